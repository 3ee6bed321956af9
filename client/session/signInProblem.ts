/** Message for a failed sign-in (specification, section 8), and how long to wait. */
import { useEffect, useState } from 'react'
import { ApiError } from '../errors'

export interface SignInProblem {
  text: string
  /** When the server accepts tries again, in milliseconds since 1970. */
  until?: number
}

export function signInProblem(error: unknown, now = Date.now()): SignInProblem {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'unauthorized' || code === 'invalid') return { text: 'Invalid password' }
  if (error instanceof ApiError && code === 'too-many') {
    const seconds = Math.max(1, Math.ceil(error.retryAfter ?? 1))
    const unit = seconds === 1 ? 'second' : 'seconds'
    const text = `Too many wrong passwords. Wait ${seconds} ${unit}, then try again.`
    return { text, until: now + seconds * 1000 }
  }
  return { text: 'An error occurred during login' }
}

/** Whole seconds left to wait; 0 if there is no wait. */
export function useWait(problem: SignInProblem | null): number {
  const until = problem?.until
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
