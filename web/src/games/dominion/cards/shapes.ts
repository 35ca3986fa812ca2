/** How large a pile is drawn, in tens of points. */
export type Shape = 'wide' | 'low' | 'strip' | 'basic' | 'phone' | 'slim';

export const SHAPES: Record<Shape, { wide: number; high: number }> = {
  wide: { wide: 15.6, high: 13.8 },
  low: { wide: 15.6, high: 11.8 },
  strip: { wide: 15.6, high: 8.4 },
  basic: { wide: 9.2, high: 8.4 },
  phone: { wide: 8.6, high: 10 },
  slim: { wide: 4.8, high: 7.6 },
};

/** So many are called few. */
export const FEW = 2;
