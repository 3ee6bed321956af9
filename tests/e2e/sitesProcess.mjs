/**
 * A process with many built sites, each with a store and a port of its own: what openSite does for the
 * program, without loading it anew for each. Speaks with sites.ts by messages.
 */
import { openSite } from '../../dist/server/openSite.js'

/** By port. */
const apps = new Map()

async function open(settings) {
  const { app, listen } = await openSite(settings)
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
