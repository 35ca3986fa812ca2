/** Only where each picture is: a picture itself is fetched when it is first shown. */
const PLACES = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** Where the picture of a card, Boon, Hex or State is, by its id in the packs; none of one that is not drawn yet. */
export function pictureOf(kind: string): string | undefined {
  return PLACES[`./pictures/${kind}.svg`];
}

/** Has pictures at hand before the first of them is turned over. */
export function fetchPictures(kinds: Iterable<string>): void {
  for (const kind of kinds) {
    const place = pictureOf(kind);
    if (place) new Image().src = place;
  }
}
