import { settings } from '../settings.svelte';
import { glossaryOf } from '../wire/api';
import type { LogEntry, Sight } from '../wire/types';
import { Ambience } from './ambience';
import { soundsOf } from './game';
import { COMMON, Studio, type Voice } from './voices';

let context: AudioContext | null = null;
let studio: Studio | null = null;
let master: GainNode | null = null;
let wood: Ambience | null = null;
let wantsWood = false;

/** Lets something be heard, if this person wants sounds and has touched the page. Never throws. */
export function play(voice: Voice | keyof typeof COMMON, detail = 0): void {
  try {
    if (!settings.isSoundOn || !studio || !master || !context) return;
    master.gain.value = settings.volume;
    const sounds: Voice = typeof voice === 'string' ? COMMON[voice] : voice;
    sounds(studio, context.currentTime, detail);
  } catch {
    // A sound carries no meaning of its own; a page without sound is whole.
  }
}

const APART = 140;
// Screen and table both report what is new; nothing is heard twice.
const known = new WeakSet<LogEntry>();

/** Lets the news of a match be heard, one after the other. */
export async function hear(told: readonly LogEntry[], sight: Sight, game: string): Promise<void> {
  const news = told.filter((entry) => !known.has(entry));
  news.forEach((entry) => known.add(entry));
  if (!settings.isSoundOn || !studio) return;
  try {
    const [sounds, glossary] = await Promise.all([soundsOf(game), glossaryOf(game)]);
    const heard = sounds?.heardIn(news, sight, glossary) ?? [];
    heard.forEach(({ name, detail }, n) => setTimeout(() => play(sounds!.voices[name]!, detail), n * APART));
  } catch {
    // A table without sounds is whole.
  }
}

/** Wind and crickets behind everything; off unless asked for. */
export function ambience(on: boolean): void {
  wantsWood = on;
  try {
    if (!studio || !context) return;
    wood ??= new Ambience(context);
    if (master) master.gain.value = settings.volume;
    wood.set(on && settings.isSoundOn, settings.volume);
  } catch {
    wood = null;
  }
}

/** Browsers allow sound only after a gesture; this waits for the first one. */
function listenForGesture(): void {
  const gestures = ['pointerdown', 'keydown'] as const;
  const stop = () => gestures.forEach((gesture) => removeEventListener(gesture, wake, true));
  const wake = () => {
    stop();
    open();
  };
  gestures.forEach((gesture) => addEventListener(gesture, wake, true));
}

function open(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    master = context.createGain();
    // Many events at once must not clip.
    const soft = context.createDynamicsCompressor();
    master.connect(soft).connect(context.destination);
    studio = new Studio(context, master);
    ambience(wantsWood);
  } catch {
    studio = null;
  }
}

if (typeof window !== 'undefined') {
  if (navigator.userActivation?.hasBeenActive) open();
  else listenForGesture();
}
