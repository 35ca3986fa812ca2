type Clause = [id: string, text: string];

/** Clauses that have all the typed words in them. */
export function found(clauses: Record<string, string>, typed: string): Clause[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(clauses).filter(([id, text]) => {
    const told = `${id} ${text}`.toLowerCase();
    return words.every((word) => told.includes(word));
  });
}

/** Clauses by chapter: `N-CAST-2` is in `N-CAST`. */
export function chapters(clauses: readonly Clause[]): [string, Clause[]][] {
  const told = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const chapter = clause[0].replace(/-\w+$/, '');
    told.set(chapter, [...(told.get(chapter) ?? []), clause]);
  }
  return [...told];
}
