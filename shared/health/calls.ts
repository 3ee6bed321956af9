import { z } from 'zod'
import { calls } from '../contract'

const Ok = z.object({ ok: z.literal(true) })

/** Only if METRICS_TOKEN is set. */
export const metricsCalls = calls(
  { scrape: 'GET /api/metrics' },
  { scrape: { access: 'monitor', raw: 'reply', reply: z.unknown() } },
)

/** For containers and monitors; no browser calls them. */
export const healthCalls = calls(
  { ready: 'GET /api/health', live: 'GET /api/health/live' },
  {
    /** Otherwise 503, with the reasons in the error. */
    ready: { access: 'anyone', reply: Ok },
    live: { access: 'anyone', reply: Ok },
  },
)
