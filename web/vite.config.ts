import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: {
      // Texts live with the rules, so that Python and the client read the same files.
      $texts: fromRoot('src/castlewright/texts'),
      $games: fromRoot('src/castlewright/games'),
      $lib: fromRoot('web/src/lib'),
    },
  },
  build: {
    outDir: fromRoot('src/castlewright/server/site'),
    emptyOutDir: true,
    // The server's policy allows scripts, styles and fonts from its own files only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: [fromRoot('.')] },
    proxy: {
      '/api': { target: 'http://localhost:8000', changeOrigin: false },
      '/ws': { target: 'ws://localhost:8000', ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    // A busy machine is no fault of the client's.
    testTimeout: 30_000,
  },
});
