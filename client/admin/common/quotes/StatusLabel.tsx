/** A quote's status: a word with an icon, colored where it needs attention. */
import Check from '~icons/lucide/check'
import Clock from '~icons/lucide/clock'
import Pencil from '~icons/lucide/pencil'
import Send from '~icons/lucide/send'
import Undo from '~icons/lucide/undo-2'
import X from '~icons/lucide/x'
import type { Status } from '#shared/quotes/statuses'
import { statusName } from '../../data/quotes/labels'
import styles from './StatusLabel.module.css'

const signs = {
  draft: Pencil,
  sent: Send,
  accepted: Check,
  declined: X,
  canceled: Undo,
  expired: Clock,
} as const

export function StatusLabel({ status }: { status: Status }) {
  const Sign = signs[status]
  return (
    <span className={styles.status} data-status={status}>
      <Sign size={14} aria-hidden="true" />
      {statusName(status)}
    </span>
  )
}
