/** Count on the menu of narrow screens: waiting visitors, new requests and open questions. */
import { useCalling } from '../data/chats/useWaiting'
import { useQueueCounts } from '../data/queue/useQueue'
import { useCounts } from '../data/requests/useRequests'
import styles from './NewCount.module.css'

export function MenuCount() {
  const count =
    (useCalling()?.length ?? 0) + (useCounts()?.new ?? 0) + (useQueueCounts()?.questions ?? 0)
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count.toLocaleString('en-US')}
      <span className="unseen"> to look at</span>
    </span>
  )
}
