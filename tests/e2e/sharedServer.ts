/**
 * Playwright's `test` with one site for all tests of a worker: for tests that read pages and write
 * as a visitor of their own. Tests that change the site for others (hiding Whisper, settings,
 * anything admins see) use ownSite.ts, where each test has its own.
 */
import { test as withOwnSite } from './ownSite'
import type { Site } from './sites'

export { expect } from './ownSite'

interface WorkerFixtures {
  sharedServer: Site
  /** Settings for this file's server: `test.use({ sharedEnv: { RETENTION_DAYS: '1' } })`. */
  sharedEnv: Record<string, string>
}

export const test = withOwnSite.extend<object, WorkerFixtures>({
  sharedEnv: [{}, { option: true, scope: 'worker' }],
  sharedServer: [
    async ({ sites, sharedEnv }, use) => {
      const site = await sites.open(sharedEnv)
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  server: async ({ sharedServer }, use) => use(sharedServer),
})
