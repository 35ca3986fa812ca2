import { getContext, setContext, untrack } from 'svelte';
import { settings } from '../../../settings.svelte';
import { announce } from '../../../ui/live.svelte';
import { say } from '../../../words.svelte';
import type { Asking, Deed, Place } from '../asking';
import type { Mark } from '../mark';
import type { Play } from '../play.svelte';
import { WRITING } from '../intents';
import { keyOf, questionOf, START_OF_TURN, type Question, type Verb } from './model';
import {
  asShown,
  beginPlan,
  chosenFor,
  follow,
  isAnswer,
  laneOf,
  nextAction,
  openLanes,
  placeThing,
  sentKeys,
  tapThing,
  type Plan,
  type Progress,
} from './plan';
import { acceptOf, keepStanding, standingAnswer, standingIn, type Standing } from './standing';
import { answerWords, countWords, tagWords, titleOf } from './words';

interface Chosen extends Progress {
  of: Question;
}

/** One person's hands in a question: what is chosen, how it is told, and what is answered unasked. */
export class Answering implements Asking {
  /** The answer that is about to be given shall hold for the rest of the match. */
  isForAlways: boolean = $state(false);
  standing: Standing = $state.raw({});

  readonly #play: Play;
  /** What was chosen in the question last seen; `#turned` tells of every change that a person makes. */
  #chosen: Chosen | null = null;
  #turned = $state(0);
  /** Where the last action of an answer was told; nothing is told there twice. */
  #told = -1;
  /** Who asks in which order things come, and shall not ask again. */
  #passing: string | null = $state(null);
  #last = 0;
  /** Where somebody came back to: there they are asked. */
  #back = -1;

  readonly length = $derived.by(() => this.#play.log.at(-1)?.length ?? 0);
  readonly question = $derived.by(() => (this.#play.isAsked ? questionOf(this.#play.sight, this.length) : null));
  readonly #now = $derived.by((): Chosen | null => {
    void this.#turned;
    const { question } = this;
    if (this.#chosen?.of !== question) {
      this.#chosen = question && { of: question, ...follow(this.#chosen?.of ?? null, this.#chosen, question) };
    }
    return this.#chosen;
  });
  readonly plan = $derived.by((): Plan | null => this.#now?.plan ?? null);
  readonly isSending = $derived.by(() => this.#now?.isSending ?? false);

  readonly head = $derived.by(() => (this.question ? titleOf(this.question, this.#play.glossary, false) : ''));
  readonly count = $derived.by(() => (this.question && this.plan ? countWords(this.question, this.plan) : ''));
  readonly hasTray = $derived.by(() => this.question !== null && !['hand', 'piles'].includes(this.question.drawing));
  readonly answer = $derived.by((): Deed | null => this.#answer());
  readonly decline = $derived.by((): Deed | null => this.#decline());

  constructor(play: Play) {
    this.#play = play;
    $effect(() => {
      const { me, info } = play;
      this.standing = me === null ? {} : standingIn(info.match, me);
    });
    $effect(() => this.#send());
    $effect(() => this.#answerUnasked());
  }

  get asker(): string {
    const { question } = this;
    return question && question.asker !== START_OF_TURN ? question.asker : '';
  }

  markOf(place: Place, card: string, copy: number): Mark {
    const key = this.#keyAt(place, card, copy);
    return key ? this.markOfKey(key) : 'dim';
  }

  markOfKey(key: string): Mark {
    const { question, plan } = this;
    const thing = question?.things.find((one) => one.key === key);
    if (!question || !plan || !thing?.isLegal) return 'dim';
    if (question.drawing === 'lanes') return laneOf(plan, 'topdeck').includes(key) ? 'legal' : 'chosen';
    return chosenFor(question, plan).includes(key) ? 'chosen' : 'legal';
  }

  isTold(key: string): boolean {
    const { question, plan } = this;
    return question !== null && plan !== null && sentKeys(question, plan).includes(key);
  }

  tagOf(place: Place, card: string, copy: number): string {
    const key = this.#keyAt(place, card, copy);
    const isCard = this.question !== null && key !== null && this.markOfKey(key) === 'chosen';
    return isCard ? tagWords(this.question!, this.isTold(key!)) : '';
  }

  tap(place: Place, card: string, copy: number): void {
    const key = this.#keyAt(place, card, copy);
    if (key) this.tapKey(key);
  }

  /** One tap: exactly one card is answered with at once, of other things a second tap says “that one”. */
  tapKey(key: string): void {
    const { question, plan } = this;
    if (!question || !plan || this.#play.isBusy) return;
    const isOne = question.most === 1 && question.least === 1 && !settings.confirmCast;
    const isAgain = question.kind !== 'pick' && chosenFor(question, plan).includes(key);
    const next = isAgain ? plan : tapThing(question, plan, key);
    if (next === plan && !isAgain) return announce(this.count);
    this.#plan(next);
    if (isAgain || (isOne && question.kind === 'pick' && question.drawing !== 'order')) this.commit();
    else announce(this.count);
  }

  place(key: string, verb: Verb, at?: number): void {
    const { question, plan } = this;
    if (question && plan && !this.#play.isBusy) this.#plan(placeThing(question, plan, key, verb, at));
  }

  commit(): void {
    const { question, plan } = this;
    if (!question || !plan || this.#play.isBusy || !isAnswer(question, plan)) return;
    this.#told = -1;
    this.#turn({ ...this.#now!, of: question, isSending: true });
  }

  /** Yes or no, and perhaps for the rest of the match. */
  say(isYes: boolean): void {
    const { question } = this;
    const action = question && (isYes ? acceptOf(question) : question.stop);
    if (!question || !action) return;
    if (this.isForAlways) this.#stand({ ...this.standing, [question.asker]: isYes });
    this.isForAlways = false;
    this.#play.act(action);
  }

  /** Ask me again. */
  askAgain(asker: string): void {
    const { [asker]: _, ...others } = this.standing;
    this.#stand(others);
  }

  /** A key that belongs to questions alone, as long as nothing else has the focus that needs it. */
  pressed(key: string): boolean {
    const { question } = this;
    if (!question || document.activeElement?.closest(WRITING)) return false;
    if (key === 'Enter' && document.activeElement?.closest('button, a, summary')) return false;
    if (key === 'v' && this.hasTray) this.#play.peeks = !this.#play.peeks;
    else if (/^[1-9]$/.test(key) && this.hasTray) return this.#digit(Number(key) - 1);
    else return this.#pressedDeed(key);
    return true;
  }

  #pressedDeed(key: string): boolean {
    const named = { enter: this.answer, y: this.question?.drawing === 'yesno' ? this.answer : null };
    const meant = named[key.toLowerCase() as keyof typeof named];
    const deed = meant ?? this.decline ?? this.answer;
    const fits = deed && (deed === meant || deed.key.toLowerCase() === key.toLowerCase());
    if (!fits) return false;
    if (deed.isReady) deed.do();
    return true;
  }

  /** In order: the card with the focus goes there; else the thing with that number is tapped. */
  #digit(place: number): boolean {
    const { question } = this;
    const key = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-key]')?.dataset.key;
    const isOrder = question?.drawing === 'order' || question?.drawing === 'lanes';
    if (isOrder && key) this.place(key, 'topdeck', place);
    else if (!isOrder && question?.things[place]) this.tapKey(question.things[place].key);
    else return false;
    return true;
  }

  #keyAt(place: Place, card: string, copy: number): string | null {
    const { question } = this;
    if (place === 'hand' && question?.drawing === 'hand') return keyOf(card, copy);
    return place === 'pile' && question?.drawing === 'piles' ? keyOf(card, 0) : null;
  }

  #plan(plan: Plan): void {
    if (this.question) this.#turn({ ...this.#now!, of: this.question, plan, isSending: false });
  }

  #turn(chosen: Chosen): void {
    this.#chosen = chosen;
    this.#turned += 1;
  }

  #answer(): Deed | null {
    const { question, plan } = this;
    if (!question || !plan) return null;
    if (question.drawing === 'yesno') {
      const accept = acceptOf(question);
      // Whoever has nothing to say yes to is asked all the same, so that the question tells nothing.
      if (!accept) return this.#no(question);
      return { label: question.labels.get(accept) ?? '', key: 'Y', isReady: true, do: () => this.say(true) };
    }
    const isReady = isAnswer(question, plan);
    const label = answerWords(question, plan, this.#play.glossary);
    return { label, key: isReady ? 'Enter' : '', isReady, do: () => this.commit() };
  }

  #decline(): Deed | null {
    const { question, plan } = this;
    if (!question || !plan) return null;
    if (question.drawing === 'yesno') return acceptOf(question) ? this.#no(question) : null;
    if (question.drawing === 'lanes' || question.drawing === 'order') {
      const shown = () => this.#plan(asShown(question, plan));
      return { label: say('webquestion-as-shown'), key: 'A', isReady: true, do: shown };
    }
    const { stop } = question;
    if (stop) return { label: question.labels.get(stop) ?? '', key: 'N', isReady: true, do: () => this.#stop(stop) };
    if (question.drawing !== 'effects') return null;
    return { label: say('webquestion-as-they-come'), key: 'A', isReady: true, do: () => this.#pass(question) };
  }

  #no(question: Question): Deed {
    const label = question.labels.get(question.stop ?? '') ?? '';
    return { label, key: 'N', isReady: true, do: () => this.say(false) };
  }

  #stop(action: string): void {
    this.#plan(beginPlan(this.question!));
    this.#play.act(action);
  }

  #pass(question: Question): void {
    this.#passing = question.asker;
    this.#play.act([...question.actions.values()][0]!);
  }

  #stand(standing: Standing): void {
    const { me, info } = this.#play;
    this.standing = standing;
    if (me !== null) keepStanding(info.match, me, standing);
  }

  /** The next action of an answer, as soon as the one before is heard. */
  #send(): void {
    const { question, plan, isSending } = this;
    if (!question || !plan || !isSending || this.#play.isBusy) return;
    const action = this.#told === question.at ? null : nextAction(question, plan);
    untrack(() => {
      if (action === null) return this.#plan(plan);
      this.#told = question.at;
      this.#play.act(action);
    });
  }

  /** What needs no asking; but whoever came back to a question is asked. */
  #answerUnasked(): void {
    const { question, length } = this;
    if (length < this.#last) this.#back = length;
    this.#last = length;
    const isBack = length === this.#back;
    if (this.#play.table.phase !== 'start' || isBack) untrack(() => (this.#passing = null));
    if (!question || this.#play.isBusy || isBack || this.#told === question.at) return;
    const isPassing = question.drawing === 'effects' && question.asker === this.#passing;
    const action = isPassing ? [...question.actions.values()][0]! : standingAnswer(question, this.standing);
    if (!action) return;
    untrack(() => {
      this.#told = question.at;
      announce(say('webquestion-standing-told', { label: question.labels.get(action) ?? '' }));
      this.#play.act(action);
    });
  }

  /** The lanes as they are shown: what goes back first. */
  get lanes(): Verb[] {
    return this.question ? openLanes(this.question) : [];
  }
}

const KEY = Symbol('answering');

/** Answers for whoever sits at this table; the table knows of it as long as it is there. */
export function makeAnswering(play: Play): Answering {
  const answering = setContext(KEY, new Answering(play));
  $effect(() => {
    play.asking = answering.question ? answering : null;
  });
  return answering;
}

export function useAnswering(): Answering {
  return getContext<Answering>(KEY);
}
