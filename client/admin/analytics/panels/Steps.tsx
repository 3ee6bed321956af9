/** Visits that reached each step, one row per step, with their share. */

import { countText } from '../../ui/countText'
import { shareText } from '../format'
import styles from './Steps.module.css'

interface StepsProps {
  /** All visits: the total that shares refer to. */
  of: number
  steps: readonly { id: string; name: string; visits: number; note?: string }[]
}

export function Steps({ of, steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, name, visits, note }) => (
        <li key={id}>
          <span>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
          <span>{countText(visits)}</span>
          <b>{of === 0 ? '–' : shareText(visits / of)}</b>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={of === 0 ? 0 : (visits / of) * 100} height="8" />
          </svg>
        </li>
      ))}
    </ol>
  )
}
