import { say } from '../../words.svelte';
import type { Place } from './asking';
import type { Mark } from './mark';
import type { Play } from './play.svelte';

/** "Vampire, costs 5, Night, Attack, Doom, 2 left, you can buy it" */
export function pileName(play: Play, card: string): string {
  const facts = play.card(card);
  const parts = [
    facts.name,
    say('webdominion-costs', { cost: facts.cost }),
    facts.types_text,
    say('webdominion-left', { count: play.table.piles[card] ?? 0 }),
  ];
  return [...parts, ...markNames(play, 'pile', card, play.markOf('pile', card))].join(', ');
}

/** "Village, Action, you can play it" */
export function handName(play: Play, card: string, copy: number, count: number): string {
  const facts = play.card(card);
  const parts = [count > 1 ? say('webdominion-times', { count, card: facts.name }) : facts.name, facts.types_text];
  if (play.isTonight(card)) parts.push(say('webdominion-tonight'));
  return [...parts, ...markNames(play, 'hand', card, play.markOf('hand', card, copy), copy)].join(', ');
}

function markNames(play: Play, place: Place, card: string, mark: Mark, copy = 0): string[] {
  const found: string[] = [];
  if (mark === 'legal') {
    const may = play.isAsked ? 'choose' : place === 'hand' ? 'play' : 'buy';
    found.push(say('webdominion-you-can', { may }));
  }
  if (mark === 'reach') found.push(say('webdominion-in-reach'));
  if (mark === 'chosen') found.push(say('webdominion-chosen'), play.asking?.tagOf(place, card, copy) ?? '');
  if (isAdvised(play, place, card)) found.push(say('web-hint-advised'));
  return found.filter(Boolean);
}

/** Does a hint advise to use this card? */
export function isAdvised(play: Play, place: Place, card: string): boolean {
  const advised = play.advised;
  if (!advised || advised.names[0] !== card) return false;
  return place === 'pile' ? ['buy', 'gain'].includes(advised.verb) : !['buy', 'gain'].includes(advised.verb);
}

/** Whose something is, for sentences that speak to one of the players. */
export function owner(play: Play, seat: number): { who: 'you' | 'other'; name: string } {
  return { who: seat === play.me ? 'you' : 'other', name: play.sight.names[seat] ?? '' };
}
