/** Makes calls to the driver fail in one way: with StoreUnavailable, within the time limit. */
import { StoreUnavailable } from '../errors'
import { storeError } from './failure'

export interface Guard {
  <T>(limitMs: number, call: () => Promise<T>, isWrite?: boolean): Promise<T>
  /** Resolves when no call is running. Later calls are refused. */
  close(): Promise<void>
}

interface GuardOptions {
  /** Receives each call's duration in milliseconds, whatever its outcome. */
  onTimed: (ms: number) => void
  /** Called once MongoDB writes again, after writes failed that may have been stored all the same. */
  onDropped: () => void
}

export function createGuard({ onTimed, onDropped }: GuardOptions): Guard {
  const running = new Set<Promise<unknown>>()
  let closed = false
  let isDropped = false

  function wrote(): void {
    if (!isDropped) return
    isDropped = false
    onDropped()
  }

  async function guard<T>(limitMs: number, call: () => Promise<T>, isWrite = false): Promise<T> {
    if (closed) throw new StoreUnavailable('The store is closed.')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreUnavailable('MongoDB took too long.')), limitMs)
    })
    const from = performance.now()
    const answer = call()
    running.add(answer)
    try {
      const result = await Promise.race([answer, late])
      if (isWrite) wrote()
      return result
    } catch (error) {
      const failure = storeError(error)
      const noted = () => void (isDropped = true)
      // Not before it has ended: it may still be stored.
      if (isWrite && failure instanceof StoreUnavailable) answer.then(noted, noted)
      // A repeat of what is stored is refused, too.
      else if (isWrite) wrote()
      throw failure
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
