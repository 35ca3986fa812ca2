import { Studio } from './voices';

const FADE = 1.5;
const CHIRP_PITCH = 4300;

/** A quiet wood: wind that comes and goes, and a cricket now and then. */
export class Ambience {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  #wind: AudioBufferSourceNode | null = null;
  #chirps: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#out = context.createGain();
    this.#out.gain.value = 0;
    this.#out.connect(context.destination);
  }

  set(on: boolean, volume: number): void {
    const gain = this.#out.gain;
    gain.cancelScheduledValues(this.#context.currentTime);
    gain.linearRampToValueAtTime(on ? volume * 0.25 : 0, this.#context.currentTime + FADE);
    clearTimeout(this.#chirps);
    if (!on) return;
    if (!this.#wind) this.#wind = this.#blow();
    this.#chirp();
  }

  #blow(): AudioBufferSourceNode {
    const wind = this.#context.createBufferSource();
    wind.buffer = new Studio(this.#context, this.#out).noise();
    wind.loop = true;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 320;
    const sway = this.#context.createOscillator();
    const depth = this.#context.createGain();
    sway.frequency.value = 0.07;
    depth.gain.value = 160;
    sway.connect(depth).connect(filter.frequency);
    wind.connect(filter).connect(this.#out);
    sway.start();
    wind.start();
    return wind;
  }

  #chirp(): void {
    const studio = new Studio(this.#context, this.#out);
    for (let n = 0; n < 3; n++) {
      studio.tone(this.#context.currentTime, { pitch: CHIRP_PITCH, after: n * 0.06, length: 0.04, loud: 0.12 });
    }
    this.#chirps = setTimeout(() => this.#chirp(), 1800 + Math.random() * 3200);
  }
}
