import type { Sight } from '../../wire/types';

/**
 * Who at this device should be looking now: the seat that is shown as long as nobody else here is
 * asked, else the first that is. None means that whoever looks may go on looking.
 */
export function nextSeat(toAct: readonly number[], mine: readonly number[], shown: number | null): number | null {
  if (shown !== null && toAct.includes(shown)) return null;
  return mine.find((seat) => toAct.includes(seat)) ?? null;
}

interface Looking {
  /** The sight is one for all at this device. */
  isShared: boolean;
  /** Who said that they look alone. */
  confirmed: number | null;
  wantsOwn: boolean;
}

/**
 * The seat about to be shown what others at this device may not see, while the curtain is still
 * down; none where there is nothing to hide.
 */
export function behindCurtain(sight: Pick<Sight, 'seat' | 'to_act' | 'choices' | 'hides'>, looking: Looking): number | null {
  const { seat } = sight;
  if (seat === null) return null;
  if (!looking.isShared) return looking.confirmed === seat ? null : seat;
  const isAskedAlone = sight.to_act.includes(seat) && sight.choices.length === 0 && sight.hides === true;
  return isAskedAlone || looking.wantsOwn ? seat : null;
}
