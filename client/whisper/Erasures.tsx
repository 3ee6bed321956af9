import type { ErasureNotice } from '#shared/chat/events'
import { dateText } from './days'
import styles from './YourData.module.css'

const words: Record<ErasureNotice['status'], string> = {
  asked: 'Erased for you; full deletion awaits approval.',
  approved: 'Approved. The words were deleted everywhere.',
  declined: 'Declined. The conversation stays in our records.',
}

/** How the visitor's requests to erase stand. */
export function Erasures({ erasures }: { erasures: readonly ErasureNotice[] }) {
  if (erasures.length === 0) return null
  return (
    <section className={styles.part}>
      <h4>Your requests to erase</h4>
      <ul className={styles.requests}>
        {erasures.map(({ conversationId, askedAt, status, reason }) => (
          <li key={conversationId}>
            <b>Asked on {dateText(askedAt)}.</b> {words[status]}
            {reason && <> Reason: {reason}</>}
          </li>
        ))}
      </ul>
    </section>
  )
}
