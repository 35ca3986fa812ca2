import { remember, remembered } from '../../store';
import { settings } from '../../settings.svelte';

const KEPT = 'wonder_book.aloud';
const GAP = /_{2,}/g;
const state = $state({ isOn: remembered(KEPT, false), voices: [] as SpeechSynthesisVoice[] });

const synthesis = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;

function listen(): void {
  state.voices = synthesis?.getVoices() ?? [];
}
listen();
synthesis?.addEventListener?.('voiceschanged', listen);

function voice(): SpeechSynthesisVoice | undefined {
  return state.voices.find((one) => one.lang.toLowerCase().startsWith(settings.language));
}

/** Without a voice for the language nothing is read aloud. */
export function canSpeak(): boolean {
  return voice() !== undefined;
}

/** Does this person want the story read aloud, on this browser? */
export function isSpoken(): boolean {
  return state.isOn && canSpeak();
}

export function setSpoken(isOn: boolean): void {
  state.isOn = isOn;
  remember(KEPT, isOn);
}

/** Where a word is missing there is a pause. */
export function speakOut(text: string): void {
  const found = voice();
  if (!synthesis || !found) return;
  synthesis.cancel();
  const told = new SpeechSynthesisUtterance(text.replace(GAP, '…'));
  told.voice = found;
  told.lang = found.lang;
  synthesis.speak(told);
}

export function hush(): void {
  synthesis?.cancel();
}
