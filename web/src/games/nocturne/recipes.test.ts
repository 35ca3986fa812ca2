import { describe, expect, it } from 'vitest';
import { pilesOf } from './collection';
import type { Glossary, SymbolName, TileFacts } from './glossary';
import { recipesOf, symbolsOf } from './recipes';
import type { SeatView } from './view';

const tile = (type: string, kind: string, symbols: SymbolName[], points: number | null = null): TileFacts => ({
  name: kind || type,
  text: '',
  ours: false,
  short: '',
  type,
  kind,
  points,
  symbols,
});
const card = (...tiers: SymbolName[][]) => ({
  name: '',
  text: '',
  ours: false,
  tiers: tiers.map((symbols, n) => ({ symbols, text: '', points: 2 + n * 3 })),
});

const glossary = {
  tiles: {
    SK1: tile('skull', 'hoofed', ['skull'], 4),
    SK2: tile('skull', 'hoofed', ['skull'], 4),
    SK9: tile('skull', 'fanged', ['skull', 'skull'], 2),
    EG1: tile('egg', '', ['egg']),
    MI1: tile('mirror', '', []),
  },
  cards: { S1: card(['skull', 'egg'], ['skull', 'skull', 'egg', 'egg']), C2: card(['skull', 'skull']) },
  characters: { redd: { name: 'Redd', text: '', ours: true, symbol: 'feather' } },
} as unknown as Glossary;

const seat = (fields: Partial<SeatView>) => ({ tiles: [], cards: [], brewed: [], character: null, ...fields }) as unknown as SeatView;

describe('a collection', () => {
  it('is grouped by what looks and counts alike, in a fixed order', () => {
    const piles = pilesOf(glossary, ['EG1', 'SK9', 'SK1', 'MI1', 'SK2']);
    expect(piles.map((pile) => pile.tiles)).toEqual([['SK9'], ['SK1', 'SK2'], ['EG1'], ['MI1']]);
  });
});

describe('recipes', () => {
  it('count the symbol of the character too', () => {
    const have = symbolsOf(glossary, seat({ tiles: ['SK9', 'EG1'], character: 'redd' }));
    expect(have).toMatchObject({ skull: 2, egg: 1, feather: 1, herb: 0 });
  });

  it('show what is missing, without what another card has used up', () => {
    const mine = seat({ tiles: ['SK1', 'SK2', 'EG1'], cards: ['S1', 'C2'], brewed: [1, 0] });
    const [first, second] = recipesOf(glossary, mine);
    expect(first!.tiers.map((tier) => tier.isBrewed)).toEqual([true, false]);
    expect(first!.tiers[1]!.symbols.map((one) => one.isThere)).toEqual([true, true, true, false]);
    expect(second!.tiers[0]!.symbols.map((one) => one.isThere)).toEqual([true, false]);
  });
});
