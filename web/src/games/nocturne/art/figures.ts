/** Our own stroke figures on a grid centred on 0, 0; tiles and tokens never depend on a font. */
export const FIGURES: Record<string, string> = {
  '0': 'M0-24C12-24 16-12 16 0C16 12 12 24 0 24C-12 24-16 12-16 0C-16-12-12-24 0-24Z',
  '1': 'M-9-14L3-24V24M-9 24H14',
  '2': 'M-15-12C-15-20-8-24 0-24C9-24 15-19 15-11C15-2 4 6-15 24H16',
  '3': 'M-14-24H14L-1-5C9-5 16 1 16 9.5C16 18 9 24 0 24C-8 24-13 21-16 15',
  '4': 'M7 24V-24L-17 10H18',
  '5': 'M13-24H-10L-12-3C-8-6-4-7 0-7C10-7 16-1 16 8C16 18 9 24-1 24C-8 24-13 21-16 17',
  '6': 'M10-24C-4-18-16-4-16 9C-16 18-9 24 0 24C9 24 16 18 16 9C16 0 9-6 0-6C-7-6-13-2-15.5 4',
  '7': 'M-15-24H16C8-10 1 6-4 24',
  '8': 'M0-3C-9-3-13-8-13-13.5C-13-20-8-24 0-24C8-24 13-20 13-13.5C13-8 9-3 0-3C-10-3-16 3-16 10.5C-16 19-9 24 0 24C9 24 16 19 16 10.5C16 3 10-3 0-3Z',
  '9': 'M-10 24C4 18 16 4 16-9C16-18 9-24 0-24C-9-24-16-18-16-9C-16 0-9 6 0 6C7 6 13 2 15.5-4',
  '10': 'M-20-14L-10-24V24M14-24C23-24 26-12 26 0C26 12 23 24 14 24C5 24 2 12 2 0C2-12 5-24 14-24Z',
  A: 'M-17 24L0-24L17 24M-10 8H10',
  B: 'M-12-24V24H2C10 24 15 18 15 11C15 4 10-1 2-1H-12M1-1C9-1 12-7 12-12.5C12-19 8-24 1-24H-12',
  C: 'M15-16C11-21 6-24 0-24C-10-24-16-13-16 0C-16 13-10 24 0 24C6 24 11 21 15 16',
  D: 'M-13-24V24H-2C10 24 16 13 16 0C16-13 10-24-2-24Z',
  E: 'M13-24H-12V24H13M-12-1H9',
};

export interface Stroke {
  path: string;
  x: number;
}

/** A number as strokes side by side, centred on 0; a minus sign stands in front. */
export function numberStrokes(value: number): Stroke[] {
  const digits = [...String(Math.abs(value))];
  const step = 40;
  const shift = value < 0 ? 13 : 0;
  const strokes = digits.map((digit, place) => ({
    path: FIGURES[digit]!,
    x: (place - (digits.length - 1) / 2) * step + shift,
  }));
  return value < 0 ? [{ path: 'M-9 2H9', x: strokes[0]!.x - 33 }, ...strokes] : strokes;
}
