/**
 * The product's server as the bench measures it: buildApp with every header and limit, with the
 * program's settings. The bench may turn off Whisper's answers, and raise limits on messages when a
 * load has fewer clients than in real life. It also serves one call that only validates, to compare
 * with a bare server's.
 */
import { z } from 'zod'
import { calls } from '#shared/contract'
import { buildApp } from '../../server/app'
import { readSettings } from '../../server/config/settings'
import { defaultLimits } from '../../server/http/limits/limits'
import { preparePasswords } from '../../server/session/session'
import { openStore } from '../../server/store/open'
import { createAnswerer } from '../../server/whisper/createAnswerer'

const { BENCH_ANSWERS, BENCH_LIMITS } = process.env
const plenty = { burst: 1e9, perSecond: 1e9 }
/** The whole load comes from one address. */
const limits = {
  ...defaultLimits,
  addressMessages: plenty,
  conversations: plenty,
  addressPackets: plenty,
  addressConnections: plenty.burst,
  allConnections: plenty.burst,
  blockTcpConnections: plenty.burst,
  addressEvents: plenty,
  reads: plenty,
  bodyKilobytes: plenty,
  packetKilobytes: plenty,
}

const Entry = z.strictObject({
  category: z.enum(['installation', 'features', 'pricing', 'technical']),
  title: z.string().trim().min(1).max(200),
  content: z.string().max(20_000),
  tags: z.array(z.string().max(40)).max(20),
  published: z.boolean(),
})
const benchCalls = calls({ save: 'POST /api/bench' } as const, {
  save: { access: 'anyone', body: Entry, reply: Entry.extend({ id: z.string() }) },
})

const settings = readSettings()
const store = await openStore(settings)
await preparePasswords(store, settings)
const app = await buildApp(settings, store, {
  answerer: BENCH_ANSWERS === 'on' ? createAnswerer({ store }) : null,
  limits:
    BENCH_LIMITS === 'raised'
      ? {
          ...limits,
          messages: plenty,
          events: plenty,
          packets: plenty,
          reports: plenty,
          connections: plenty,
        }
      : limits,
  more: ({ serve }) => serve(benchCalls, { save: async ({ body }) => ({ id: 'entry', ...body }) }),
})

await app.listen({ port: settings.port, host: settings.host })
const bound = app.server.address()
process.send?.({ ready: { port: typeof bound === 'object' ? bound?.port : null } })
process.once('disconnect', () => app.close().finally(() => process.exit()))
