/** Cut-paper firs and stars, the same on every visit: drawn from small dice of our own. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Row {
  seed: number;
  count: number;
  /** Where the trunks stand, and how tall and wide a tree is, on a scene of 1440 × 900. */
  base: number;
  height: number;
  width: number;
}

/** A row of firs: every tree, and the right half of every tree for its shade. */
export function firs({ seed, count, base, height, width }: Row): { whole: string; shade: string } {
  const roll = dice(seed);
  const whole: string[] = [];
  const shade: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5 + (roll() - 0.5) * 0.7) / count) * 1560 - 60;
    const tall = height * (0.62 + roll() * 0.5);
    const half = (width / 2) * (0.8 + roll() * 0.4);
    const foot = base + (roll() - 0.5) * 18;
    const sides = branches(roll, tall, half);
    const right = sides.map(([out, down]) => `L${round(x + out)} ${round(foot - tall + down)}`);
    const left = sides.map(([out, down]) => `L${round(x - out)} ${round(foot - tall + down)}`).reverse();
    const trunk = round(half * 0.12);
    whole.push(`M${round(x)} ${round(foot - tall)}${right.join('')}h${trunk - half}v30h${-2 * trunk}v-30${left.join('')}Z`);
    shade.push(`M${round(x)} ${round(foot - tall)}${right.join('')}L${round(x)} ${round(foot)}Z`);
  }
  return { whole: whole.join(''), shade: shade.join('') };
}

/** The right edge of a fir from its top, as (outwards, down). */
function branches(roll: () => number, tall: number, half: number): [number, number][] {
  const tiers = 4 + Math.floor(roll() * 3);
  const points: [number, number][] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const down = (tall * tier) / tiers;
    const out = half * (tier / tiers) * (0.85 + roll() * 0.15);
    points.push([tier === tiers ? half : out, down - (tier === tiers ? 0 : tall * 0.02)]);
    if (tier < tiers) points.push([out * 0.52, down - tall * 0.05]);
  }
  return points;
}

export function stars(seed: number, count: number): { x: number; y: number; r: number }[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => ({
    x: round(roll() * 1440),
    y: round(roll() ** 1.5 * 520),
    r: round(0.6 + roll() * 1.3),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
