/** How messages left by visitors can be answered, and when the team is back. */
import { useEffect, useState } from 'react'
import type { LinkWay } from '#shared/linkWays'
import { pauseAfter } from '../../backoff'
import { answeredLater } from '../state/calls'
import styles from './LeaveMessage.module.css'

export interface Later {
  ways: readonly LinkWay[]
  hours?: string | undefined
  back?: string | undefined
}

/** Loads how and when answers come, however often the request fails. Undefined until known. */
export function useLater(): Later | undefined {
  const [later, setLater] = useState<Later>()
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    async function load() {
      for (let failures = 1; !signal.aborted; failures++) {
        try {
          return setLater(await answeredLater.ways({}, { signal }))
        } catch (error) {
          await pauseAfter(failures, error)
        }
      }
    }
    void load()
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
