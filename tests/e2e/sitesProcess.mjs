/**
 * A process with many built sites, each with its own store and port: it calls openSite without
 * reloading the program for each. Communicates with sites.ts by messages.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite } from '../../dist/server/openSite.js'

/** The apps by port. */
const apps = new Map()

/** Stores after a first start, by time zone, because days depend on it. */
const fresh = new Map()

/** Creates such a store; nothing writes to it afterwards. */
async function makeFresh(settings) {
  const dataDir = mkdtempSync(join(tmpdir(), 'visitor-access-fresh-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const { app } = await openSite({ ...settings, DATA_DIR: dataDir })
  await app.close()
  return dataDir
}

/** Copies a fresh store with both passwords, whose hashing took a third of opening a site. */
async function open({ ADMIN_PASSWORD, DEALER_PASSWORD, ...settings }) {
  const { DATA_DIR, TIME_ZONE } = settings
  if (!fresh.has(TIME_ZONE)) {
    const first = { ADMIN_PASSWORD, DEALER_PASSWORD, NODE_ENV: settings.NODE_ENV }
    fresh.set(TIME_ZONE, makeFresh({ ...first, ...(TIME_ZONE && { TIME_ZONE }) }))
  }
  cpSync(await fresh.get(TIME_ZONE), DATA_DIR, { recursive: true })
  const { app, listen } = await openSite(settings, { dueEveryMs: 250 })
  await listen()
  const { port } = app.server.address()
  apps.set(port, app)
  return port
}

async function close(port) {
  await apps.get(port).close()
  apps.delete(port)
}

process.on('message', async ({ id, settings, port }) => {
  try {
    process.send({ id, port: settings ? await open(settings) : await close(port) })
  } catch (error) {
    process.send({ id, problem: error.stack })
  }
})

// The test's worker has ended.
process.once('disconnect', () => process.exit())
