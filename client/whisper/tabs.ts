/**
 * What the tabs of one browser share: one of them at a time does a piece of work, and a change that
 * one made is known to the others. Where the browser has neither locks nor channels (a page without
 * TLS), each tab works for itself, and the server's once-per-id keeps the promise.
 */

const queues = new Map<string, Promise<unknown>>()

/** Runs `work` while no other tab runs work of this name. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work)
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
  queues.set(name, turn)
  return turn
}

export interface Channel {
  /** Tells the other tabs. */
  tell(): void
  close(): void
}

export function channel(name: string, onTold: () => void): Channel {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const others = new BroadcastChannel(name)
  others.onmessage = onTold
  return { tell: () => others.postMessage(null), close: () => others.close() }
}
