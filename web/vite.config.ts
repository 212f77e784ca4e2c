import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { coasts } from './tools/coasts.ts'
import { icons } from './tools/icons.ts'

/** The server that `npm run dev` hands what it does not know to. */
const server = process.env['PALAVER_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), coasts(), icons()],
  build: {
    outDir: '../src/palaver/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // A strict content security policy knows no data: fonts, and caches love whole files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/unit/**/*.test.ts'] },
})
