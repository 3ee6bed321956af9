/**
 * What the tabs of one browser share: one of them at a time does a piece of work, and a change that
 * one made is known to the others. Where the browser has neither locks nor channels (a page without
 * TLS), each tab works for itself, and the server's once-per-id keeps the promise.
 */

const queues = new Map<string, Promise<unknown>>()

/** Runs `work` while no other tab runs work of this name. */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work)
  const run = (queues.get(name) ?? Promise.resolve()).then(work, work)
  queues.set(name, run)
  return run
}

export interface TabChannel {
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
