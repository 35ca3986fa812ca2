import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Art, Board } from './art';
import { automatic } from './automatic';
import { shippedBoards } from './boards';
import { camera } from './camera';
import { covered } from './covered';
import { NOBODY, packsOf, type Here, type Inhabitants } from './inhabitants';
import { overlap } from './labels';
import { PIECES } from './pieces';
import { FLAT, platesOf } from './plates';
import { drawScene, type Look } from './scene';
import { byFoot } from './standing';

const LOOK: Look = { w: 1092, h: 640, label: 14, legal: new Set(), chosen: new Set(), uid: 'test' };
const SIZES = [
  { w: 1092, h: 640, label: 14 },
  { w: 1040, h: 420, label: 13 },
  { w: 390, h: 412, label: 12 },
];
const boards = shippedBoards('en');

function drawn(board: Board, art: Art = automatic(board), all: Inhabitants = {}, look: Partial<Look> = {}) {
  return drawScene(board, art, all, { ...LOOK, ...look });
}

describe('the camera', () => {
  const cam = camera(1092, 640);

  it('puts the near edge at the foot and the far edge at the horizon', () => {
    expect(cam.at(50, 100)).toEqual({ X: 546, Y: 600, s: 1 });
    expect(cam.at(50, 0).Y).toBeCloseTo(640 * 0.385, 0);
    expect(cam.at(50, 0).s).toBeCloseTo(0.8);
  });

  it('makes what is far away smaller and nearer to the middle', () => {
    const [far, near] = [cam.at(0, 0), cam.at(0, 100)];
    expect(far.X).toBeGreaterThan(near.X);
    expect(cam.at(25, 40).s).toBeLessThan(cam.at(25, 60).s);
  });
});

describe('the boards of the story', () => {
  it('are six, with up to fourteen areas', () => {
    const counts = boards.map((board) => Object.keys(board.areas).length);
    expect(counts).toHaveLength(6);
    expect(Math.max(...counts)).toBe(14);
    expect(Math.min(...counts)).toBeGreaterThan(8);
  });

  it.each(boards.map((board) => board.id))('no two plates of %s touch', (id) => {
    const board = boards.find((one) => one.id === id)!;
    for (const { w, h } of SIZES) {
      const plates = Object.values(platesOf(board.areas, camera(w, h)));
      const touching = plates.flatMap((one, place) =>
        plates.slice(place + 1).filter((other) => Math.hypot(one.X - other.X, (one.Y - other.Y) / FLAT) < one.rx + other.rx),
      );
      expect(touching).toEqual([]);
    }
  });

  it.each(['en', 'pl', 'de'] as const)('have no labels over each other in %s', (language) => {
    for (const board of shippedBoards(language))
      for (const size of SIZES) {
        const { labels } = drawn(board, automatic(board), {}, size);
        const crossed = labels.flatMap((one, place) => labels.slice(place + 1).filter((other) => overlap(one.box, other.box) > 0));
        expect({ board: board.id, ...size, crossed: crossed.map(({ id }) => id) }).toEqual({ board: board.id, ...size, crossed: [] });
        expect(labels.map(({ id }) => id).sort()).toEqual(Object.keys(board.areas).sort());
      }
  });
});

describe('a scene', () => {
  const board = boards.find((one) => one.id === 'tower')!;
  const art = automatic(board);
  const here = (more: Partial<Here>): Here => ({ ...NOBODY, ...more });

  it('draws whatever stands nearer over what stands farther away', () => {
    const order = byFoot([
      { Y: 9, svg: 'near' },
      { Y: 1, svg: 'far' },
      { Y: 5, svg: 'middle' },
    ]);
    expect(order.map(({ svg }) => svg)).toEqual(['far', 'middle', 'near']);
    const bull = { id: 'bull', seat: 0, isActive: false, isDown: false };
    const { svg } = drawn(board, art, { T1: here({ heroes: [bull] }), T7: here({ wyrms: [{ wyrm: 3, state: 'standing' }] }) });
    expect(svg.indexOf('data-figure="wyrm-3"')).toBeGreaterThan(-1);
    expect(svg.indexOf('data-figure="wyrm-3"')).toBeLessThan(svg.indexOf('data-figure="bull"'));
  });

  it('can be pointed at: every figure once, above its plate', () => {
    const all = { T4: here({ sparks: 2, cards: [{ card: '6', piece: 'lamp' }], wyrms: [{ wyrm: 1, state: 'stunned' }] }) };
    const { figures, plates } = drawn(board, art, all);
    expect(figures.map(({ kind, id }) => `${kind}:${id}`).sort()).toEqual(['card:6', 'spark:spark', 'wyrm:1']);
    for (const { box } of figures) expect(box[1]).toBeLessThan(plates.T4!.Y);
  });

  it('counts wyrms alike in a crowd', () => {
    const wyrms = [0, 1, 2, 3, 4].map((wyrm) => ({ wyrm, state: wyrm < 3 ? ('standing' as const) : ('stunned' as const) }));
    expect(packsOf(here({ wyrms })).map((pack) => pack.wyrms)).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
    expect(packsOf(here({ wyrms: wyrms.slice(0, 2) }))).toHaveLength(2);
  });

  it('takes no markup from names', () => {
    const named = { ...board, areas: { ...board.areas, T1: { ...board.areas.T1!, name: '<b>&' } } };
    expect(drawn(named).svg).not.toContain('<b>');
  });

  it('has no inline styles, which the page forbids', () => {
    for (const one of boards) expect(drawn(one).svg).not.toContain('style=');
  });
});

describe('a board that nobody drew', () => {
  it('looks the same every time, and not like another', () => {
    for (const board of boards) expect(automatic(board)).toEqual(automatic(board));
    expect(automatic(boards[0]!)).not.toEqual(automatic(boards[1]!));
  });

  it('has a mood in every language', () => {
    const moods = (language: 'en' | 'pl' | 'de') => shippedBoards(language).map((board) => automatic(board).mood);
    expect(moods('en')[0]).toBe('candle');
    expect(new Set([moods('en')[0], moods('pl')[0], moods('de')[0]])).toEqual(new Set(['candle']));
  });

  it('hides no plate behind what is strewn', () => {
    const hidden = boards.flatMap((board) => covered(board, { ...automatic(board), walls: [], sky: [] }, camera(1092, 640)));
    expect(hidden).toEqual([]);
  });

  it('would be told of a piece in front of a plate', () => {
    const [board] = boards;
    const plate = board!.areas.T4!;
    const art: Art = { mood: 'candle', pieces: [{ piece: 'bookshelf', x: plate.x, y: plate.y + 6 }] };
    expect(covered(board!, art, camera(1092, 640))).toContain('T4 behind bookshelf');
  });
});

it('has a drawing for every piece, and a size for every drawing', () => {
  const sprite = ['buildings', 'rooms', 'outdoors', 'barriers', 'far']
    .map((name) => readFileSync(join(import.meta.dirname, `../art/sprite/${name}.svg`), 'utf-8'))
    .join('');
  const drawings = [...sprite.matchAll(/id="wb-kit-([a-z-]+)"/g)].map(([, id]) => id);
  expect(drawings.sort()).toEqual(Object.keys(PIECES).sort());
});
