/**
 * Builds the whole site from its settings: opens the store, builds the app, ready to listen.
 * main.ts opens one per process; browser tests open many in one, each with its own store.
 */
import type { FastifyInstance } from 'fastify'
import { days } from '#shared/content/written'
import { buildApp } from './app'
import { announce } from './config/announce'
import { readSettings } from './config/settings'
import { observeStore } from './monitoring/metrics'
import { createPasswords, preparePasswords } from './session/session'
import { migrate } from './store/migrations'
import { openStore } from './store/open'
import { shortenRetention } from './store/shorterRetention'
import { createAnswerer } from './whisper/createAnswerer'
import { openEmbeddings } from './whisper/embeddings/openEmbeddings'

/** How long to wait for a server that was just stopped or killed to release the data folder. */
const endingMs = 5000

interface Site {
  /** Closing it closes everything. */
  app: FastifyInstance
  /** Starts listening, then prints the address in the terminal. */
  listen(): Promise<void>
}

/** `environment` defaults to the process's own. */
export async function openSite(
  environment?: NodeJS.ProcessEnv,
  options: { dueEveryMs?: number } = {},
): Promise<Site> {
  const settings = readSettings(environment)
  let log = (_: object, message: string): void => console.warn(message)
  const logged = {
    info: (line: object, message: string) => log(line, message),
    warn: (line: object, message: string) => log(line, message),
  }
  const store = await openStore({
    ...settings,
    log: (line, message) => log(line, message),
    waitMs: endingMs,
    onTimed: observeStore,
  })
  try {
    await migrate(store, (name, documents) => {
      console.log(`Brought up to date: ${documents.toLocaleString('en-US')} documents (${name}).`)
    })
    await shortenRetention(store, settings.retentionDays)
  } catch (error) {
    await store.close()
    throw error
  }
  const outdated = await preparePasswords(store, settings)
  const embeddings = openEmbeddings(settings, store, logged)
  const answerer = createAnswerer({ store, kept: days(settings.retentionDays), embeddings })
  const app = await buildApp(settings, store, { answerer, embeddings, ...options })
  log = (line, message) => app.log.warn(line, message)
  return {
    app,
    async listen() {
      await app.listen({ port: settings.port, host: settings.host })
      // Not before: a start that can't listen would store passwords and never show them.
      const created = await createPasswords(store)
      announce(app, settings, { created, outdated, store: store.kind.description })
    },
  }
}
