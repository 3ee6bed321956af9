/**
 * Sends what happened on this page, in batches that outlive it. Each has an id, so that none counts
 * twice; no time is sent but how long something lasted.
 */
import type { Hit } from '#shared/analytics/calls'

/** Without its id. */
type Told<T = Hit> = T extends Hit ? Omit<T, 'id'> : never

const pauseMs = 1_000
const most = 40
const path = '/api/visits'

let waiting: unknown[] = []
let timer: ReturnType<typeof setTimeout> | undefined

export function tell(hit: Told): string {
  // Not crypto.randomUUID, which is there over https alone.
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
  waiting.push({ id, ...hit })
  timer ??= setTimeout(send, pauseMs)
  return id
}

/** Now, because the page may be gone at any moment. */
export function send(): void {
  clearTimeout(timer)
  timer = undefined
  // Without a network they wait for it, at most as many as go at once.
  if (!navigator.onLine) {
    waiting = waiting.slice(0, most)
    return
  }
  while (waiting.length > 0) {
    const body = JSON.stringify({ hits: waiting.splice(0, most) })
    navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
  }
}
