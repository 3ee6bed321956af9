/** Makes calls to the driver fail in one way: with StoreUnavailable, within the time limit. */
import { StoreUnavailable } from '../errors'
import { storeError } from './failure'

export interface Guard {
  <T>(limitMs: number, call: () => Promise<T>): Promise<T>
  /** Resolves when no call is running. Later calls are refused. */
  close(): Promise<void>
}

/** `onTimed` receives each call's duration in milliseconds, whatever its outcome. */
export function createGuard(onTimed: (ms: number) => void): Guard {
  const running = new Set<Promise<unknown>>()
  let closed = false

  async function guard<T>(limitMs: number, call: () => Promise<T>): Promise<T> {
    if (closed) throw new StoreUnavailable('The store is closed.')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreUnavailable('MongoDB took too long.')), limitMs)
    })
    const from = performance.now()
    const answer = call()
    running.add(answer)
    try {
      return await Promise.race([answer, late])
    } catch (error) {
      throw storeError(error)
    } finally {
      clearTimeout(timer)
      onTimed(performance.now() - from)
      running.delete(answer)
    }
  }

  return Object.assign(guard, {
    async close() {
      closed = true
      await Promise.allSettled(running)
    },
  })
}
