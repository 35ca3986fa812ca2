import { describe, expect, it } from 'vitest';
import { type GameForm, holds, isPreset, offeredSeats, offeredTable, optionsOf, resize, TABLE } from './form';

const form: GameForm = {
  id: 'moths',
  name: 'Moths',
  tagline: '',
  players: [1, 2, 3],
  bots: [
    { id: 'scout', name: '', text: '' },
    { id: 'adept', name: '', text: '' },
  ],
  personas: [],
  bot_names: {},
  newcomer: 'scout',
  substitute: 'adept',
  offers: [],
  presets: [
    { id: 'basic', name: '', text: '', options: { mode: 'basic' } },
    { id: 'alone', name: '', text: '', options: { mode: 'basic', players: 1 } },
  ],
  options: [
    { id: 'mode', inside: '', name: '', text: '', kind: 'choice', values: [], default: 'basic', when: {} },
    { id: 'calm', inside: '', name: '', text: '', kind: 'flag', values: [], default: false, when: { mode: ['family'] } },
    { id: 'chain', inside: 'switches', name: '', text: '', kind: 'choice', values: [], default: null, when: {} },
    { id: 'ties', inside: 'switches', name: '', text: '', kind: 'choice', values: [], default: null, when: {} },
  ],
  scenarios: [],
};

describe('the form before a match', () => {
  it('leaves out defaults and what is not offered', () => {
    expect(optionsOf(form, { mode: 'basic', calm: true }, 2)).toEqual({ players: 2 });
    expect(optionsOf(form, { mode: 'family', calm: true }, 2)).toEqual({ players: 2, mode: 'family', calm: true });
  });

  it('puts rulings inside their table', () => {
    const chosen = { 'switches.chain': true, 'switches.ties': 'shared' };
    expect(optionsOf(form, chosen, 3)).toEqual({ players: 3, switches: { chain: true, ties: 'shared' } });
  });

  it('knows the number of players like any other option', () => {
    expect(holds({ players: [2, 3] }, form, {}, 1)).toBe(false);
    expect(holds({ players: [2, 3] }, form, {}, 2)).toBe(true);
  });

  it('tells playing alone apart from the same mode with others', () => {
    const [basic, alone] = form.presets;
    expect([isPreset(basic!, form, {}, 2), isPreset(alone!, form, {}, 2)]).toEqual([true, false]);
    expect([isPreset(basic!, form, {}, 1), isPreset(alone!, form, {}, 1)]).toEqual([false, true]);
  });

  it('fills new seats with bots and keeps the others', () => {
    const seats = resize([{ kind: 'me', name: 'Ada' }], 2, 'greedy');
    expect(seats).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'greedy' },
    ]);
    expect(resize(seats, 1, 'greedy')).toHaveLength(1);
  });

  it('puts somebody else in the seat of a bot that is not offered any more', () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'adept+brewer' }, { kind: 'bot', level: 'moth' }] as const;
    expect(offeredSeats(seats, form).map((seat) => seat.level)).toEqual([undefined, 'adept+brewer', 'scout']);
    expect(offeredTable({ stand_in: 'moth', undo: false }, form)).toEqual({ ...TABLE, undo: false, stand_in: 'adept' });
    expect(offeredTable({ hints: true }, form).hints).toBe(null);
    expect(offeredTable({ hints: true }, { ...form, offers: ['hints'] }).hints).toBe(true);
    expect(offeredTable({ stand_in: 'scout' }, form).stand_in).toBe('scout');
  });
});
