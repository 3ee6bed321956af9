/**
 * A bare Fastify that stores each hit of a report once, in the product's own embedded store, and
 * then answers: without validating, telling visitors apart or counting.
 */
import Fastify from 'fastify'
import type { StoredHit } from '../../server/analytics/documents'
import { readSettings } from '../../server/config/settings'
import { openStore } from '../../server/store/open'

const store = await openStore(readSettings())
const stored = store.collection<StoredHit>('hits')
const keptMs = 180 * 86_400_000
const opening = { source: 'Organic Search', referrer: 'google.com', campaign: '' } as const
const visitor = 'a'.repeat(22)

interface Sent {
  kind: 'view' | 'engaged'
  id: string
  path?: string
  ms?: number
}

const app = Fastify()
app.post('/api/bench', async ({ body }) => {
  const { hits } = body as { hits: Sent[] }
  const at = new Date()
  const documents = hits.map(({ kind, id, path, ms }): StoredHit => {
    const base = { _id: id, kind, at, expiresAt: new Date(at.getTime() + keptMs) }
    const place = { day: at.toISOString().slice(0, 10), visitor, visit: 0 }
    return kind === 'view'
      ? {
          ...base,
          ...place,
          path: path ?? '',
          opening: { ...opening, device: 'Desktop', country: '' },
        }
      : { ...base, ...place, ms: ms ?? 0 }
  })
  await Promise.all(documents.map((document) => stored.insertOne(document)))
  return {}
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ ready: { port: typeof address === 'object' ? address?.port : null } })
process.once('disconnect', () =>
  app.close().finally(() => store.close().finally(() => process.exit())),
)
