/** Where the quote stands, in a line. */
import { written } from '#shared/content/written'
import type { PrivateQuote } from '#shared/quotes/records'
import { Icon } from '../ui/Icon'
import styles from './StandingLine.module.css'

export function StandingLine({ quote: { status, validUntil } }: { quote: PrivateQuote }) {
  const day = written(validUntil)
  if (status === 'accepted') {
    return (
      <p className={styles.standing}>
        <Icon name="check" /> Accepted
      </p>
    )
  }
  if (status === 'declined') return <p className={styles.standing}>Declined</p>
  const words = status === 'expired' ? `Was valid until ${day}` : `Valid until ${day}`
  return <p className={styles.standing}>{words}</p>
}
