/** What every browser test has, wherever its server comes from: ownSite.ts, sharedServer.ts, test.ts. */
import { test as base } from '@playwright/test'
import { rememberLife } from './alive'

interface Fixtures {
  /** Ends the pages of second people before the server: without it they would ask for it again and again. */
  everyoneLeaves: undefined
  /** Settings for this file's or group's server: `test.use({ serverEnv: { RETENTION_DAYS: '1' } })`. */
  serverEnv: Record<string, string>
}

export const test = base.extend<Fixtures>({
  everyoneLeaves: [
    // Set up after the address is known, and so taken down before the server behind it.
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
