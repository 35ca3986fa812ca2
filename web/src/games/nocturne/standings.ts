import type { Glossary, GoalFacts } from './glossary';
import type { TableView } from './view';

export interface Shown {
  id: number;
  round: 'twilight' | 'moonlight';
  thing: string;
  facts: GoalFacts;
  seats: { seat: number; count: number; leads: boolean }[];
  needed: number | null;
  /** Who holds the card already. */
  claimed: number | null;
  /** Nothing to count: one has it or not. */
  isYesNo: boolean;
}

const YES_NO = ['last_star', 'lowest_dedicated'];
const UNCOUNTED = ['corner_cast'];

/** The goals of this round with how everybody stands, those taken already included. */
export function goalsOf(table: TableView, glossary: Glossary): Shown[] {
  const open = table.standings.flatMap((standing) => {
    const facts = glossary.goals[standing.round][standing.goal];
    if (!facts) return [];
    const seats = standing.counts.map((count, seat) => ({ seat, count, leads: standing.leads.includes(seat) }));
    return [shown(standing.round, standing.goal, facts, UNCOUNTED.includes(facts.rule) ? [] : seats, standing.needed)];
  });
  return table.round === 'twilight' ? [...open, ...claimedGoals(table, glossary)] : open;
}

function claimedGoals(table: TableView, glossary: Glossary): Shown[] {
  return table.seats.flatMap((owner, seat) =>
    owner.goals.flatMap((goal) => {
      const facts = glossary.goals.twilight[goal];
      return facts ? [{ ...shown('twilight', goal, facts, [], null), claimed: seat }] : [];
    }),
  );
}

function shown(round: Shown['round'], id: number, facts: GoalFacts, seats: Shown['seats'], needed: number | null): Shown {
  const thing = `goal:${round}:${id}`;
  return { id, round, thing, facts, seats, needed, claimed: null, isYesNo: YES_NO.includes(facts.rule) };
}
