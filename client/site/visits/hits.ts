/**
 * Sends this page's hits in batches that survive leaving it. Each has an id, so that none counts
 * twice; durations are sent, but no timestamps.
 */
import type { Hit } from '#shared/analytics/calls'

/** A hit before it gets its id. */
type HitReport<T = Hit> = T extends Hit ? Omit<T, 'id'> : never

const pauseMs = 1_000
const maxBatch = 40
const path = '/api/visits'

let queue: unknown[] = []
let timer: ReturnType<typeof setTimeout> | undefined

export function report(hit: HitReport): string {
  // crypto.randomUUID exists only over HTTPS.
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
  queue.push({ id, ...hit })
  timer ??= setTimeout(send, pauseMs)
  return id
}

/** Sends at once, because the page may close at any moment. */
export function send(): void {
  clearTimeout(timer)
  timer = undefined
  // Offline, hits wait for a connection, at most one batch of them.
  if (!navigator.onLine) {
    queue = queue.slice(0, maxBatch)
    return
  }
  while (queue.length > 0) {
    const body = JSON.stringify({ hits: queue.splice(0, maxBatch) })
    navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
  }
}
