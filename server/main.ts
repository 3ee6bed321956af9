/** Reads the settings, opens the store, builds the app, listens, closes with grace. Nothing else. */
import closeWithGrace from 'close-with-grace'
import { days } from '#shared/content/written'
import { announce, explain } from './announce'
import { buildApp } from './app'
import { preparePasswords } from './session/session'
import { readSettings } from './settings'
import { openStore } from './store/open'
import { createAnswerer } from './whisper/createAnswerer'

try {
  const settings = readSettings()
  const store = await openStore(settings)
  const created = await preparePasswords(store, settings)
  const answerer = createAnswerer({ store, kept: days(settings.retentionDays) })
  const app = await buildApp(settings, store, { answerer })
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'closing after an error')
    await app.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  announce(app, settings, { created, store: store.kind.description })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
