/**
 * The end-to-end tests: the built server, a real browser. `npm test` says which (CHROMIUM_PATH), and
 * where its headless shell is (CHROMIUM_SHELL_PATH): without that, the browser runs all of them.
 */
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell } = process.env
/** What the shell does in another way: tabs that become downloads, what is loaded before a touch. */
const needsBrowser = /@browser/

function launching(executablePath: string | undefined) {
  return {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a graphics card it is only imitated, at a price. Chromium's sandbox does not run as
      // root, as in most containers.
      args: ['--disable-gpu', '--in-process-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  }
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // Three at a time, wherever they stand: many tests wait for a clock of the product's. The patience is
  // for a machine with two cores and other work.
  workers: 3,
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
  },
  projects: [
    {
      name: 'shell',
      grepInvert: needsBrowser,
      use: launching(shell ?? browser),
    },
    { name: 'browser', grep: needsBrowser, use: launching(browser) },
  ],
})
