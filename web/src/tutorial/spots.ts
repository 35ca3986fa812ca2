function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Where it is drawn: the first of these selectors with something to be seen. */
export function find(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isSeen);
    if (found) return found;
  }
  return null;
}

export interface Hole {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;

/** The hole that lets a spot be seen, a little larger than it. */
export function holeOf(element: Element): Hole {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** Where a bubble of this size goes: below the hole if it fits, else above, else where more room is. */
export function bubbleTop(hole: Hole, bubble: number, screen: number): number {
  const below = hole.top + hole.height + MARGIN;
  if (below + bubble <= screen) return below;
  const above = hole.top - MARGIN - bubble;
  if (above >= 0) return above;
  return hole.top > screen - hole.top - hole.height ? MARGIN : Math.max(MARGIN, screen - bubble - MARGIN);
}
