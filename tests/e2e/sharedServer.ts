/**
 * Playwright's `test` with one server for all tests of a worker: for what reads pages and writes as a
 * visitor of its own. What changes the server for others (Whisper hidden, the server killed, settings,
 * everything that admins see) takes test.ts, where each test has its own.
 */
import { type RunningServer, startServer } from '../runningServer'
import { test as withOwnServer } from './test'

export { expect } from './test'

interface WorkerFixtures {
  sharedServer: RunningServer
  /** Settings for this file's server: `test.use({ sharedEnv: { RETENTION_DAYS: '1' } })`. */
  sharedEnv: Record<string, string>
}

export const test = withOwnServer.extend<object, WorkerFixtures>({
  sharedEnv: [{}, { option: true, scope: 'worker' }],
  sharedServer: [
    async ({ sharedEnv }, use) => {
      const server = await startServer({ env: sharedEnv })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  server: async ({ sharedServer }, use) => use(sharedServer),
})
