import { undoneIn } from '../../screens/match/undone';
import type { LogEntry } from '../../wire/types';
import { eventsOf, type GameEvent } from './view';

/** What happened, in the words of the server. */
export interface Line {
  key: string;
  text: string;
  /** How far it stands under its cause. */
  depth: number;
  isLast: boolean;
  /** The thing it is about. */
  thing: string | null;
}

/** A turn of the log; its lines can be folded away. What was gained in it stays in sight. */
export interface Turn {
  key: string;
  seat: number | null;
  number: number;
  lines: Line[];
  gained: string[];
}

/** Older turns are in the drawer with the whole log. */
const KEPT = 40;

/** The log by turns, without what was taken back. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const undone = undoneIn(log);
  const reader = new Reader(log.at(-1)?.version ?? -1);
  for (const entry of log) if (!undone.has(entry.version)) reader.read(entry);
  return reader.turns.filter((turn) => turn.lines.length > 0 || turn.number > 0).slice(-KEPT);
}

class Reader {
  readonly turns: Turn[] = [{ key: 'start', seat: null, number: 0, lines: [], gained: [] }];
  readonly #last: number;
  /** Night is told when something happens in it. */
  #night: Line | null = null;

  constructor(last: number) {
    this.#last = last;
  }

  read(entry: LogEntry): void {
    const events = eventsOf(entry);
    const isLast = entry.version === this.#last;
    entry.lines.forEach((text, place) => {
      const event = events[place];
      const thing = event ? thingOf(event) : null;
      this.#tell(event, { key: `${entry.version}-${place}`, text, depth: entry.depths[place] ?? 0, isLast, thing });
    });
  }

  get #turn(): Turn {
    return this.turns.at(-1)!;
  }

  #tell(event: GameEvent | undefined, line: Line): void {
    if (event?.event === 'TurnBegan') return this.#begin(event, line.key);
    if (event?.event === 'PhaseBegan') {
      this.#night = line.text ? line : null;
      return;
    }
    if (event?.event === 'Gained') this.#turn.gained.push(event.card);
    if (!line.text) return;
    if (this.#night) this.#turn.lines.push(this.#night);
    this.#night = null;
    this.#turn.lines.push(line);
  }

  #begin({ seat, number }: { seat: number; number: number }, key: string): void {
    this.turns.push({ key, seat, number, lines: [], gained: [] });
    this.#night = null;
  }
}

/** `card:gold`, `boon:suns_gift`: what a tap on the line shows. */
function thingOf(event: GameEvent): string | null {
  if ('boon' in event) return `boon:${event.boon}`;
  if ('hex' in event) return `hex:${event.hex}`;
  if ('state' in event) return `state:${event.state}`;
  const card = 'card' in event ? event.card : 'cards' in event ? event.cards.find((one) => one !== '?') : null;
  return card ? `card:${card}` : null;
}
