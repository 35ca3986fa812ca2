import { C4, semitones, twig, type Voice } from '../../../sound/voices';

/** What the night in the forest sounds like. */
export type SoundName = 'cast' | 'outbid' | 'star' | 'pass' | 'win' | 'dedicate' | 'home' | 'chest' | 'rune' | 'goal' | 'turn';

const PENTATONIC = [0, 2, 4, 7, 9, 12, 14];
const SEAT_KEYS = [0, 5, 7, -3];

export const VOICES: Record<SoundName, Voice> = {
  /** A low bell, higher with the value of the spell. */
  cast(studio, at, value) {
    const pitch = 147 * semitones(Math.min(value, 10) * 1.5);
    const partials = [
      [1, 0.34],
      [2, 0.16],
      [2.76, 0.1],
      [5.4, 0.04],
    ] as const;
    for (const [ratio, loud] of partials) {
      studio.tone(at, { pitch: pitch * ratio, length: 0.58 / Math.sqrt(ratio), loud });
    }
  },
  /** Two notes up. */
  outbid(studio, at) {
    [659, 880].forEach((pitch, n) => {
      studio.tone(at, { pitch, after: n * 0.11, length: 0.26, loud: 0.38, shape: 'triangle' });
    });
  },
  /** Glass chimes. */
  star(studio, at) {
    [1568, 2093, 2637, 3520].forEach((pitch, n) => {
      studio.tone(at, { pitch, after: n * 0.045, length: 0.42, loud: 0.22 });
      studio.tone(at, { pitch: pitch * 2.01, after: n * 0.045, length: 0.2, loud: 0.03 });
    });
  },
  /** A dry twig. */
  pass: twig,
  /** A soft chord in the key of the seat. */
  win(studio, at, seat) {
    const root = C4 * semitones(SEAT_KEYS[seat] ?? 0);
    [0, 4, 7, 12].forEach((step, n) => {
      const pitch = root * semitones(step);
      studio.tone(at, { pitch, after: n * 0.03, length: 0.5, loud: 0.24, rise: 0.03, shape: 'triangle' });
    });
  },
  /** A plucked tongue of metal, by the place in line. */
  dedicate(studio, at, place) {
    const pitch = 1.5 * C4 * semitones(PENTATONIC[PENTATONIC.length - 1 - place] ?? 0);
    studio.tone(at, { pitch, length: 0.4, loud: 0.3 });
    studio.tone(at, { pitch: pitch * 6.2, length: 0.06, loud: 0.06 });
  },
  /** A brush over paper. */
  home(studio, at) {
    studio.rustle(at, { length: 0.22, loud: 0.9, pitch: 1400, to: 3600, narrow: 0.8 });
  },
  /** A lid that creaks. */
  chest(studio, at) {
    [0, 0.09, 0.17, 0.24, 0.3].forEach((after, n) => {
      studio.tone(at, { pitch: 90 + n * 22, after, length: 0.07, loud: 0.34, shape: 'sawtooth' });
      studio.rustle(at, { after, length: 0.04, loud: 0.8, pitch: 700 + n * 160, narrow: 8 });
    });
  },
  /** A stone that hums. */
  rune(studio, at) {
    [110, 165, 221].forEach((pitch) => {
      studio.tone(at, { pitch, length: 0.58, loud: 0.17, rise: 0.18 });
    });
  },
  /** A stamp. */
  goal(studio, at) {
    studio.tone(at, { pitch: 150, to: 58, length: 0.14, loud: 0.55 });
    studio.rustle(at, { length: 0.05, loud: 0.3, pitch: 900 });
    studio.tone(at, { pitch: 1046, after: 0.12, length: 0.3, loud: 0.08 });
  },
  /** One call of an owl. */
  turn(studio, at) {
    studio.tone(at, { pitch: 420, to: 396, length: 0.16, loud: 0.36, rise: 0.05 });
    studio.tone(at, { pitch: 440, to: 372, after: 0.21, length: 0.37, loud: 0.4, rise: 0.07 });
  },
};
