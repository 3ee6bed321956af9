/** The unit and integration tests. tests/e2e belongs to Playwright (playwright.config.ts). */
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { icons } from './scripts/build/icons.mjs'
import { SlowestFirst } from './scripts/testing/slowestFirst.ts'

/** What mocks a module: those files share no worker. The others share the modules it has loaded. */
const mocking = ['tests/*.test.ts', 'tests/channels/**/*.test.ts']
const all = ['tests/**/*.test.ts', 'tests/**/*.test.tsx']

export default defineConfig({
  plugins: [icons()],
  test: {
    // Four also on two cores, where Vitest would take one: half of the time is waiting for other processes.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    sequence: { sequencer: SlowestFirst },
    testTimeout: 60_000,
    // One line a file: whole servers make many tests slow, and that is no news.
    slowTestThreshold: 60_000,
    hookTimeout: 120_000,
    // Read as text, for what is drawn and not styled.
    css: { include: /tokens\.css/ },
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: mocking },
      },
      {
        extends: true,
        test: {
          name: 'sharing',
          include: all,
          exclude: ['tests/e2e/**', ...mocking],
          isolate: false,
          globalSetup: 'scripts/testing/staleBuild.ts',
        },
      },
    ],
  },
})
