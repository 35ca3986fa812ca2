import { say } from '../../words.svelte';
import { kindOf } from './glossary';
import type { Play } from './play.svelte';

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
    const best = dearest(play, facts.coins + inHand);
    return {
      picture: 'coins',
      head: best
        ? say('webdominion-status-reach', { coins: inHand, card: play.card(best).name })
        : say('webdominion-status-hand', { coins: inHand }),
      rest: say('webdominion-status-reach-rest'),
    };
  }
  return { picture: 'coins', head: say('webdominion-status-buy', facts), rest: say('webdominion-status-buy-rest') };
}

/** The dearest pile that so many coins would buy; of equal ones a Victory card. */
function dearest(play: Play, coins: number): string | null {
  const open = play.table.supply.filter((card) => (play.table.piles[card] ?? 0) > 0 && play.card(card).cost <= coins);
  const worth = (card: string) => play.card(card).cost * 2 + (play.card(card).types.includes('victory') ? 1 : 0);
  const best = open.reduce<string | null>((best, card) => (best && worth(best) >= worth(card) ? best : card), null);
  return best && play.card(best).cost > 0 ? best : null;
}

function sealOf(play: Play): string | null {
  const asker = play.table.decision.asker;
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
