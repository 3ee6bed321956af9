import { useCounts } from '../data/requests/useRequests'
import styles from './NewCount.module.css'

/** Number of new requests; nothing if there are none. */
export function NewCount() {
  const count = useCounts()?.new ?? 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count.toLocaleString('en-US')}
      <span className="unseen"> new</span>
    </span>
  )
}
