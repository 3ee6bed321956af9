/**
 * Playwright's `test` with a server process of its own for each test, for tests that kill it.
 * Addresses are relative to it:
 *
 *   import { expect, test } from './test'
 *   test('…', async ({ page, server }) => {
 *     await page.goto('/')
 *     await server.kill()
 *     await server.start()
 *   })
 *
 * Tests that don't kill it use ownSite.ts or sharedServer.ts, which cost far less. A second person
 * gets another context: `await (await browser.newContext({ baseURL: server.url })).newPage()`.
 */
import { type RunningServer, startServer } from '../runningServer'
import { test as base } from './browserTest'

export { expect } from '@playwright/test'
export { passwords } from '../runningServer'

export const test = base.extend<{ server: RunningServer }>({
  server: async ({ serverEnv }, use) => {
    const server = await startServer({ env: serverEnv })
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.url),
})
