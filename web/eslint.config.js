import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/wire/types.ts', 'src/games/wire.ts', 'src/games/*/wire.ts', 'public']),
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'] } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `pnpm run check` finds these, and knows the names of the browser.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      'svelte/valid-compile': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      // A map or set that nothing shows need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
);
