import type { Ref } from 'react'
import type { ErasureNotice } from '#shared/chat/events'
import { dateText } from '../message/days'
import styles from './YourData.module.css'

const statusTexts: Record<ErasureNotice['status'], string> = {
  asked: 'Erased for you; full deletion awaits approval.',
  approved: 'Approved. The words were deleted everywhere.',
  declined: 'Declined. The conversation stays in our records.',
}

interface ErasuresProps {
  ref: Ref<HTMLElement>
  erasures: readonly ErasureNotice[]
}

/** Status of the visitor's erasure requests, below the place where they are made. */
export function Erasures({ ref, erasures }: ErasuresProps) {
  if (erasures.length === 0) return null
  return (
    <section ref={ref} tabIndex={-1} aria-label="Your requests to erase" aria-live="polite">
      <ul className={styles.requests}>
        {erasures.map(({ conversationId, askedAt, status, reason }) => (
          <li key={conversationId}>
            <b>Asked on {dateText(askedAt)}.</b> {statusTexts[status]}
            {reason && <> Reason: {reason}</>}
          </li>
        ))}
      </ul>
    </section>
  )
}
