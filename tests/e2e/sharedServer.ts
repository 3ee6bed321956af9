/**
 * Playwright's `test` with one server for all tests of a worker: for what reads pages and writes as a
 * visitor of its own. What changes the server for others (Whisper hidden, the server killed, settings,
 * everything that admins see) takes test.ts, where each test has its own.
 */
import { type RunningServer, startServer } from '../runningServer'
import { test as withOwnServer } from './test'

export { expect } from './test'

export const test = withOwnServer.extend<object, { sharedServer: RunningServer }>({
  sharedServer: [
    // Playwright reads from the braces which fixtures are used; it does not take a plain name.
    async ({ browserName: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  server: async ({ sharedServer }, use) => use(sharedServer),
})
