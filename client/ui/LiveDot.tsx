/** Whether the displayed data is live: a small square, always with a word. */
import styles from './LiveDot.module.css'

export type Liveness = 'live' | 'reconnecting' | 'offline'

const labels: Record<Liveness, string> = {
  live: 'Live',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
}

export function LiveDot({ state }: { state: Liveness }) {
  return (
    <span className={styles.live} data-state={state}>
      <i className={styles.dot} aria-hidden="true" />
      {labels[state]}
    </span>
  )
}
