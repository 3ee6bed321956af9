/** The end-to-end tests: the built server, a real browser. `npm test` says which browser (CHROMIUM_PATH). */
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // Two at a time, wherever they stand: many tests wait for a clock of the product's. The patience is
  // for a machine with two cores and other work.
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Costs a sixth of the time; `npx playwright test --trace on NAME` shows a failure step by step.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a graphics card it is only imitated, at a price. Chromium's sandbox does not run as
      // root, as in most containers.
      args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
})
