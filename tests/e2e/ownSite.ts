/**
 * Playwright's `test` with an empty site for each test; all sites of a worker run in one process
 * (sites.ts). Addresses are relative to it.
 */
import { test as base } from './browserTest'
import { type Site, type Sites, startSites } from './sites'

export { expect } from '@playwright/test'
export { passwords } from '../runningServer'

export const test = base.extend<{ server: Site }, { sites: Sites }>({
  sites: [
    // Playwright requires a destructured parameter.
    async ({}, use) => {
      const sites = startSites()
      await use(sites)
      await sites.end()
    },
    { scope: 'worker' },
  ],
  server: async ({ sites, serverEnv }, use) => {
    const site = await sites.open(serverEnv)
    await use(site)
    await site.remove()
  },
  baseURL: async ({ server }, use) => use(server.url),
})
