import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './wire/types';

export type Facts = Record<string, FluentVariable>;
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'de'];

const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./words/en'),
  pl: () => import('./words/pl'),
  de: () => import('./words/de'),
};
const bundles = new Map<Language, FluentBundle>();
let spoken = $state.raw<FluentBundle | null>(null);

export function makeBundle(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Loads a language once and says everything in it from now on. */
export async function speak(language: Language): Promise<void> {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = makeBundle(language, Object.values((await files[language]()).default));
    bundles.set(language, bundle);
  }
  spoken = bundle;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** A message of the page with its facts put in; follows the language. */
export function say(id: string, facts?: Facts): string {
  const pattern = spoken?.getMessage(id)?.value;
  if (!spoken || !pattern) return id;
  return spoken.formatPattern(pattern, facts ?? null, []);
}

/** Can the page say this? */
export function hasWord(id: string): boolean {
  return spoken?.hasMessage(id) ?? false;
}

/** The first language of the browser that we speak, English if there is none. */
export function browserLanguage(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return 'en';
}
