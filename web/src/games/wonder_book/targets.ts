import { answersOf, type Deed, deedOf, type Option } from './choices';
import type { TableView } from './view';

/** What a tap on a place may mean: `area:T4`, `wyrm:3`, `boss:gnawer`, `hero:bull`, `card:6`, `spark:T4`. */
export type Targets = ReadonlyMap<string, Option[]>;

/** What can be pointed at on the board. With nothing chosen a plate is a way, a wyrm a fight, a card or spark is taken up. */
export function targetsOf(
  table: TableView,
  options: readonly Option[],
  wished: { deed: Deed | null; forAll: boolean; reach: readonly string[] },
): Targets {
  const found = new Map<string, Option[]>();
  const add = (place: string, option: Option) => found.set(place, [...(found.get(place) ?? []), option]);
  for (const option of answersOf(options, wished.forAll)) {
    const deed = deedOf(option);
    if (wished.deed && deed !== wished.deed) continue;
    for (const place of placesOf(table, option, wished)) add(place, option);
  }
  return found;
}

function placesOf(table: TableView, { verb, names }: Option, { deed, reach }: { deed: Deed | null; reach: readonly string[] }): string[] {
  const [one = '', other = ''] = names;
  switch (verb) {
    case 'move':
      return [`area:${other}`];
    case 'way':
    case 'area':
      return [`area:${one}`];
    case 'collect':
      return [`spark:${table.heroes.find((hero) => hero.id === one)?.area ?? ''}`];
    case 'interact':
      return [`card:${other}`];
    case 'attack':
      return reach.flatMap((foe) => foesOf(table, foe.split(' ')));
    case 'wyrm':
      return foesOf(table, [verb, ...names]);
    case 'boss':
    case 'turn':
    case 'hero':
    case 'victim':
      return [`${verb === 'boss' ? 'boss' : 'hero'}:${one}`];
    case 'give':
    case 'take':
      return deed === 'give' ? [`hero:${names[2]}`] : [];
  }
  return [];
}

/** Wyrms are named by their area and state, bosses by their name. */
function foesOf(table: TableView, [kind, ...names]: string[]): string[] {
  if (kind === 'boss') return [`boss:${names[0]}`];
  const [area, state] = names;
  return table.wyrms.filter((wyrm) => wyrm.area === area && wyrm.state === state).map(({ wyrm }) => `wyrm:${wyrm}`);
}

/** What was tapped, as an action to ask about where it is not possible. */
export function askedAbout(seat: number, hero: string, place: string): string | null {
  const [kind, id] = place.split(':');
  switch (kind) {
    case 'area':
      return `${seat} move ${hero} ${id}`;
    case 'wyrm':
    case 'boss':
      return `${seat} attack ${hero}`;
    case 'spark':
      return `${seat} collect ${hero}`;
    case 'card':
      return `${seat} interact ${hero} ${id}`;
  }
  return null;
}
