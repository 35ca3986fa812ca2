import { describe, expect, it } from 'vitest';
import type { GameForm, Option } from './form';
import { toldOptions } from './told';

const value = (id: unknown, name: string) => ({ id, name, text: '', ours: false, when: {} });
const option = (some: Partial<Option>): Option => ({
  id: 'one',
  inside: '',
  name: 'One',
  text: '',
  kind: 'choice',
  values: [],
  default: null,
  when: {},
  ...some,
});
const form = {
  options: [
    option({ id: 'kingdom', name: 'Kingdom', values: [value('k', 'Twilight'), value('random', 'Random')], default: 'k' }),
    option({ id: 'number', name: 'Number', kind: 'number', default: 0, when: { kingdom: ['random'] } }),
    option({ id: 'bans', name: 'Bans', kind: 'many', values: [value('witch', 'Witch'), value('moat', 'Moat')], default: [] }),
    option({ id: 'end', name: 'End', values: [value('told', 'When you say so'), value('self', 'By itself')], default: 'told' }),
    option({ id: 'rule', name: 'Rule', inside: 'switches', values: [value('a', 'A'), value('b', 'B')], default: 'a' }),
    option({ id: 'first', name: 'First', kind: 'seat', default: 0 }),
    option({ id: 'long', name: 'Long', kind: 'flag', default: false }),
  ],
} as unknown as GameForm;
const saying = { yes: 'yes', no: 'no', list: (names: string[]) => names.join(', '), seat: (seat: number) => `Fox ${seat + 1}` };
const told = (options: Record<string, unknown>) => toldOptions(form, options, 2, saying).map(({ name, value }) => `${name}: ${value}`);

describe('the options of a match', () => {
  it('are told where there was a choice, also as usual', () => {
    expect(told({})).toEqual(['Kingdom: Twilight', 'End: When you say so']);
  });

  it('are told where they are not as usual, each in its own way', () => {
    const options = {
      kingdom: 'random',
      number: 7,
      bans: ['moat', 'witch'],
      end: 'self',
      switches: { rule: 'b' },
      first: 1,
      long: true,
    };
    expect(told(options)).toEqual([
      'Kingdom: Random',
      'Number: 7',
      'Bans: Moat, Witch',
      'End: By itself',
      'Rule: B',
      'First: Fox 2',
      'Long: yes',
    ]);
  });

  it('are not told where they mean nothing', () => {
    expect(told({ kingdom: 'k', number: 7 })).toEqual(['Kingdom: Twilight', 'End: When you say so']);
  });
});
