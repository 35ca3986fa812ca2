/** The address of a match in whatever somebody pasted: a whole link, its path, or the bare name. */
export function matchInLink(text: string): string | null {
  const bare = text.trim();
  if (/^[\w-]{4,64}$/.test(bare)) return `/match/${bare}`;
  const path = /\/match\/([\w-]{4,64})\/?(\?[^#\s]*)?(#\S*)?$/.exec(bare);
  return path ? `/match/${path[1]}${path[2] ?? ''}${path[3] ?? ''}` : null;
}
