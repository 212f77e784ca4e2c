import { defineConfig } from 'vitest/config'

/** Whole games in a real browser; they share one server and one browser, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/server.ts',
    fileParallelism: false,
    testTimeout: 160_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
})
