import { mount } from 'svelte';
import '../src/ui/fonts.css';
import '../src/ui/theme.css';
import '../src/ui/base.css';
import '../src/ui/controls.css';
import { settings, type Theme } from '../src/settings.svelte';
import { speak } from '../src/words.svelte';
import type { Language } from '../src/wire/types';
import Harness from './Harness.svelte';

const asked = new URLSearchParams(location.search);
settings.theme = (asked.get('theme') ?? 'dark') as Theme;
settings.language = (asked.get('language') ?? 'en') as Language;
if (asked.has('speed')) settings.speed = Number(asked.get('speed')) as 0 | 1 | 2 | 4;
await speak(settings.language);
mount(Harness, { target: document.body });
