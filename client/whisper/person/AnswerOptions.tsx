/** How messages left by visitors can be answered, and when the team is back. */
import { useEffect, useState } from 'react'
import type { LinkWay } from '#shared/linkWays'
import { answeredLater } from '../state/calls'
import styles from './LeaveMessage.module.css'

export interface Later {
  ways: readonly LinkWay[]
  hours?: string | undefined
  back?: string | undefined
}

/** Loads how and when answers come. Undefined while loading; no ways if the request fails. */
export function useLater(): Later | undefined {
  const [later, setLater] = useState<Later>()
  useEffect(() => {
    const ending = new AbortController()
    answeredLater.ways({}, { signal: ending.signal }).then(setLater, () => {
      if (!ending.signal.aborted) setLater({ ways: [] })
    })
    return () => ending.abort()
  }, [])
  return later
}

export function AnswerOptions({ hours, back }: Pick<Later, 'hours' | 'back'>) {
  if (hours === undefined && back === undefined) return null
  return (
    <dl className={styles.times}>
      {hours && (
        <>
          <dt>Hours</dt>
          <dd>{hours}</dd>
        </>
      )}
      {back && (
        <>
          <dt>Back</dt>
          <dd>
            <b>{back}</b>
          </dd>
        </>
      )}
    </dl>
  )
}
