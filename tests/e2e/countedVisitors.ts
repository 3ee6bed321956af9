/** ownSite.ts with a browser whose visits count: a headless user agent would be taken for a bot. */
import { zoneAtNoon } from '../zoneAtNoon'
import { test as withOwnSite } from './ownSite'

export { expect } from './ownSite'

const name =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** Playwright's own userAgent option doesn't apply to what a page sends while being left. */
export const test = withOwnSite.extend<object, object>({
  serverEnv: async ({ serverEnv }, use) => use({ TIME_ZONE: zoneAtNoon(), ...serverEnv }),
  launchOptions: [
    async ({ browserName: _ }, use, { project }) => {
      const { launchOptions = {} } = project.use
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--user-agent=${name}`],
      })
    },
    { scope: 'worker' },
  ],
})
