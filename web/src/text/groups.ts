import type { Choice } from '../wire/types';

export interface Group {
  /** What all labels of the group begin with; empty for actions that stand alone. */
  title: string;
  choices: Choice[];
}

/** Fewer choices than this are one plain list. */
const FEW = 8;

/**
 * Choices put together by what they do. An action's text is `seat verb what …`: those that share verb and
 * what belong together, and the words their labels share are the heading.
 */
export function groupsOf(choices: readonly Choice[]): Group[] {
  if (choices.length < FEW) return [{ title: '', choices: [...choices] }];
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = choice.text.split(' ').slice(1, 3).join(' ');
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  if (found.size === choices.length) return byVerb(choices);
  const alone = [...found.values()].filter((group) => group.length === 1).flat();
  const groups = [...found.values()].filter((group) => group.length > 1);
  const told = groups.map((group) => ({ title: sharedWords(group), choices: group }));
  return alone.length ? [...told, { title: '', choices: alone }] : told;
}

/** Where no two actions share what they are about: what is bought apart from what is played. */
function byVerb(choices: readonly Choice[]): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.text.split(' ')[1] ?? '';
    found.set(verb, [...(found.get(verb) ?? []), choice]);
  }
  const alone = [...found.values()].filter((group) => group.length === 1).flat();
  const groups = [...found.values()].filter((group) => group.length > 1);
  const told = groups.map((group) => ({ title: sharedWords(group), choices: group }));
  return alone.length ? [{ title: '', choices: alone }, ...told] : told;
}

/** The words that all labels begin with. */
export function sharedWords(choices: readonly Choice[]): string {
  const [first = [], ...rest] = choices.map((choice) => choice.label.split(' '));
  let count = 0;
  while (count < first.length - 1 && rest.every((words) => words[count] === first[count])) count++;
  return first.slice(0, count).join(' ');
}

/** Choices whose label or text has all the typed words in it. */
export function filtered(choices: readonly Choice[], typed: string): Choice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const told = `${choice.label} ${choice.text}`.toLowerCase();
    return words.every((word) => told.includes(word));
  });
}

/** The legal action that somebody typed, with or without the seat in front, or by its label. */
export function typedAction(choices: readonly Choice[], typed: string, seat: number | null): string | null {
  const bare = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const named = [bare, `${seat} ${bare}`];
  const found = choices.find(({ text, label }) => named.includes(text.toLowerCase()) || label.toLowerCase() === bare);
  return found?.text ?? null;
}

/** What is asked about when somebody types an action that is not legal: its full text. */
export function fullText(typed: string, seat: number | null): string {
  const bare = typed.trim().replace(/\s+/g, ' ');
  return /^\d+ /.test(bare) || seat === null ? bare : `${seat} ${bare}`;
}
