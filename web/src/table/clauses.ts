const CLAUSE = /\b(?:[ND]-[A-Z]+-\d+|W-(?:[A-Z]+-)+\d+|[EOD]-\d+)\b/g;

export interface Part {
  text: string;
  clause: boolean;
}

/** A sentence cut where it names clauses of the rules. */
export function splitClauses(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(CLAUSE)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), clause: false });
    parts.push({ text: found[0], clause: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), clause: false });
  return parts;
}
