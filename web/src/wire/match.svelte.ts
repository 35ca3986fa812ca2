import { browser, Line, type Outside, type Status } from './line';
import type {
  ChatLine,
  Foreseen,
  FromPage,
  Language,
  LogEntry,
  MatchInfo,
  Problem,
  Sight,
  ToPage,
  UndoAsk,
  Update,
  Welcome,
} from './types';

type Answering = Exclude<FromPage, { type: 'hello' }>;
type Settle = { done(message: ToPage): void; failed(problem: Problem): void };

/** One match as one seat (or an onlooker) lives it, over a line that may break and come back. */
export class MatchClient {
  status: Status = $state('connecting');
  info: MatchInfo | null = $state.raw(null);
  sight: Sight | null = $state.raw(null);
  version = $state(-1);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  ask: UndoAsk | null = $state.raw(null);
  undoLength = $state(0);
  turnLength = $state(0);
  farUndoLength = $state(0);
  farTurnLength = $state(0);
  length = $state(0);
  /** Text of the action in flight; it is done only when the server says so. */
  pending: string | null = $state(null);
  /** Why the last thing was refused. */
  problem: Problem | null = $state.raw(null);
  /** What came while nobody looked. */
  recap: LogEntry[] = $state.raw([]);
  /** Several people look: the seat is shown only what all of them may see. */
  isShared: boolean = $state(false);
  /** The match cannot be entered at all, and why. */
  refused: Problem | null = $state.raw(null);

  #line: Line;
  #token: string;
  /** Of all seats at this device: whoever waits behind the curtain is not missing. */
  #tokens: () => string[];
  #language: Language;
  #isText: boolean;
  #known: number;
  #since = -1;
  /** The version that holds the action in flight, once the server has named it. */
  #acked = Infinity;
  #isWelcome = false;
  #counter = 0;
  // Not randomUUID: friends in the home network come over plain http, where it does not exist.
  readonly #own = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
  readonly #waiting = new Map<string, Answering>();
  readonly #settles = new Map<string, Settle>();

  constructor(
    readonly match: string,
    options: { token: string; language: Language; text: boolean; seen?: number; shared?: boolean; tokens?: () => string[] },
    outside: Outside = browser,
  ) {
    this.#token = options.token;
    this.#tokens = options.tokens ?? (() => []);
    this.#language = options.language;
    this.#isText = options.text;
    this.#known = options.seen ?? -1;
    this.isShared = options.shared ?? false;
    const ends = {
      opened: () => this.#hello(this.version),
      got: (message: ToPage) => this.#take(message),
      changed: (status: Status) => this.#changed(status),
    };
    this.#line = new Line(ends, outside);
    this.#line.open();
  }

  act(text: string): void {
    if (this.pending !== null) return;
    this.pending = text;
    this.problem = null;
    this.recap = [];
    this.#post({ type: 'act', id: this.#id(), version: this.version, text });
  }

  undo(length: number): void {
    this.problem = null;
    this.#post({ type: 'undo', id: this.#id(), version: this.version, length });
  }

  /** Answers an undo that was asked for at a version; done when the server has heard it. */
  async agree(yes: boolean, version = this.version): Promise<void> {
    try {
      await this.#query({ type: 'agree', id: this.#id(), version, yes });
    } catch (problem) {
      this.problem = problem as Problem;
    }
  }

  /** Chat is said once or not at all: it is not repeated after a break. */
  say(text: string): void {
    if (this.#isWelcome) this.#line.send({ type: 'say', id: this.#id(), text });
  }

  async why(text: string): Promise<Problem | null> {
    const answer = await this.#query({ type: 'why', id: this.#id(), text });
    return answer.type === 'reason' ? answer.problem : null;
  }

  async foresee(text: string): Promise<Foreseen> {
    return (await this.#query({ type: 'foresee', id: this.#id(), text })) as Foreseen;
  }

  async look(version: number): Promise<Sight> {
    const answer = await this.#query({ type: 'look', id: this.#id(), version });
    if (answer.type !== 'looked') throw new Error(answer.type);
    return answer.sight;
  }

  /** Of a long match only the end is told at first. */
  get hasEarlier(): boolean {
    return (this.log[0]?.version ?? 0) > 0;
  }

  /** Tells more of what came before. */
  async earlier(): Promise<void> {
    const first = this.log[0]?.version ?? 0;
    const answer = await this.#query({ type: 'earlier', id: this.#id(), version: first });
    if (answer.type === 'logged' && this.log[0]?.version === first) this.log = [...answer.log, ...this.log];
  }

  setText(on: boolean): void {
    if (this.#isText === on) return;
    this.#isText = on;
    if (this.#isWelcome) this.#hello(this.version);
  }

  setLanguage(language: Language): void {
    if (this.#language === language) return;
    this.#language = language;
    if (this.#isWelcome) this.#hello(-1);
  }

  /**
   * Takes another seat of this browser, for one person or before all who look; nothing of what the
   * seat before saw stays, but a table that all were shown already.
   */
  sit(token: string, isShared = false): void {
    const stays = this.isShared && isShared;
    this.#token = token;
    this.#known = -1;
    this.isShared = isShared;
    if (!stays) {
      this.sight = null;
      this.log = [];
    }
    this.recap = [];
    this.problem = null;
    this.pending = null;
    this.#acked = Infinity;
    this.#waiting.clear();
    if (this.#isWelcome) this.#hello(stays ? this.version : -1);
  }

  /** The person has seen everything up to here. */
  looked(): void {
    this.#known = this.version;
    this.recap = [];
  }

  /** The person looked away: what comes from now on is told on return. */
  away(): void {
    this.#known = this.version;
  }

  /** The person is back; with fresh news there is something to tell. */
  back(): void {
    this.#line.open();
    this.#tellRecap();
  }

  /** The network of the device went or came. */
  setOnline(isOnline: boolean): void {
    if (isOnline) this.#line.open();
    else this.#line.drop();
  }

  close(): void {
    this.#line.close();
  }

  #id(): string {
    return `${this.#own}-${this.#counter++}`;
  }

  #hello(since: number): void {
    this.#since = since;
    this.#line.send({
      type: 'hello',
      match: this.match,
      token: this.#token,
      since,
      language: this.#language,
      text: this.#isText,
      shared: this.isShared,
      others: this.#tokens().filter((token) => token !== this.#token),
      answers: true,
    });
  }

  #changed(status: Status): void {
    if (status === 'lost') {
      if (this.#isWelcome && this.#known < 0) this.#known = this.version;
      this.#isWelcome = false;
    }
    // Open only counts once the server has welcomed us.
    this.status = status === 'open' ? 'connecting' : status;
  }

  #post(message: Answering): void {
    this.#waiting.set(message.id, message);
    if (this.#isWelcome) this.#line.send(message);
  }

  #query(message: Answering): Promise<ToPage> {
    return new Promise((done, failed) => {
      this.#settles.set(message.id, { done, failed });
      this.#post(message);
    });
  }

  #take(message: ToPage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'info':
        this.info = message.info;
        return;
      case 'asked':
        this.ask = message.ask;
        return;
      case 'said':
        this.chat = [...this.chat, message.line];
        return;
      case 'beat':
        this.#line.send({ type: 'here', id: this.#id() });
        return;
      case 'refused':
        return this.#refuse(message.id, message.problem);
      case 'ack':
      case 'reason':
      case 'foreseen':
      case 'looked':
      case 'logged':
        return this.#settle(message);
    }
  }

  #welcome(message: Welcome): void {
    const isFresh = this.#since < 0;
    this.info = message.info;
    this.chat = message.chat;
    this.log = isFresh ? message.log : this.#joined(message.log);
    this.#isWelcome = true;
    this.status = 'open';
    this.#show(message);
    this.#tellRecap();
    for (const waiting of this.#waiting.values()) this.#line.send(waiting);
  }

  #update(message: Update): void {
    this.log = this.#joined(message.log);
    this.#show(message);
  }

  #show(message: Welcome | Update): void {
    this.sight = message.sight;
    this.version = message.version;
    this.ask = message.ask;
    this.undoLength = message.undo_length;
    this.turnLength = message.turn_length;
    this.farUndoLength = message.far_undo_length;
    this.farTurnLength = message.far_turn_length;
    this.length = this.log.at(-1)?.length ?? 0;
    this.#land();
  }

  /** An action is in flight until the view that holds it is shown: the view before must not be acted on again. */
  #land(): void {
    if (this.version < this.#acked) return;
    this.#acked = Infinity;
    this.pending = null;
  }

  #joined(news: LogEntry[]): LogEntry[] {
    const last = this.log.at(-1)?.version ?? -1;
    const fresh = news.filter((entry) => entry.version > last);
    // After a long break only the end of what was missed is told.
    if (fresh[0] && fresh[0].version > last + 1) return fresh;
    return fresh.length ? [...this.log, ...fresh] : this.log;
  }

  #tellRecap(): void {
    if (this.#known < 0) return;
    const told = this.recap.at(-1)?.version ?? this.#known;
    const fresh = this.log.filter((entry) => entry.version > told && entry.lines.some(Boolean));
    this.recap = [...this.recap, ...fresh];
    this.#known = -1;
  }

  #refuse(id: string, problem: Problem): void {
    if (!this.#isWelcome) {
      this.refused = problem;
      this.close();
      return;
    }
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    const settle = this.#settles.get(id);
    this.#settles.delete(id);
    if (settle) settle.failed(problem);
    else this.problem = problem;
    if (asked?.type === 'act') this.pending = null;
  }

  #settle(message: ToPage & { id: string }): void {
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (asked?.type === 'act' && message.type === 'ack') {
      this.#acked = message.version;
      this.#land();
    }
    this.#settles.get(message.id)?.done(message);
    this.#settles.delete(message.id);
  }
}
