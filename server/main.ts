/** The process: opens the site, listens, shuts down gracefully. Nothing else. */
import closeWithGrace from 'close-with-grace'
import { explain } from './config/announce'
import { openSite } from './openSite'

/** Native code crashed. With a listener, Node goes back to where it did, which crashes again, for ever. */
const crashes = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGABRT'] as const

try {
  const { app, listen } = await openSite()
  closeWithGrace({ delay: 10_000, skip: [...crashes] }, async ({ err }) => {
    if (err) app.log.error({ err }, 'closing after an error')
    await app.close()
  })
  await listen()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
