/** How much of a place, from its foot, what one acts with needs: the part marked by `data-clear` stays free. */
export function clearBelow(place: Element): number {
  const room = place.getBoundingClientRect();
  const kept = document.querySelector('[data-clear]')?.getBoundingClientRect();
  return kept ? Math.max(0, room.bottom - kept.top) : 0;
}
