/**
 * Lets expired documents go where the store does not do it by itself: embedded, and MongoDB servers
 * without TTL indexes. An expired document may still be found until the next sweep.
 */

import { indexes } from './indexes'
import type { IndexSpec } from './indexSpec'
import type { CollectionName, Store } from './port'

const everyMs = 60_000

export async function sweep(store: Pick<Store, 'collection'>, now = Date.now()): Promise<number> {
  let gone = 0
  for (const [name, specs] of Object.entries(indexes) as [CollectionName, readonly IndexSpec[]][])
    for (const { key, expireAfterSeconds } of specs) {
      const [path] = Object.keys(key)
      if (expireAfterSeconds === undefined || !path) continue
      const before = new Date(now - expireAfterSeconds * 1000)
      const { deletedCount } = await store.collection(name).deleteMany({ [path]: { $lte: before } })
      gone += deletedCount
    }
  return gone
}

/** Sweeps now and every minute, and does `also` whatever else expires, until the returned function is called. */
export function startSweeping(
  store: Pick<Store, 'collection'>,
  also: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const run = () => {
    if (busy) return
    busy = true
    running = Promise.all([sweep(store), also()])
      .catch(failed)
      .finally(() => {
        busy = false
      })
  }
  run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
