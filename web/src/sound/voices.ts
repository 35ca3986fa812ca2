/** What a table sounds like: every voice is drawn with oscillators and noise, none is a file. */

/** `detail` is a value, a seat or a place in line; what it means is the voice's own matter. */
export type Voice = (studio: Studio, at: number, detail: number) => void;

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
export const C4 = 261.6;

export const semitones = (steps: number): number => 2 ** (steps / 12);

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

/** What sounds at every table. */
export const COMMON = {
  /** A wooden tick. */
  choose(studio, at) {
    studio.tone(at, { pitch: 920, to: 520, length: 0.05, loud: 0.3, shape: 'triangle' });
    studio.rustle(at, { length: 0.02, loud: 0.25, pitch: 2400 });
  },
  /** A dry twig. */
  refuse(studio, at) {
    twig(studio, at);
  },
} satisfies Record<string, Voice>;

/** A dry twig that breaks. */
export function twig(studio: Studio, at: number): void {
  studio.rustle(at, { length: 0.018, loud: 0.5, pitch: 3200, kind: 'highpass' });
  studio.rustle(at, { after: 0.035, length: 0.03, loud: 0.4, pitch: 2100, narrow: 3 });
  studio.rustle(at, { after: 0.08, length: 0.012, loud: 0.2, pitch: 4200, kind: 'highpass' });
}
