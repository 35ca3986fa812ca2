interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;
const GAP = 12;

/** Where a bubble goes: under its target, above it if there is no room, always on the screen. */
export function placeBubble(
  target: Box,
  bubble: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number; arrow: number; isAbove: boolean } {
  const middle = target.left + target.width / 2;
  const most = screen.width - bubble.width - MARGIN;
  const left = Math.max(MARGIN, Math.min(middle - bubble.width / 2, most));
  const below = target.top + target.height + GAP;
  const isAbove = below + bubble.height > screen.height - MARGIN && target.top - GAP - bubble.height > 0;
  const top = isAbove ? target.top - GAP - bubble.height : Math.min(below, screen.height - bubble.height - MARGIN);
  const arrow = Math.max(18, Math.min(middle - left, bubble.width - 18));
  return { left, top, arrow, isAbove };
}
