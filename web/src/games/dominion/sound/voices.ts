import { C4, semitones, type Studio, twig, type Voice } from '../../../sound/voices';

/** What a table of cards sounds like; nothing is longer than six tenths of a second. */
export type SoundName =
  | 'slide'
  | 'down'
  | 'page'
  | 'shuffle'
  | 'coins'
  | 'purse'
  | 'banner'
  | 'tear'
  | 'fold'
  | 'owl'
  | 'glass'
  | 'drum'
  | 'shield'
  | 'wolf'
  | 'twig'
  | 'kalimba'
  | 'chord';

/** More coins than these ring no longer and no higher. */
const MOST_COINS = 8;

export const VOICES: Record<SoundName, Voice> = {
  /** A card over cloth. */
  slide(studio, at) {
    studio.rustle(at, { length: 0.14, loud: 0.6, pitch: 2200, to: 4200, narrow: 0.7 });
  },
  /** A card laid down. */
  down(studio, at) {
    studio.rustle(at, { length: 0.07, loud: 0.7, pitch: 1800, to: 700, narrow: 0.8 });
    studio.tone(at, { pitch: 190, to: 120, after: 0.03, length: 0.08, loud: 0.3 });
  },
  /** A leaf turned over. */
  page(studio, at) {
    studio.rustle(at, { length: 0.1, loud: 0.5, pitch: 3600, to: 1500, narrow: 0.9 });
    studio.rustle(at, { after: 0.09, length: 0.12, loud: 0.5, pitch: 1400, to: 3800, narrow: 0.9 });
  },
  /** Cards run into each other. */
  shuffle(studio, at) {
    for (let n = 0; n < 9; n++) {
      studio.rustle(at, { after: n * 0.045, length: 0.035, loud: 0.34 + n * 0.03, pitch: 1900 + (n % 3) * 500, narrow: 2 });
    }
    studio.rustle(at, { after: 0.43, length: 0.12, loud: 0.5, pitch: 900, to: 400, narrow: 0.8 });
  },
  /** As many coins as there are, the last the higher the more. */
  coins(studio, at, sum) {
    const count = Math.max(1, Math.min(MOST_COINS, sum));
    for (let n = 0; n < count; n++) clink(studio, at, n * 0.05, 1250 * semitones(n + 1));
  },
  /** A full purse set down. */
  purse(studio, at) {
    studio.tone(at, { pitch: 150, to: 90, length: 0.12, loud: 0.4 });
    [0.02, 0.06, 0.09, 0.14].forEach((after, n) => clink(studio, at, after, 1500 + (n % 2) * 420, 0.6));
  },
  /** A banner goes up: two horns a fourth apart. */
  banner(studio, at) {
    [C4, C4 * semitones(5)].forEach((pitch, n) => {
      studio.tone(at, { pitch, after: n * 0.13, length: 0.34, loud: 0.2, rise: 0.03, shape: 'sawtooth' });
      studio.tone(at, { pitch: pitch * 2, after: n * 0.13, length: 0.3, loud: 0.12, rise: 0.03, shape: 'triangle' });
    });
  },
  /** Cloth tears. */
  tear(studio, at) {
    for (let n = 0; n < 7; n++) studio.rustle(at, { after: n * 0.03, length: 0.05, loud: 0.5, pitch: 900 + n * 420, narrow: 4 });
    studio.tone(at, { pitch: 233, to: 185, after: 0.12, length: 0.4, loud: 0.2, rise: 0.03, shape: 'triangle' });
  },
  /** Paper folds and catches. */
  fold(studio, at) {
    studio.rustle(at, { length: 0.09, loud: 0.6, pitch: 2600, to: 1200, narrow: 1.4 });
    studio.rustle(at, { after: 0.1, length: 0.08, loud: 0.5, pitch: 1700, to: 800, narrow: 1.4 });
    [0.22, 0.29, 0.4].forEach((after) => studio.rustle(at, { after, length: 0.02, loud: 0.4, pitch: 4600, kind: 'highpass' }));
  },
  /** One call of an owl. */
  owl(studio, at) {
    studio.tone(at, { pitch: 420, to: 396, length: 0.16, loud: 0.36, rise: 0.05 });
    studio.tone(at, { pitch: 440, to: 372, after: 0.21, length: 0.37, loud: 0.4, rise: 0.07 });
  },
  /** Glass that rings. */
  glass(studio, at) {
    [1046, 1318, 1568, 2093].forEach((pitch, n) => {
      studio.tone(at, { pitch, after: n * 0.05, length: 0.42, loud: 0.2 });
      studio.tone(at, { pitch: pitch * 2.76, after: n * 0.05, length: 0.14, loud: 0.04 });
    });
  },
  /** Two beats on a deep drum. */
  drum(studio, at) {
    [0, 0.19].forEach((after) => {
      studio.tone(at, { pitch: 104, to: 46, after, length: 0.32, loud: 0.6 });
      studio.rustle(at, { after, length: 0.05, loud: 0.3, pitch: 420 });
    });
  },
  /** Something strikes a shield. */
  shield(studio, at) {
    [
      [392, 0.3],
      [1043, 0.18],
      [1670, 0.1],
      [2510, 0.05],
    ].forEach(([pitch, loud]) => studio.tone(at, { pitch: pitch!, length: 0.5, loud: loud! }));
    studio.rustle(at, { length: 0.03, loud: 0.5, pitch: 2900 });
  },
  /** A wolf, far away. */
  wolf(studio, at) {
    studio.tone(at, { pitch: 290, to: 520, length: 0.24, loud: 0.2, rise: 0.08 });
    studio.tone(at, { pitch: 520, to: 380, after: 0.2, length: 0.4, loud: 0.24, rise: 0.06 });
    studio.tone(at, { pitch: 1040, to: 760, after: 0.2, length: 0.34, loud: 0.04, rise: 0.06 });
  },
  twig,
  /** Two tongues of metal. */
  kalimba(studio, at) {
    [0, 7].forEach((step, n) => {
      const pitch = 1.5 * C4 * semitones(step);
      studio.tone(at, { pitch, after: n * 0.12, length: 0.4, loud: 0.34 });
      studio.tone(at, { pitch: pitch * 6.2, after: n * 0.12, length: 0.06, loud: 0.06 });
    });
  },
  /** A chord to end with. */
  chord(studio, at) {
    [0, 4, 7, 12].forEach((step, n) => {
      studio.tone(at, { pitch: C4 * semitones(step), after: n * 0.03, length: 0.5, loud: 0.24, rise: 0.03, shape: 'triangle' });
    });
  },
};

function clink(studio: Studio, at: number, after: number, pitch: number, loudness = 1): void {
  studio.tone(at, { pitch, after, length: 0.12, loud: 0.22 * loudness });
  studio.tone(at, { pitch: pitch * 2.41, after, length: 0.07, loud: 0.1 * loudness });
}
