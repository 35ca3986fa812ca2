import { hasWord, say } from '../../../words.svelte';
import { factsOf, type Glossary } from '../glossary';
import { idOf, START_OF_TURN, type Question, type Thing, type Verb } from './model';
import { chosenFor, completed, isAnswer, laneOf, openLanes, sentKeys, type Plan } from './plan';

/** So many names fit on a button; of more cards it says how many. */
const MOST_NAMES = 3;

/** `2 × Copper and Estate`. */
export function listCards(glossary: Glossary, ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const told = [...counts].map(([id, count]) => {
    const name = factsOf(glossary, id).name;
    return count === 1 ? name : say('webquestion-counted', { count, name });
  });
  return told.reduce((start, end, place) =>
    say(place === told.length - 1 ? 'webquestion-list-and' : 'webquestion-list-more', { start, end }),
  );
}

/** What the big button does; what is still to be chosen where it can do nothing yet. */
export function answerWords(question: Question, plan: Plan, glossary: Glossary): string {
  if (question.drawing === 'lanes') return laneWords(question, plan);
  if (!isAnswer(question, plan)) return chooseWords(question);
  const chosen = chosenFor(question, completed(question, plan));
  const sent = sentKeys(question, plan);
  const keys = chosen.filter((key) => !sent.includes(key));
  if (keys.length === 0) return question.labels.get(question.stop ?? '') ?? '';
  const ids = keys.map(idOf);
  if (question.drawing === 'order') return say('webquestion-put-back', { count: ids.length });
  if (question.kind === 'order') return question.labels.get(question.actions.get(ids[0]!) ?? '') ?? '';
  const isShort = new Set(ids).size <= MOST_NAMES;
  const cards = isShort ? listCards(glossary, ids) : say('webquestion-cards', { count: ids.length });
  return say('webquestion-do', { verb: question.verb, cards });
}

function chooseWords(question: Question): string {
  if (question.drawing === 'order') return say('webquestion-choose-order');
  if (question.kind === 'pick' || question.kind === 'pile') {
    const { least, most } = question;
    const how = least === most ? 'exactly' : most >= question.things.length ? 'any' : 'most';
    return say('webquestion-choose', { how, count: most });
  }
  return say('webquestion-choose-one');
}

/** “Put 3 back, discard 2”: what happens to how many. */
function laneWords(question: Question, plan: Plan): string {
  const sent = sentKeys(question, plan);
  const parts = openLanes(question).flatMap((verb) => {
    const count = laneOf(plan, verb).filter((key) => !sent.includes(key)).length;
    return count ? [say('webquestion-part', { verb, count })] : [];
  });
  const told = parts.join(', ');
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}

export function laneName(verb: Verb): string {
  return say('webquestion-lane', { verb });
}

/** What becomes of a chosen card in hand or a pile. */
export function tagWords(question: Question, isTold: boolean): string {
  return isTold ? say('webquestion-state-told') : say('webquestion-tag', { verb: question.verb });
}

/** “2 of 2 chosen”, and how much of it is told already. */
export function countWords(question: Question, plan: Plan): string {
  if (question.drawing === 'lanes' || question.drawing === 'yesno' || question.kind !== 'pick') return '';
  const chosen = chosenFor(question, plan).length;
  const told = question.sent.length ? ` · ${say('webquestion-told', { count: question.sent.length })}` : '';
  return say('webquestion-count', { count: chosen, most: question.most }) + told;
}

/** The sentence over the things; where the asker lies beside it with its name, without that name. */
export function titleOf(question: Question, glossary: Glossary, isNamed: boolean): string {
  const asker = question.asker === START_OF_TURN ? '' : factsOf(glossary, question.asker).name;
  const sentence = ownTitle(question, asker) ?? question.sentence.replace(/\.$/, '');
  const head = `${asker}: `;
  if (!isNamed || !asker || !sentence.startsWith(head)) return sentence;
  const rest = sentence.slice(head.length);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Cards are sorted in one go, whatever the engine asks for first, and are numbered as they will be drawn. */
function ownTitle(question: Question, asker: string): string | null {
  const facts = { asker, count: question.things.length };
  if (question.drawing === 'lanes') return say('webquestion-title-lanes', facts);
  return question.drawing === 'order' ? say('webquestion-title-order', facts) : null;
}

/** What the asker says, and how the things are chosen. */
export function noteOf(question: Question, glossary: Glossary): string {
  if (question.drawing === 'lanes') return say('webquestion-note-lanes');
  if (question.drawing === 'order') return say('webquestion-note-order');
  if (question.drawing === 'effects') return say('webquestion-note-effects');
  // Yes and no are spelled out.
  return question.drawing === 'yesno' ? '' : factsOf(glossary, question.asker).text;
}

/** What brings about each effect of a gain. */
const CAUSES: Readonly<Record<string, string>> = { exchange: 'changeling', topdeck: 'tracker' };

/** One of several effects: whose it is, what it is called, what it does. */
export function effectOf(question: Question, thing: Thing, glossary: Glossary): { id: string; name: string; text: string } {
  const [first = '', second] = thing.id.split(' ');
  if (question.asker === START_OF_TURN) {
    const { name, text } = factsOf(glossary, first);
    return { id: first, name: second ? `${name} (${second})` : name, text };
  }
  const id = CAUSES[first] ?? second ?? first;
  const label = question.labels.get(question.actions.get(thing.id) ?? '') ?? '';
  return { id, name: label, text: factsOf(glossary, id).text };
}

/** What is known of the table beyond the question itself. */
export interface Around {
  hand: number;
  left: (card: string) => number;
}

/** What follows from yes and from no. */
export function outcomes(question: Question, glossary: Glossary, around: Around): { yes: string; no: string } {
  const about = question.about ? factsOf(glossary, question.about) : null;
  const facts = {
    asker: factsOf(glossary, question.asker).name,
    about: about?.name ?? '',
    text: about?.text ?? '',
    hand: around.hand,
    left: around.left(question.asker),
    gold: factsOf(glossary, 'gold').name,
  };
  const told = (answer: 'yes' | 'no') => {
    const own = `webquestion-${answer}-${question.asker}`;
    return say(hasWord(own) ? own : `webquestion-${answer}`, facts);
  };
  return { yes: told('yes'), no: told('no') };
}
