/** What a card looks like by its types: the colours of its plate and rim, and the seals down its spine. */

export interface Paint {
  plate: string;
  back: string;
  rim: string;
}

const PAINTS: Record<string, Paint> = {
  action: { plate: '#514a5e', back: '#3b3548', rim: '#d9cdb4' },
  treasure: { plate: '#5c3d12', back: '#432b0b', rim: '#e6b452' },
  victory: { plate: '#24532f', back: '#163b22', rim: '#86c770' },
  curse: { plate: '#48235f', back: '#331546', rim: '#bd86e8' },
  night: { plate: '#262b5e', back: '#181b43', rim: '#828be6' },
  duration: { plate: '#6b3513', back: '#4d230a', rim: '#f4a660' },
  reaction: { plate: '#1d4b72', back: '#123655', rim: '#7fc9f6' },
  spirit: { plate: '#1b5154', back: '#103b3e', rim: '#88e3d5' },
  zombie: { plate: '#3f4c36', back: '#2c3726', rim: '#abc08e' },
  boon: { plate: '#5a4a1c', back: '#3f3210', rim: '#ffd98a' },
  hex: { plate: '#3a1f4c', back: '#280f38', rim: '#c98bd8' },
  state: { plate: '#33365f', back: '#23264a', rim: '#bcbad6' },
};

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
  return PAINTS[type] ?? PAINTS.action!;
}

/** The one or two types that give a card its colours and its sill. */
export function platesOf(types: readonly string[]): string[] {
  const known = types.filter((type) => type in PAINTS);
  const first = known[0] ?? 'action';
  const half = HALVES.find((type) => known.includes(type));
  if (half) return first === half ? [half] : [first, half];
  return known.length ? known.slice(0, 2) : [first];
}

export function sealsOf(types: readonly string[]): string[] {
  return types.filter((type) => SEALED.includes(type));
}

/** Both colours, cut in the middle; one where there is only one. */
export function twoTone(types: readonly string[], what: 'plate' | 'rim'): string {
  const [left, right] = platesOf(types).map((type) => paintOf(type)[what]);
  return right ? `linear-gradient(104deg, ${left} 50%, ${right} 50%)` : left!;
}
