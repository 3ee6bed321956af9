/**
 * Deletes expired documents if the store doesn't: embedded, and MongoDB servers without TTL
 * indexes. An expired document may still be found until the next sweep.
 */

import { collectionNames, collections } from './collections'
import type { CollectionName, Store } from './port'
import { SweepConfirmation } from './sweepConfirmation'

const everyMs = 60_000

interface Expiring {
  name: CollectionName
  path: string
  afterMs: number
  confirmation: SweepConfirmation | null
}

/** `warn` receives a waiting sweep's message. The sweep resolves to the number of deleted documents. */
export function createSweep(
  store: Pick<Store, 'collection'>,
  warn: (message: string) => void,
): (now?: number) => Promise<number> {
  const expiring = collectionNames.flatMap((name) => {
    const { indexes, isIrreplaceable } = collections[name]
    return indexes.flatMap(({ key, expireAfterSeconds }): Expiring[] => {
      const [path] = Object.keys(key)
      if (expireAfterSeconds === undefined || !path) return []
      const confirmation = isIrreplaceable ? new SweepConfirmation(store, name, warn) : null
      return [{ name, path, afterMs: expireAfterSeconds * 1000, confirmation }]
    })
  })
  async function sweepOne({ name, path, afterMs, confirmation }: Expiring, now: number) {
    const collection = store.collection(name)
    const expired = (at: number) => ({ [path]: { $lte: new Date(at - afterMs) } })
    const count = (at: number, limit: number) => collection.countDocuments(expired(at), { limit })
    const until = confirmation ? await confirmation.cutoff(now, count) : now
    if (until === null) return 0
    const { deletedCount } = await collection.deleteMany(expired(until))
    await confirmation?.record(deletedCount)
    return deletedCount
  }
  return async (now = Date.now()) => {
    let gone = 0
    for (const one of expiring) gone += await sweepOne(one, now)
    return gone
  }
}

/** Sweeps now and every minute, with `also` for anything else that expires. Returns how to stop. */
export function startSweeping(
  store: Pick<Store, 'collection'>,
  also: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const sweep = createSweep(store, (message) => failed(new Error(message)))
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const run = () => {
    if (busy) return
    busy = true
    running = Promise.all([sweep(), also()])
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
