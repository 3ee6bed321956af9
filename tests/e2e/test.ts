/**
 * Playwright's `test` with a server of its own for each test. Addresses are relative to it:
 *
 *   import { expect, test } from './test'
 *   test('…', async ({ page, server }) => {
 *     await page.goto('/')
 *     await server.kill()
 *     await server.start()
 *   })
 *
 * For a second person, a context of their own: `const admin = await (await browser.newContext({ baseURL: server.url })).newPage()`.
 */
import { test as base } from '@playwright/test'
import { type RunningServer, startServer } from '../runningServer'
import { rememberLife } from './alive'

export { expect } from '@playwright/test'
export { passwords } from '../runningServer'

interface Fixtures {
  /** Ends the pages of second people: a page whose server is gone asks for it again and again. */
  everyoneLeaves: undefined
  server: RunningServer
  /** Settings for this file's or group's server: `test.use({ serverEnv: { RETENTION_DAYS: '1' } })`. */
  serverEnv: Record<string, string>
}

export const test = base.extend<Fixtures>({
  everyoneLeaves: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  serverEnv: [{}, { option: true }],
  server: async ({ serverEnv }, use) => {
    const server = await startServer({ env: serverEnv })
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await rememberLife(context)
    await use(context)
  },
})
