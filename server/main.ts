/** The process: opens the site, listens, shuts down gracefully. Nothing else. */
import closeWithGrace from 'close-with-grace'
import { explain } from './config/announce'
import { openSite } from './openSite'

try {
  const { app, listen } = await openSite()
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'closing after an error')
    await app.close()
  })
  await listen()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
