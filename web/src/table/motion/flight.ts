/** Where something is on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Flight {
  from: Box;
  to: Box;
  at: number;
  time: number;
  /** Shown before it sets off, and until when after it has arrived. */
  isThere: boolean;
  until: number;
  /** How high it rises on its way, in px. */
  arc: number;
}

/** A part of a box: the token on a cell. */
export function inset(box: Box, share: number): Box {
  return {
    left: box.left + box.width * share,
    top: box.top + box.height * share,
    width: box.width * (1 - 2 * share),
    height: box.height * (1 - 2 * share),
  };
}

/** A square of a given side in the middle of a box. */
export function middle(box: Box, side: number): Box {
  return {
    left: box.left + (box.width - side) / 2,
    top: box.top + (box.height - side) / 2,
    width: side,
    height: side,
  };
}

function shift(from: Box, to: Box, part: number, rise: number): string {
  const x = (to.left - from.left) * part;
  const y = (to.top - from.top) * part - rise;
  const scale = 1 + (to.width / Math.max(1, from.width) - 1) * part;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** The keyframes of something that waits, flies and stays, over the whole time of its flight. */
export function keyframesOf(flight: Flight): { frames: Keyframe[]; time: number } {
  const { from, to, at, time, isThere, arc } = flight;
  const end = Math.max(flight.until, at + time, 1);
  const part = (moment: number) => Math.min(1, moment / end);
  const hidden = isThere ? 1 : 0;
  const frames: Keyframe[] = [
    { offset: 0, opacity: hidden, transform: shift(from, to, 0, 0) },
    { offset: part(at), opacity: hidden, transform: shift(from, to, 0, 0) },
    { offset: part(at), opacity: 1, transform: shift(from, to, 0, 0), easing: 'cubic-bezier(.3,.2,.6,1)' },
    { offset: part(at + time / 2), opacity: 1, transform: shift(from, to, 0.55, arc), easing: 'cubic-bezier(.3,0,.6,1)' },
    { offset: part(at + time), opacity: 1, transform: shift(from, to, 1, 0) },
    { offset: 1, opacity: 1, transform: shift(from, to, 1, 0) },
  ];
  return { frames, time: end };
}
