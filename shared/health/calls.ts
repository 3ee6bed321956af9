import { z } from 'zod'
import { calls } from '../contract'

/** Asked by containers and monitors; no browser calls it. */
export const healthCalls = calls(
  { check: 'GET /api/health' },
  {
    check: { access: 'anyone', reply: z.object({ ok: z.literal(true) }) },
  },
)
