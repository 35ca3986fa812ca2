import { say } from '../../../words.svelte';
import type { Intent, TableView } from '../view';
import { round as f } from './camera';
import type { Scene } from './scene';
import type { Figure } from './standing';

/** What a foe means to do, drawn: a line with a tip, or a word over its head. */
export interface Arrow {
  key: string;
  kind: 'attack' | 'move' | 'choice';
  d: string;
  tip: string;
  tag: string;
  /** Over the head of whoever means it. */
  at: { X: number; Y: number };
}

/** What wyrms and bosses would do with their next action; where one of them is asked about, only that one. */
export function arrows(table: TableView, scene: Scene): Arrow[] {
  const { wyrm: asked, boss } = table.decision;
  const foes = [
    ...table.wyrms.map(({ wyrm, intent }) => ({ place: `wyrm:${wyrm}`, intent })),
    ...table.bosses.map(({ id, intent }) => ({ place: `boss:${id}`, intent })),
  ];
  const about = asked === undefined ? (boss === undefined ? null : `boss:${boss}`) : `wyrm:${asked}`;
  return foes.flatMap(({ place, intent }) => {
    if (about && place !== about) return [];
    const figure = scene.figures.find((one) => `${one.kind}:${one.id}` === place);
    return figure ? arrowsOf(figure, intent, scene) : [];
  });
}

function arrowsOf(figure: Figure, intent: Intent, scene: Scene): Arrow[] {
  const from = { X: (figure.box[0] + figure.box[2]) / 2, Y: figure.box[1] + 8 };
  const key = `${figure.kind}:${figure.id}`;
  if (intent.does === 'stand_up')
    return [{ key, kind: 'move', d: '', tip: '', tag: say('webwonder-gets-up'), at: { X: from.X, Y: from.Y } }];
  const isChoice = intent.who.length > 1 || intent.areas.length > 1;
  const kind = isChoice ? 'choice' : intent.does === 'attack' ? 'attack' : 'move';
  return endsOf(intent, scene).map((to, place) => ({ key: `${key}-${place}`, kind, ...line(from, to), tag: '', at: from }));
}

function endsOf(intent: Intent, scene: Scene): { X: number; Y: number }[] {
  if (intent.does === 'move') return intent.areas.flatMap((id) => scene.plates[id] ?? []);
  if (intent.does !== 'attack') return [];
  return intent.who.flatMap((id) => {
    const found = scene.figures.find((one) => one.id === id && (one.kind === 'hero' || one.kind === 'ally'));
    return found ? [{ X: (found.box[0] + found.box[2]) / 2, Y: (found.box[1] + found.box[3]) / 2 }] : [];
  });
}

const TIP = 9;

/** A bow from one place to another, with a tip at its end. */
function line(from: { X: number; Y: number }, to: { X: number; Y: number }): { d: string; tip: string } {
  const middle = { X: (from.X + to.X) / 2, Y: Math.min(from.Y, to.Y) - 24 };
  const turn = Math.atan2(to.Y - middle.Y, to.X - middle.X);
  const wing = (aside: number) => `${f(to.X - Math.cos(turn + aside) * TIP)} ${f(to.Y - Math.sin(turn + aside) * TIP)}`;
  return {
    d: `M${f(from.X)} ${f(from.Y)}Q${f(middle.X)} ${f(middle.Y)} ${f(to.X)} ${f(to.Y)}`,
    tip: `M${wing(0.5)}L${f(to.X)} ${f(to.Y)}L${wing(-0.5)}Z`,
  };
}
