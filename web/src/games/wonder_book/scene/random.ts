/** The same row of numbers from 0 to 1 for the same seed, so that a drawing is the same everywhere. */
export function random(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** A seed for a name. */
export function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) & 0xffffff, 7) + 3;
}
