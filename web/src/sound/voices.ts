/** What the night sounds like: every voice is drawn with oscillators and noise, none is a file. */
export type SoundName = 'choose' | 'cast' | 'outbid' | 'star' | 'pass' | 'win' | 'dedicate' | 'home' | 'chest' | 'rune' | 'goal' | 'turn';

/** `detail` is a spell's value, a seat or a place in line; what it means is the voice's own matter. */
type Voice = (studio: Studio, at: number, detail: number) => void;

interface Tone {
  pitch: number;
  to?: number;
  after?: number;
  length: number;
  loud: number;
  rise?: number;
  shape?: OscillatorType;
}

interface Rustle {
  after?: number;
  length: number;
  loud: number;
  pitch: number;
  to?: number;
  narrow?: number;
  kind?: BiquadFilterType;
}

const SILENCE = 0.0001;
const PENTATONIC = [0, 2, 4, 7, 9, 12, 14];
const SEAT_KEYS = [0, 5, 7, -3];
const C4 = 261.6;

const semitones = (steps: number): number => 2 ** (steps / 12);

/** Where tones and noises are made; everything ends by itself. */
export class Studio {
  #noise: AudioBuffer | null = null;

  constructor(
    readonly context: BaseAudioContext,
    readonly out: AudioNode,
  ) {}

  tone(at: number, { pitch, to = pitch, after = 0, length, loud, rise = 0.004, shape = 'sine' }: Tone): void {
    const start = at + after;
    const source = this.context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.#swell(start, length, loud, rise));
    source.start(start);
    source.stop(start + length);
  }

  rustle(at: number, { after = 0, length, loud, pitch, to = pitch, narrow = 1, kind = 'bandpass' }: Rustle): void {
    const start = at + after;
    const source = this.context.createBufferSource();
    source.buffer = this.noise();
    const filter = this.context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.#swell(start, length, loud, 0.003));
    source.start(start, (pitch % 7) / 10, length);
  }

  noise(): AudioBuffer {
    if (this.#noise) return this.#noise;
    const rate = this.context.sampleRate;
    this.#noise = this.context.createBuffer(1, rate, rate);
    const samples = this.#noise.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
    return this.#noise;
  }

  #swell(start: number, length: number, loud: number, rise: number): GainNode {
    const swell = this.context.createGain();
    swell.gain.setValueAtTime(SILENCE, start);
    swell.gain.exponentialRampToValueAtTime(loud, start + rise);
    swell.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    swell.connect(this.out);
    return swell;
  }
}

export const VOICES: Record<SoundName, Voice> = {
  /** A wooden tick. */
  choose(studio, at) {
    studio.tone(at, { pitch: 920, to: 520, length: 0.05, loud: 0.3, shape: 'triangle' });
    studio.rustle(at, { length: 0.02, loud: 0.25, pitch: 2400 });
  },
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
  pass(studio, at) {
    studio.rustle(at, { length: 0.018, loud: 0.5, pitch: 3200, kind: 'highpass' });
    studio.rustle(at, { after: 0.035, length: 0.03, loud: 0.4, pitch: 2100, narrow: 3 });
    studio.rustle(at, { after: 0.08, length: 0.012, loud: 0.2, pitch: 4200, kind: 'highpass' });
  },
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
