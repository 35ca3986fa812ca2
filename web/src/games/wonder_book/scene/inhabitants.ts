import type { WyrmState } from '../wire';

export interface HeroHere {
  id: string;
  seat: number;
  isActive: boolean;
  isDown: boolean;
}

/** An ally or a boss, and which figure that is. */
export interface OtherHere {
  id: string;
  figure: string;
}

export interface CardHere {
  card: string;
  /** What is drawn on it. */
  piece: string | null;
}

/** Everybody and everything in an area. */
export interface Here {
  heroes: HeroHere[];
  allies: OtherHere[];
  bosses: OtherHere[];
  wyrms: { wyrm: number; state: WyrmState }[];
  sparks: number;
  cards: CardHere[];
  tokens: number;
  isLit: boolean;
  vortex: 'awake' | 'asleep' | null;
}

export type Inhabitants = Readonly<Record<string, Here>>;

export const NOBODY: Here = { heroes: [], allies: [], bosses: [], wyrms: [], sparks: 0, cards: [], tokens: 0, isLit: false, vortex: null };

/** More figures than these stand closer together. */
const MANY = 4;

export function isCrowd(here: Here): boolean {
  return here.heroes.length + here.allies.length + here.bosses.length + here.wyrms.length > MANY;
}

/** Wyrms of a state together; in a crowd they stand as one figure with their number. */
export interface Pack {
  state: WyrmState;
  wyrms: number[];
}

export function packsOf(here: Here): Pack[] {
  if (!isCrowd(here)) return here.wyrms.map(({ wyrm, state }) => ({ state, wyrms: [wyrm] }));
  const found = new Map<WyrmState, number[]>();
  for (const { wyrm, state } of here.wyrms) found.set(state, [...(found.get(state) ?? []), wyrm]);
  return [...found].map(([state, wyrms]) => ({ state, wyrms }));
}
