import { describe, expect, it } from 'vitest';
import type { Studio } from '../../../sound/voices';
import { VOICES } from './voices';

const LONGEST = 0.6;

/** Notes when everything a voice draws has ended. */
function lengthOf(name: keyof typeof VOICES, detail: number): number {
  const ends: number[] = [];
  const note = (_: number, { after = 0, length }: { after?: number; length: number }) => void ends.push(after + length);
  VOICES[name]({ tone: note, rustle: note } as unknown as Studio, 0, detail);
  return Math.max(0, ...ends);
}

describe('voices', () => {
  for (const name of Object.keys(VOICES) as (keyof typeof VOICES)[]) {
    it(`${name} is heard, and is over soon`, () => {
      for (const detail of [0, 3, 40]) {
        expect(lengthOf(name, detail)).toBeGreaterThan(0);
        expect(lengthOf(name, detail)).toBeLessThanOrEqual(LONGEST + 1e-9);
      }
    });
  }
});
