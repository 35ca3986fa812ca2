/** How much of a place, from its foot, what one acts with needs: the part marked by `data-clear` stays free. */
export function clearBelow(place: Element): number {
  return fromFoot(place, '[data-clear]');
}

/** How much of a place, from its foot, a card may lie on: on a phone the part marked by `data-cover`, so that all above it stays in sight. */
export function coverBelow(place: Element): number {
  return fromFoot(place, '[data-cover]');
}

function fromFoot(place: Element, marked: string): number {
  const room = place.getBoundingClientRect();
  const part = document.querySelector(marked)?.getBoundingClientRect();
  return part ? Math.max(0, room.bottom - part.top) : 0;
}
