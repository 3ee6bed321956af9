/** Whether the program can do its work: GET /api/health is 200, or 503 while the store is down. */
import { healthCalls } from '#shared/health/calls'
import type { Plug } from './plug'

export function health({ serve, store }: Plug): void {
  serve(healthCalls, {
    check: async () => {
      await store.ping()
      return { ok: true as const }
    },
  })
}
