import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { dependencies } from './package.json';

const server = 'http://127.0.0.1:8765';

/** The licences of everything that ends up in the page, beside it. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    const texts = Object.entries(dependencies).map(([name, version]) => `${name} ${version}\n\n${licenceOf(name)}`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
  },
};

function licenceOf(name: string): string {
  const folder = join(import.meta.dirname, 'node_modules', name);
  for (const file of ['LICENSE', 'LICENSE.md']) {
    try {
      return readFileSync(join(folder, file), 'utf-8');
    } catch {
      continue;
    }
  }
  const told = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as { license: string };
  return `${told.license}\n`;
}

export default defineConfig({
  plugins: [svelte(), licences],
  build: {
    outDir: '../src/moonlit/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: what every screen needs, what every picture of the game needs, then one per screen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/|\/web\/src\/(ui|wire)\/|\/web\/src\/[\w.]+\.ts$/ },
            { name: 'art', test: /\/web\/src\/games\/nocturne\/(art\/|[\w.]+\.ts$)/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: ['..'] },
    // The server answers only pages of its own origin, so the host must stay the page's.
    proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
