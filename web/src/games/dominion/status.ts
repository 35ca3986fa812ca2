import { say } from '../../words.svelte';
import { kindOf } from './glossary';
import type { Play } from './play.svelte';
import { dearest } from './treasures';
import { askerOf } from './view';

export interface Status {
  /** A type whose seal is shown, or the coins at hand. */
  picture: string;
  head: string;
  rest: string;
}

const SEALS = { act: 'action', night: 'night', boon: 'fate', pick: 'action', pile: 'treasure', may: 'reaction', order: 'duration' };

/** What is asked now: short for a phase of one's own, else as the server says it. */
export function statusOf(play: Play): Status {
  const { actions, buys, coins, decision } = play.table;
  if (play.isMine && !play.isAsked) {
    const facts = { actions, buys, coins };
    if (play.kind === 'buy') return buying(play, facts);
    const phase = play.kind === 'act' ? 'act' : 'night';
    return {
      picture: phase === 'act' ? 'action' : 'night',
      head: say(`webdominion-status-${phase}`, facts),
      rest: say(`webdominion-status-${phase}-rest`),
    };
  }
  const picture = sealOf(play) ?? SEALS[decision.kind as keyof typeof SEALS] ?? 'action';
  if (play.isAsked && play.asking) return { picture, head: play.asking.head, rest: play.asking.count };
  const { head, rest } = splitColon(play.sight.decision);
  return { picture: decision.kind === 'buy' ? 'coins' : picture, head, rest };
}

function buying(play: Play, facts: { buys: number; coins: number }): Status {
  const inHand = play.coinsInHand;
  if (inHand > 0) {
    const best = dearest(play.table, play.glossary, facts.coins + inHand);
    return {
      picture: 'coins',
      head: best
        ? say('webdominion-status-reach', { coins: inHand, card: play.card(best).name })
        : say('webdominion-status-hand', { coins: inHand }),
      rest: heldWords(play) || say('webdominion-status-reach-rest'),
    };
  }
  return { picture: 'coins', head: say('webdominion-status-buy', facts), rest: say('webdominion-status-buy-rest') };
}

/** For what a card might better stay in hand. */
function heldWords(play: Play): string {
  const names = play.sight.held_for.map((card) => play.card(card).name);
  return names.length ? say('webdominion-status-held', { cards: names.join(', ') }) : '';
}

function sealOf(play: Play): string | null {
  const asker = askerOf(play.table);
  if (!asker || asker === 'start_of_turn') return null;
  const kind = kindOf(play.glossary, asker);
  return { boon: 'fate', hex: 'doom', state: 'doom', card: play.card(asker).types[0] ?? 'action' }[kind];
}

/** What is asked, cut at its colon: the short part, then what can be done. */
function splitColon(text: string): { head: string; rest: string } {
  const [head = '', ...rest] = text.split(': ');
  const told = rest.join(': ');
  return { head, rest: told.charAt(0).toLocaleUpperCase() + told.slice(1) };
}
