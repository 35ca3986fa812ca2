import { say } from '../../words.svelte';
import type { Play } from './play.svelte';
import { thingName } from './reading';
import type { Figure } from './scene/standing';

/** "T5 West stacks, legal: move. 1 wyrm; 1 spark. Open to T4 Lectern; blocked to T2 Hearth." */
export function areaName(play: Play, id: string): string {
  const told = play.reading.told[id];
  const option = play.targets.get(`area:${id}`)?.[0];
  const parts = [`${id} ${play.area(id)}`];
  if (option) parts.push(`${say('webtable-legal')}: ${option.label}`);
  if (option && option.text === play.advised) parts.push(say('web-hint-advised'));
  const ways = [
    told?.here ?? '',
    told?.open ? say('webwonder-open-to', { areas: told.open }) : '',
    told?.blocked ? say('webwonder-blocked-to', { areas: told.blocked }) : '',
  ];
  return [parts.join(', '), ...ways.filter(Boolean)].join('. ');
}

/** What a figure is called, where it stands, and what a tap on it does. */
export function figureName(play: Play, kind: Figure['kind'], id: string, area: string, place: string): string {
  const options = play.targets.get(place) ?? [];
  const what = {
    hero: () => play.name(id),
    ally: () => play.name(id),
    boss: () => play.name(id),
    wyrm: () => say('webwonder-wyrm', { state: play.table.wyrms.find(({ wyrm }) => String(wyrm) === id)?.state ?? 'standing' }),
    card: () => cardName(play, id, area),
    spark: () => say('webwonder-spark'),
  }[kind]();
  const does = options.length === 1 ? [`${say('webtable-legal')}: ${options[0]!.label}`] : options.length ? [say('webtable-legal')] : [];
  const isAdvised = play.advisedPlaces.has(place) ? [say('web-hint-advised')] : [];
  return [what, `${area} ${play.area(area)}`, ...does, ...isAdvised].join(', ');
}

/** The name of a card on the board, none while it lies face-down; and how far it is. */
export function cardName(play: Play, id: string, area: string): string {
  const thing = play.table.areas[area]?.objects.find((one) => one.card === id);
  if (thing?.is_hidden) return say('webwonder-face-down');
  const name = thingName(play.reading, id);
  return thing?.need != null ? say('webwonder-done-of', { name, now: thing.progress, need: thing.need }) : name;
}
