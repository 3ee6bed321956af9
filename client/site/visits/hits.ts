/**
 * Sends what happened on this page, in batches that outlive it. Each has an id, so that none counts
 * twice; no time is sent but how long something lasted.
 */
import type { Hit } from '#shared/analytics/calls'

/** Without its id. */
type HitReport<T = Hit> = T extends Hit ? Omit<T, 'id'> : never

const pauseMs = 1_000
const maxBatch = 40
const path = '/api/visits'

let queue: unknown[] = []
let timer: ReturnType<typeof setTimeout> | undefined

export function report(hit: HitReport): string {
  // Not crypto.randomUUID, which is there over https alone.
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
  queue.push({ id, ...hit })
  timer ??= setTimeout(send, pauseMs)
  return id
}

/** Now, because the page may be gone at any moment. */
export function send(): void {
  clearTimeout(timer)
  timer = undefined
  // Without a network they wait for it, at most as many as go at once.
  if (!navigator.onLine) {
    queue = queue.slice(0, maxBatch)
    return
  }
  while (queue.length > 0) {
    const body = JSON.stringify({ hits: queue.splice(0, maxBatch) })
    navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
  }
}
