/** The unit and integration tests. tests/e2e belongs to Playwright (playwright.config.ts). */
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { icons } from './scripts/build/icons.mjs'
import { SlowestFirst } from './scripts/testing/slowestFirst.ts'

/** Whose files share a worker and the modules it has loaded: loading them was half the work. */
const sharing =
  'analytics,attacks,brand,chat,client,contact,content,knowledge,phone,qr,quotes,resources,session,signs,site,training,whisper'

function testsIn(folders: string): string[] {
  return [`tests/${folders}/**/*.test.ts`, `tests/${folders}/**/*.test.tsx`]
}

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
        test: {
          name: 'alone',
          include: ['tests/*.test.ts', ...testsIn('*')],
          exclude: ['tests/e2e/**', ...testsIn(`{${sharing}}`)],
        },
      },
      {
        extends: true,
        test: { name: 'sharing', include: testsIn(`{${sharing}}`), isolate: false },
      },
    ],
  },
})
