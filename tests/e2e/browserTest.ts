/** Fixtures of all browser tests, whatever their server: ownSite.ts, sharedServer.ts, test.ts. */
import { test as base } from '@playwright/test'
import { rememberLife } from './alive'

interface Fixtures {
  /** Closes pages of other people before the server: they would retry without it endlessly. */
  everyoneLeaves: undefined
  /** For the file's or group's server: `test.use({ serverEnv: { RETENTION_DAYS: '1' } })`. */
  serverEnv: Record<string, string>
}

export const test = base.extend<Fixtures>({
  everyoneLeaves: [
    // Set up after baseURL, and so torn down before its server.
    async ({ browser, baseURL: _ }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  serverEnv: [{}, { option: true }],
  context: async ({ context }, use) => {
    await rememberLife(context)
    await use(context)
  },
})
