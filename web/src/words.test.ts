import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from './wire/types';
import { browserLanguage, LANGUAGES, makeBundle, say, speak } from './words.svelte';

const LOCALES = join(import.meta.dirname, '../../src/moonlit/client/locales');
const SOURCES = import.meta.dirname;

function textsOf(language: Language): string[] {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((file) => /^web.*\.ftl$/.test(file));
  return files.sort().map((file) => readFileSync(join(folder, file), 'utf-8'));
}

/** Every message with the facts it asks for. */
function messagesOf(language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of textsOf(language)) {
    for (const message of new FluentResource(text).body) {
      if (found.has(message.id)) throw new Error(`${message.id} is there twice in ${language}`);
      const facts = JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g);
      found.set(message.id, [...new Set([...facts].map((fact) => fact[1]!))].sort());
    }
  }
  return found;
}

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf-8')] : [];
  });
}

describe('the words of the page', () => {
  it('are the same messages with the same facts in every language', () => {
    const english = Object.fromEntries(messagesOf('en'));
    for (const language of LANGUAGES) expect(Object.fromEntries(messagesOf(language))).toEqual(english);
  });

  it('leave nothing unreadable', () => {
    for (const language of LANGUAGES) {
      const count = textsOf(language)
        .join('\n')
        .match(/^[a-z][\w-]* =/gm)!.length;
      expect(messagesOf(language).size).toBe(count);
    }
  });

  it('hold every message the code says', () => {
    const known = messagesOf('en');
    const said = sources().flatMap((text) => [
      ...text.matchAll(/['"`](web(?:table|around|dominion|question|wonder)?-[a-z0-9-]*[a-z0-9])['"`]/g),
    ]);
    const missing = new Set(said.map((found) => found[1]!).filter((id) => !known.has(id)));
    expect([...missing]).toEqual([]);
  });

  it('hold something for every message the code puts together', () => {
    const known = [...messagesOf('en').keys()];
    const said = sources().flatMap((text) => [
      ...text.matchAll(/`(web(?:table|around|dominion|question|wonder)?-[a-z0-9-]*)\$\{[^`]*\}([a-z0-9-]*)`/g),
    ]);
    const missing = said.filter(([, start, end]) => !known.some((id) => id.startsWith(start!) && id.endsWith(end!)));
    expect(missing.map((found) => found[0])).toEqual([]);
  });

  it('hold nothing that is never said', () => {
    const code = sources().join('\n');
    const words = textsOf('en').join('\n');
    const starts = [...code.matchAll(/`(web(?:table|around|dominion|question|wonder)?-[a-z0-9-]*)\$\{/g)].map((found) => found[1]!);
    const unsaid = [...messagesOf('en').keys()].filter((id) => {
      const isNamed = new RegExp(`['"\`]${id}['"\`]`).test(code) || words.includes(`{ ${id} `) || words.includes(`{ ${id}.`);
      return !isNamed && !starts.some((start) => id.startsWith(start));
    });
    expect(unsaid).toEqual([]);
  });
});

describe('saying something', () => {
  beforeAll(() => speak('pl'));

  it('puts facts in and follows the plurals of the language', () => {
    expect([1, 3, 5].map((open) => say('web-gather-open', { open }))).toEqual([
      'Jedno miejsce jest jeszcze wolne.',
      '3 miejsca są jeszcze wolne.',
      '5 miejsc jest jeszcze wolnych.',
    ]);
  });

  it('changes with the language', async () => {
    await speak('de');
    expect(say('web-start-play')).toBe('Spielen');
  });

  it('gives the name of what it does not know', () => {
    expect(say('web-no-such-thing')).toBe('web-no-such-thing');
  });

  it('formats every message with its facts', () => {
    for (const language of LANGUAGES) {
      const bundle = makeBundle(language, textsOf(language));
      const messages = messagesOf(language);
      // A message may use another one, with that one's facts.
      const facts = Object.fromEntries([...messages.values()].flat().map((fact) => [fact, 2]));
      for (const id of messages.keys()) {
        const errors: Error[] = [];
        bundle.formatPattern(bundle.getMessage(id)!.value!, facts, errors);
        expect([id, errors]).toEqual([id, []]);
      }
    }
  });
});

describe('the language of a browser', () => {
  it('is the first one we speak, else English', () => {
    expect(browserLanguage(['fr-FR', 'de-AT', 'pl'])).toBe('de');
    expect(browserLanguage(['fr'])).toBe('en');
  });
});
