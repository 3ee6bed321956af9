/** What is to pay, before anything else; and on a phone the way to the answer below. */

import type { PrivateQuote } from '#shared/quotes/records'
import type { Due } from '#shared/quotes/rules'
import { buttonClass } from '../ui/Button'
import { amount } from './amount'
import styles from './Price.module.css'
import { StandingLine } from './StandingLine'

export function Price({ due, quote }: { due: Due; quote: PrivateQuote }) {
  return (
    <section className={`${styles.price} on-black`} aria-label="Price">
      <StandingLine quote={quote} />
      <p className={styles.once}>
        <span className={styles.label}>Once</span>
        <strong>{amount(due.once)}</strong>
      </p>
      <p className={styles.monthly}>
        <span className={styles.label}>Per month</span>
        <strong>{amount(due.monthly)}</strong>
      </p>
      {quote.status === 'sent' && (
        <a className={buttonClass({ size: 'large' }, styles.toAnswer)} href="#answer">
          Accept this quote
        </a>
      )}
    </section>
  )
}
