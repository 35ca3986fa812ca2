/**
 * Who at this device should be looking now: the seat that was last shown as long as nobody else
 * here is asked, else the first that is. `shown` is none before anybody has looked.
 * None means that whoever looks may go on looking.
 */
export function nextSeat(toAct: readonly number[], mine: readonly number[], shown: number | null): number | null {
  if (shown !== null && toAct.includes(shown)) return null;
  const asked = mine.find((seat) => toAct.includes(seat));
  if (asked !== undefined) return asked;
  return shown === null ? (mine[0] ?? null) : null;
}
