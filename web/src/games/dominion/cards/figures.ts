/** Our own stroke figures on a grid of 58, as wide as 44 each. */
const STROKES: Record<string, string> = {
  '0': 'M0-24C11-24 15-12 15 0C15 12 11 24 0 24C-11 24-15 12-15 0C-15-12-11-24 0-24Z',
  '1': 'M-9-14L3-24V24M-9 24H14',
  '2': 'M-15-12C-15-20-8-24 0-24C9-24 15-19 15-11C15-2 4 6-15 24H16',
  '3': 'M-14-24H14L-1-5C9-5 16 1 16 9.5C16 18 9 24 0 24C-8 24-13 21-16 15',
  '4': 'M7 24V-24L-17 10H18',
  '5': 'M13-24H-11L-13-3C-9-6-4-7 0-7C10-7 16-1 16 8C16 18 9 24-1 24C-8 24-13 21-16 16',
  '6': 'M10-24C-4-18-16-4-16 9C-16 18-9 24 0 24C9 24 16 18 16 9C16 0 9-6 0-6C-7-6-13-2-15.5 4',
  '7': 'M-15-24H16C8-10 1 6-4 24',
  '8': 'M0-3C-9-3-13-8-13-13.5C-13-20-8-24 0-24C8-24 13-20 13-13.5C13-8 9-3 0-3C-10-3-16 3-16 10.5C-16 19-9 24 0 24C9 24 16 19 16 10.5C16 3 10-3 0-3Z',
  '9': 'M-10 24C4 18 16 4 16-9C16-18 9-24 0-24C-9-24-16-18-16-9C-16 0-9 6 0 6C7 6 13 2 15.5-4',
  '-': 'M-14 0H14',
};
const ADVANCE = 44;
const GRID = 58;

export interface Figure {
  path: string;
  transform: string;
}

/** A number centred on (x, y), so and so high. */
export function figuresOf(number: number | string, x: number, y: number, high: number): Figure[] {
  const scale = high / GRID;
  const signs = [...String(number)].filter((sign) => sign in STROKES);
  return signs.map((sign, index) => {
    const right = (index - (signs.length - 1) / 2) * ADVANCE * scale;
    return { path: STROKES[sign]!, transform: `translate(${x + right} ${y}) scale(${scale})` };
  });
}
