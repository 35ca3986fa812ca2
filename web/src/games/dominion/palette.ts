import { PLATES, type PlateType } from './art/plates';

/** What a card looks like by its types: the colours of its plate and rim, and the seals down its spine. */

type Paint = (typeof PLATES)[PlateType];

/** Types with a seal of their own. */
const SEALED = [
  'action',
  'treasure',
  'victory',
  'curse',
  'night',
  'duration',
  'attack',
  'reaction',
  'doom',
  'fate',
  'heirloom',
  'spirit',
  'zombie',
];

/** These take the right half, whatever comes before them. */
const HALVES = ['spirit', 'zombie'];

export function paintOf(type: string): Paint {
  return PLATES[(type in PLATES ? type : 'action') as PlateType];
}

/** The one or two types that give a card its colours and its sill. */
export function platesOf(types: readonly string[]): string[] {
  const known = types.filter((type) => type in PLATES);
  const first = known[0] ?? 'action';
  const half = HALVES.find((type) => known.includes(type));
  if (half) return first === half ? [half] : [first, half];
  return known.length ? known.slice(0, 2) : [first];
}

export function sealsOf(types: readonly string[]): string[] {
  return types.filter((type) => SEALED.includes(type));
}

/** Both colours, cut in the middle; one where there is only one. */
export function twoTone(types: readonly string[], what: 'ground' | 'rim'): string {
  const [left, right] = platesOf(types).map((type) => paintOf(type)[what]);
  return right ? `linear-gradient(104deg, ${left} 50%, ${right} 50%)` : left!;
}
