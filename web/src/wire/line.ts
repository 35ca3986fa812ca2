import type { FromPage, ToPage } from './types';

export type Status = 'connecting' | 'open' | 'lost';

/** What a line needs from outside; tests give their own. */
export interface Outside {
  open(): WebSocket;
  later(run: () => void, time: number): unknown;
  cancel(timer: unknown): void;
}

interface Ends {
  opened(): void;
  got(message: ToPage): void;
  changed(status: Status): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export const browser: Outside = {
  open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
  later: (run, time) => setTimeout(run, time),
  cancel: (timer) => clearTimeout(timer as number),
};

/** How long to wait before the n-th try in a row, from 0. */
export function waitBefore(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
}

/** A socket that comes back by itself until it is closed. */
export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: unknown = null;
  #isClosed = false;

  constructor(
    private readonly ends: Ends,
    private readonly outside: Outside = browser,
  ) {}

  /** Opens at once, also in the middle of a wait. */
  open(): void {
    this.outside.cancel(this.#timer);
    if (this.#isClosed || this.#socket) return;
    const socket = this.outside.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.ends.changed('open');
      this.ends.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#tries = 0;
      this.ends.got(JSON.parse(event.data) as ToPage);
    };
    socket.onclose = () => this.drop();
  }

  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The connection is gone, or is no longer trusted: try again after a while. */
  drop(): void {
    const socket = this.#socket;
    if (!socket || this.#isClosed) return;
    this.#socket = null;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
    this.ends.changed('lost');
    this.#timer = this.outside.later(() => this.open(), waitBefore(this.#tries++));
  }

  close(): void {
    this.#isClosed = true;
    this.outside.cancel(this.#timer);
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
    this.#socket = null;
  }
}
