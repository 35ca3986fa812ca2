import { settings } from '../settings.svelte';
import { say } from '../words.svelte';
import type { Glossary } from './port';
import type {
  Analysis,
  AnalysisAsk,
  Answer,
  Begun,
  CampaignInfo,
  Cover,
  Day,
  GentleWish,
  Hint,
  HintAsk,
  HostCommand,
  Join,
  MatchInfo,
  MomentAsk,
  NewCampaign,
  NewChapter,
  NewMatch,
  OpenHome,
  Options,
  Plain,
  Problem,
  Puzzle,
  PuzzleAnswer,
  RecordText,
  Rematch,
  Replay,
  Seated,
  SeatCommand,
  SetSeat,
  Sight,
  Solved,
  Tried,
  Verdict,
} from './types';

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

export interface Drawn {
  link: string;
  /** A whole SVG document. */
  qr: string;
}

export interface Invitation extends Drawn {
  /** What may be opened to the network at home from here; mostly nothing. */
  home: string;
}

/** The problem in whatever went wrong with a request. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  const told = error instanceof Error ? error.message : String(error);
  return { code: 'page', clause: '', sentence: say('web-problem-page'), facts: { told } };
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const [bare, query] = path.split('?');
  const search = new URLSearchParams(query);
  if (!search.has('language')) search.set('language', settings.language);
  let response: Response;
  try {
    response = await fetch(`/api/${bare}?${search}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ code: 'offline', clause: '', sentence: say('web-problem-offline'), facts: {} });
  }
  if (!response.ok) throw new Refusal(await readProblem(response));
  return response;
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    return ((await response.json()) as Answer).problem;
  } catch {
    const facts = { status: response.status };
    return { code: 'server', clause: '', sentence: say('web-problem-server', facts), facts };
  }
}

async function ask<T>(path: string): Promise<T> {
  return (await request('GET', path)).json() as Promise<T>;
}

async function send<T>(path: string, body: unknown): Promise<T> {
  return (await request('POST', path, body)).json() as Promise<T>;
}

function puzzleQuery(game: string, number: number | null, text: boolean): string {
  const asked = { ...(game ? { game } : {}), ...(number === null ? {} : { number: String(number) }), ...(text ? { text: '' } : {}) };
  return new URLSearchParams(asked).toString();
}

export const api = {
  catalogue: () => ask<Plain>('catalogue'),
  glossary: (game: string) => ask<Glossary>(`glossary/${game}`),
  clauses: (game: string) => ask<Record<string, string>>(`clauses/${game}`),
  options: (body: Options) => send<Options>('options', body),
  create: (body: NewMatch) => send<Seated>('matches', body),
  info: (match: string) => ask<MatchInfo>(`matches/${match}`),
  invitation: (match: string) => ask<Invitation>(`matches/${match}/invitation`),
  seatLink: (match: string, body: SeatCommand) => send<Drawn>(`matches/${match}/seat-link`, body),
  openHome: (body: OpenHome) => send<Drawn>('home', body),
  join: (match: string, body: Join) => send<Seated>(`matches/${match}/join`, body),
  setSeat: (match: string, body: SetSeat) => send<MatchInfo>(`matches/${match}/seat`, body),
  begin: (match: string, body: HostCommand) => send<MatchInfo>(`matches/${match}/begin`, body),
  leave: (match: string, body: SeatCommand) => send<MatchInfo>(`matches/${match}/leave`, body),
  back: (match: string, body: SeatCommand) => send<MatchInfo>(`matches/${match}/return`, body),
  cover: (match: string, body: Cover) => send<MatchInfo>(`matches/${match}/cover`, body),
  hint: (match: string, body: HintAsk) => send<Hint>(`matches/${match}/hint`, body),
  goOn: (match: string, body: SeatCommand) => send<MatchInfo>(`matches/${match}/go-on`, body),
  rematch: (match: string, body: Rematch) => send<Seated>(`matches/${match}/rematch`, body),
  beginCampaign: (body: NewCampaign) => send<Begun>('campaigns', body),
  campaign: (campaign: string) => ask<CampaignInfo>(`campaigns/${campaign}`),
  openChapter: (campaign: string, body: NewChapter) => send<Seated>(`campaigns/${campaign}/chapter`, body),
  gentle: (campaign: string, body: GentleWish) => send<CampaignInfo>(`campaigns/${campaign}/gentle`, body),
  record: async (match: string) => (await request('GET', `matches/${match}/record`)).text(),
  replay: (body: RecordText) => send<Replay>('replay', { language: settings.language, ...body }),
  moment: (body: MomentAsk) => send<Sight>('moment', { language: settings.language, ...body }),
  analysis: (body: AnalysisAsk) => send<Analysis>('analysis', { language: settings.language, ...body }),
  day: (game: string, day: string) => ask<Day>(`day/${game}${day ? `?day=${day}` : ''}`),
  puzzle: (game: string, number: number | null, text: boolean) => ask<Puzzle>(`puzzle?${puzzleQuery(game, number, text)}`),
  answerPuzzle: (body: PuzzleAnswer) => send<Solved>('puzzle/answer', body),
  tryPuzzle: (body: PuzzleAnswer) => send<Tried>('puzzle/try', body),
  verify: (body: RecordText) => send<Verdict>('verify', { language: settings.language, ...body }),
};

/** Fetched once for each language; what failed is asked for again. */
function once<T>(fetching: (about: string) => Promise<T>): (about?: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (about = '') => {
    const key = `${about} ${settings.language}`;
    let found = known.get(key);
    if (!found) {
      found = fetching(about);
      found.catch(() => known.delete(key));
      known.set(key, found);
    }
    return found;
  };
}

/** A game's glossary in the language of the page. */
export const glossaryOf = once(api.glossary);
/** What can be chosen before a match, in the language of the page. */
export const catalogueOf = once(() => api.catalogue());
