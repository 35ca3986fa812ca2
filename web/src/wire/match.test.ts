import { beforeEach, describe, expect, it } from 'vitest';
import type { TableView } from '../games/wire';
import { waitBefore } from './line';
import { MatchClient } from './match.svelte';
import type { FromPage, LogEntry, MatchInfo, Sight, ToPage } from './types';

/** A socket and a clock in our own hands. */
class World {
  sockets: FakeSocket[] = [];
  timers: { run: () => void; time: number }[] = [];
  open = () => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  later = (run: () => void, time: number) => this.timers.push({ run, time });
  cancel = () => undefined;
  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

class FakeSocket {
  readyState = 0;
  sent: FromPage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => this.sent.push(JSON.parse(text) as FromPage);
  close = () => (this.readyState = 3);
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  sentAs = <T extends FromPage['type']>(type: T) =>
    this.sent.filter((message): message is Extract<FromPage, { type: T }> => message.type === type);
}

const info: MatchInfo = {
  match: 'm1',
  game: 'nocturne',
  phase: 'playing',
  options: {},
  settings: { onlookers: true, undo: true, points: true, chat: true, hints: null, pace: 0, stand_in: 'greedy' },
  seats: [],
  onlookers: 0,
  commitment: '',
  is_practice: false,
  next_match: '',
  is_waiting: false,
  agreed: [],
  day: '',
  played: 0,
  campaign: '',
};
const sight = (seat: number): Sight => ({
  seat,
  to_act: [0],
  names: ['Ada', 'Ben'],
  decision: '',
  why: '',
  choices: [],
  table: {} as TableView,
  page: null,
  met: {},
  result: null,
  hides: false,
  obvious: '',
  held_for: [],
});
const entry = (version: number): LogEntry => ({
  version,
  length: version,
  kind: 'act',
  seat: 0,
  events: [],
  lines: [`line ${version}`],
  depths: [0],
});
const welcome = (version: number, log: LogEntry[], seat = 0): ToPage => ({
  type: 'welcome',
  info,
  version,
  sight: sight(seat),
  log,
  chat: [],
  ask: null,
  undo_length: version,
  turn_length: version,
  far_undo_length: version,
  far_turn_length: version,
});
const update = (version: number): ToPage => ({
  type: 'update',
  version,
  sight: sight(0),
  log: [entry(version)],
  ask: null,
  undo_length: version - 1,
  turn_length: version - 1,
  far_undo_length: version - 1,
  far_turn_length: version - 1,
});

let world: World;
let client: MatchClient;

beforeEach(() => {
  world = new World();
  client = new MatchClient('m1', { token: 'mine', language: 'pl', text: true, tokens: () => ['mine', 'second'] }, world);
  world.last.accept();
});

function breakLine(): void {
  world.last.onclose?.();
  world.timers.at(-1)!.run();
  world.last.accept();
}

describe('a match over a line that may break', () => {
  it('says hello with everything the server must know', () => {
    expect(world.last.sent).toEqual([
      {
        type: 'hello',
        match: 'm1',
        token: 'mine',
        since: -1,
        language: 'pl',
        text: true,
        shared: false,
        others: ['second'],
        answers: true,
      },
    ]);
    expect(client.status).toBe('connecting');
    world.last.say(welcome(0, [entry(0)]));
    expect(client.status).toBe('open');
  });

  it('counts actions and versions from the log', () => {
    world.last.say(welcome(0, [entry(0)]));
    world.last.say(update(1));
    expect([client.version, client.length, client.undoLength]).toEqual([1, 1, 0]);
    expect(client.log.map((one) => one.version)).toEqual([0, 1]);
  });

  it('asks for what it missed, tells it as a recap and never twice', () => {
    world.last.say(welcome(1, [entry(0), entry(1)]));
    breakLine();
    expect(world.last.sentAs('hello')[0]!.since).toBe(1);
    world.last.say(welcome(3, [entry(1), entry(2), entry(3)]));
    expect(client.log.map((one) => one.version)).toEqual([0, 1, 2, 3]);
    expect(client.recap.map((one) => one.version)).toEqual([2, 3]);
    client.looked();
    expect(client.recap).toEqual([]);
  });

  it('tells the end of a long log first and the rest when asked', async () => {
    world.last.say(welcome(9, [entry(8), entry(9)]));
    expect([client.hasEarlier, client.length]).toEqual([true, 9]);
    const telling = client.earlier();
    const asked = world.last.sentAs('earlier')[0]!;
    expect(asked.version).toBe(8);
    world.last.say({ type: 'logged', id: asked.id, log: [0, 1, 2, 3, 4, 5, 6, 7].map(entry) });
    await telling;
    expect(client.log.map((one) => one.version)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(client.hasEarlier).toBe(false);
  });

  it('leaves no gap in the log after a long break', () => {
    world.last.say(welcome(1, [entry(0), entry(1)]));
    breakLine();
    world.last.say(welcome(9, [entry(8), entry(9)]));
    expect(client.log.map((one) => one.version)).toEqual([8, 9]);
    expect(client.hasEarlier).toBe(true);
  });

  it('waits longer after every try, but not for ever', () => {
    expect([0, 1, 2, 3].map(waitBefore)).toEqual([400, 800, 1600, 3200]);
    expect(waitBefore(50)).toBe(15_000);
  });

  it('shows a lost line and opens it again', () => {
    world.last.say(welcome(0, [entry(0)]));
    world.last.onclose?.();
    expect(client.status).toBe('lost');
    expect(world.timers.at(-1)!.time).toBe(400);
    breakLine();
    world.last.say(welcome(0, []));
    expect(client.status).toBe('open');
  });

  it('stops for good when it is closed', () => {
    client.close();
    world.last.onclose?.();
    expect(world.timers).toEqual([]);
  });
});

describe('an action', () => {
  beforeEach(() => world.last.say(welcome(4, [entry(4)])));

  it('is pending until the view that holds it is there', () => {
    client.act('0 pass');
    expect(client.pending).toBe('0 pass');
    const [sent] = world.last.sentAs('act');
    expect(sent).toMatchObject({ version: 4, text: '0 pass' });
    world.last.say({ type: 'ack', id: sent!.id, version: 5 });
    expect(client.pending).toBe('0 pass');
    world.last.say(update(5));
    expect(client.pending).toBeNull();
  });

  it('is not sent while another one is in flight', () => {
    client.act('0 pass');
    client.act('0 cast 4 a1');
    expect(world.last.sentAs('act')).toHaveLength(1);
  });

  it('is sent again with the same id after a break', () => {
    client.act('0 pass');
    const [first] = world.last.sentAs('act');
    breakLine();
    expect(world.last.sentAs('act')).toEqual([]);
    world.last.say(welcome(4, []));
    expect(world.last.sentAs('act')).toEqual([first]);
  });

  it('is not sent again once it is confirmed', () => {
    client.act('0 pass');
    world.last.say({ type: 'ack', id: world.last.sentAs('act')[0]!.id, version: 5 });
    breakLine();
    world.last.say(welcome(5, [entry(5)]));
    expect(world.last.sentAs('act')).toEqual([]);
  });

  it('that is refused leaves a problem and nothing pending', () => {
    client.act('0 cast 9 a1');
    const problem = { code: 'tile-not-adjacent', clause: 'N-CAST-2', sentence: 'Too far.', facts: {} };
    world.last.say({ type: 'refused', id: world.last.sentAs('act')[0]!.id, version: 4, problem });
    expect([client.pending, client.problem]).toEqual([null, problem]);
  });
});

describe('a beat', () => {
  it('is answered at once, as the hello has promised', () => {
    world.last.say(welcome(0, [entry(0)]));
    world.last.say({ type: 'beat' });
    expect(world.last.sentAs('hello').at(-1)!.answers).toBe(true);
    expect(world.last.sentAs('here')).toHaveLength(1);
  });
});

describe('questions', () => {
  beforeEach(() => world.last.say(welcome(0, [entry(0)])));

  it('get their own answers', async () => {
    const why = client.why('0 cast 9 a1');
    const look = client.look(3);
    const problem = { code: 'x', clause: '', sentence: 'No.', facts: {} };
    world.last.say({ type: 'looked', id: world.last.sentAs('look')[0]!.id, version: 3, sight: sight(1) });
    world.last.say({ type: 'reason', id: world.last.sentAs('why')[0]!.id, problem });
    expect(await why).toEqual(problem);
    expect((await look).seat).toBe(1);
  });

  it('that are refused say why', async () => {
    const look = client.look(99);
    const problem = { code: 'stale', clause: '', sentence: 'No such version.', facts: {} };
    world.last.say({ type: 'refused', id: world.last.sentAs('look')[0]!.id, version: 0, problem });
    await expect(look).rejects.toEqual(problem);
  });
});

describe('sitting down elsewhere', () => {
  it('forgets everything the seat before could see', () => {
    world.last.say(welcome(2, [entry(1), entry(2)]));
    client.act('0 pass');
    client.sit('other');
    expect([client.sight, client.log, client.pending]).toEqual([null, [], null]);
    expect(world.last.sentAs('hello').at(-1)).toMatchObject({ token: 'other', since: -1 });
    world.last.say(welcome(3, [entry(1), entry(2), entry(3)], 1));
    expect(client.sight).toEqual(sight(1));
    expect(client.recap).toEqual([]);
  });

  it('leaves a table that all were shown as it is', () => {
    client.sit('other', true);
    world.last.say(welcome(2, [entry(1), entry(2)], 1));
    client.sit('mine', true);
    expect([client.sight, client.log.length]).toEqual([sight(1), 2]);
    expect(world.last.sentAs('hello').at(-1)).toMatchObject({ token: 'mine', since: 2, shared: true });
    client.sit('mine');
    expect([client.sight, client.log]).toEqual([null, []]);
    expect(world.last.sentAs('hello').at(-1)).toMatchObject({ token: 'mine', since: -1, shared: false });
  });

  it('is refused for good where there is no place', () => {
    world.last.say({ type: 'refused', id: '', version: -1, problem: { code: 'unknown-match', clause: '', sentence: 'Gone.', facts: {} } });
    expect(client.refused?.sentence).toBe('Gone.');
    world.last.onclose?.();
    expect(world.sockets).toHaveLength(1);
  });
});
