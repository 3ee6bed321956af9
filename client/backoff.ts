/** Exponential backoff with jitter, so that clients don't all retry at once. */
import { ApiError } from './errors'

const first = 1_000
const longest = 30_000

/** Milliseconds to wait after `failures` failed tries in a row (from 1); `chance` is 0 to 1. */
export function backoffMs(failures: number, chance: number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 10))
  return full * (0.5 + chance / 2)
}

/** The same, or longer where the server asked for it with `error`. */
export function retryMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, backoffMs(failures, Math.random()))
}

/** Resolves when it is time to retry, or the device is back online. */
export function pauseAfter(failures: number, error: unknown): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, retryMs(failures, error))
    addEventListener('online', done)
  })
}
