import { KEYS, type KeyName } from './keys';
import { remember, remembered } from './store';
import type { Language } from './wire/types';
import { browserLanguage, LANGUAGES } from './words.svelte';

export type Theme = 'dark' | 'light' | 'system';
export type Speed = 0 | 1 | 2 | 4;
/** What is done for somebody: nothing, the only choice there is, or all that loses nothing. */
export type Unasked = 'never' | 'forced' | 'obvious';
export const UNASKED: readonly Unasked[] = ['never', 'forced', 'obvious'];
export const SPEEDS: readonly Speed[] = [0, 1, 2, 4];
export const THEMES: readonly Theme[] = ['system', 'dark', 'light'];

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  isSoundOn: boolean;
  volume: number;
  ambience: boolean;
  confirmCast: boolean;
  unasked: Unasked;
  dimIllegal: boolean;
  biggerTiles: boolean;
  seatPatterns: boolean;
  textView: boolean;
  notify: boolean;
  nickname: string;
  keys: Record<KeyName, string>;
}

const DEFAULTS: Omit<Kept, 'language'> = {
  theme: 'system',
  speed: 1,
  isSoundOn: true,
  volume: 0.4,
  ambience: false,
  confirmCast: false,
  unasked: 'forced',
  dimIllegal: true,
  biggerTiles: false,
  seatPatterns: false,
  textView: false,
  notify: false,
  nickname: '',
  keys: { ...KEYS },
};

function read(): Kept {
  const kept = remembered<Partial<Kept>>('settings', {});
  const language = LANGUAGES.find((known) => known === kept.language) ?? browserLanguage();
  return { ...DEFAULTS, ...kept, language, keys: { ...KEYS, ...kept.keys } };
}

/** What this person wants, on this browser. Assign to a field and it is remembered. */
export const settings: Kept = $state(read());

const darkWish = matchMedia('(prefers-color-scheme: light)');
const stillWish = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ isLight: darkWish.matches, isStill: stillWish.matches });
darkWish.addEventListener('change', () => (system.isLight = darkWish.matches));
stillWish.addEventListener('change', () => (system.isStill = stillWish.matches));

/** The theme that is shown. */
export function shownTheme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme;
  return system.isLight ? 'light' : 'dark';
}

/** Nothing may travel, shake or pulse: the person's or the system's wish. */
export function isStill(): boolean {
  return system.isStill || settings.speed === 0;
}

/** How long something that takes `time` ms at speed 1 takes now; 0 where nothing may move. */
export function paced(time: number): number {
  return isStill() ? 0 : time / settings.speed;
}

$effect.root(() => {
  $effect(() => remember('settings', $state.snapshot(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = shownTheme();
    root.dataset.still = String(isStill());
    root.style.setProperty('--pace', String(paced(1)));
  });
});
