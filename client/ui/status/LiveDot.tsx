/** Whether the displayed data is live: a small square, always with a word. */
import type { ReactNode } from 'react'
import styles from './LiveDot.module.css'

export type Liveness = 'live' | 'reconnecting' | 'offline'

const labels: Record<Liveness, string> = {
  live: 'Live',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
}

interface LiveDotProps {
  state: Liveness
  /** Instead of the state's own word. */
  children?: ReactNode
}

export function LiveDot({ state, children }: LiveDotProps) {
  return (
    <span className={styles.live} data-state={state}>
      <i className={styles.dot} aria-hidden="true" />
      {children ?? labels[state]}
    </span>
  )
}
