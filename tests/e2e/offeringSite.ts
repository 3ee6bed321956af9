/** The built pages before an app whose Whisper asks which is meant (chat/offering.ts). */
import { fileURLToPath } from 'node:url'
import { createOffering } from '../chat/offering'
import { startWorld, type World } from '../chat/world'
import { test as base } from './browserTest'

export { expect } from '@playwright/test'

const pagesFolder = fileURLToPath(new URL('../../dist/client', import.meta.url))

export const test = base.extend<{ server: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it takes.
  server: async ({}, use) => {
    const world = await startWorld({ answerer: createOffering(), pagesFolder })
    await use(world)
    await world.close()
  },
  baseURL: async ({ server }, use) => use(server.url),
})
