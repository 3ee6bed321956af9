/** Playwright's `test` with a site of its own and a stand-in provider of texts and calls. */
import { freePort } from '../freePort'
import { type StandIn, startStandIn } from '../phone/standIn'
import { phoneEnv } from '../phone/texting'
import { test as withOwnSite } from './ownSite'

export { expect } from './ownSite'

export const test = withOwnSite.extend<{ provider: StandIn }>({
  provider: async ({ browserName: _ }, use) => {
    const provider = await startStandIn()
    await use(provider)
    await provider.close()
  },
  serverEnv: async ({ provider }, use) => {
    const port = await freePort()
    await use({ PORT: `${port}`, ...phoneEnv(provider.url, port) })
  },
})
