/** Delivery status of a text message with the answer. */
import Check from '~icons/lucide/check'
import CircleAlert from '~icons/lucide/circle-alert'
import Clock from '~icons/lucide/clock'
import type { Delivery } from '#shared/chat/records'
import styles from './Badges.module.css'

export function DeliveryBadge({ state }: Delivery) {
  if (state === 'delivered') {
    return (
      <span>
        <Check size={16} aria-hidden="true" />
        Delivered
      </span>
    )
  }
  if (state === 'sent') return <span>Sent</span>
  if (state === 'waiting' || state === 'sending') {
    return (
      <span className={styles.waiting}>
        <Clock size={16} aria-hidden="true" />
        Not sent yet
      </span>
    )
  }
  return (
    <span className={styles.error}>
      <CircleAlert size={16} aria-hidden="true" />
      {state === 'withheld' ? 'Not sent' : 'Not delivered'}
    </span>
  )
}
