/**
 * Coordination between tabs: only one at a time does a piece of work, and the others learn about
 * changes. Without locks and channels (pages without TLS) each tab works by itself, and the server
 * still stores each id only once.
 */

const queues = new Map<string, Promise<unknown>>()

/** Runs `work` while no other tab runs work with the same name. */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work)
  const run = (queues.get(name) ?? Promise.resolve()).then(work, work)
  queues.set(name, run)
  return run
}

interface TabChannel {
  /** Notifies the other tabs. */
  notify(): void
  close(): void
}

export function openTabChannel(name: string, onNotified: () => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { notify() {}, close() {} }
  const others = new BroadcastChannel(name)
  others.onmessage = onNotified
  return { notify: () => others.postMessage(null), close: () => others.close() }
}
