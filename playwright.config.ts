/** The end-to-end tests: the built server, a real browser. `npm test` says which browser (CHROMIUM_PATH). */
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // Live and timing behaviour is under test: one browser at a time, and what fails once has failed.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's sandbox does not run as root, as in most containers.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
})
