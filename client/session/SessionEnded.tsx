/** Explains why the user has to sign in again. */
import { useEffect, useState } from 'react'
import type { EndedAs } from '#shared/session/rules'
import { Notice } from '../ui/status/Notice'
import type { RoleSession } from './roleSession'

const messages: Record<EndedAs | 'unknown', string> = {
  password: 'The password was changed, so you were signed out.',
  role: 'Your role was changed, so you were signed out.',
  removed: 'You were removed from the team, so you were signed out.',
  unknown: 'Your session has ended. Sign in again.',
}

export function SessionEnded({ session }: { session: RoleSession }) {
  const [why, setWhy] = useState<keyof typeof messages>()
  const { hasEnded } = session

  useEffect(() => {
    if (!hasEnded) return
    const leaving = new AbortController()
    session
      .ask(leaving.signal)
      .then(({ ended }) => setWhy(ended ?? 'unknown'))
      .catch(() => setWhy('unknown'))
    return () => leaving.abort()
  }, [session, hasEnded])

  return why && <Notice tone="waiting">{messages[why]}</Notice>
}
