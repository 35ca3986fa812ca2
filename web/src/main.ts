import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import './ui/fonts.css';
import './ui/theme.css';
import './ui/base.css';
import './ui/controls.css';
import { speak } from './words.svelte';

await speak(settings.language);
mount(App, { target: document.body });
