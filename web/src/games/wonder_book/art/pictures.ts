const files = import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true });

/** Where the picture of a card is fetched from, once the card is read; none that nobody drew. */
export function pictureUrl(id: string | null | undefined): string | null {
  return files[`./pictures/${id}.svg`] ?? null;
}
