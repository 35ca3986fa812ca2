import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
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
            { name: 'art', test: /\/web\/src\/nocturne\/(art\/|[\w.]+\.ts$)/ },
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
