/** The amounts to pay, first on the page; on a phone also a link down to the answer. */

import type { PrivatePage } from '#shared/quotes/privatePage'
import type { Due } from '#shared/quotes/rules'
import { buttonClass } from '../../ui/Button'
import { amount } from './amount'
import styles from './Price.module.css'
import { QuoteStatusLine } from './QuoteStatusLine'

type Props = Pick<Extract<PrivatePage, { shows: 'quote' }>, 'quote' | 'timeZone'> & { due: Due }

const over = ['declined', 'canceled', 'expired']

export function Price({ due, quote, timeZone }: Props) {
  const isOver = over.includes(quote.status)
  return (
    <section className={`${styles.price} ${isOver ? styles.over : 'on-black'}`} aria-label="Price">
      <QuoteStatusLine quote={quote} timeZone={timeZone} />
      <p className={styles.once}>
        <span className={styles.label}>Once</span>
        <strong>{amount(due.once)}</strong>
      </p>
      <p className={styles.monthly}>
        <span className={styles.label}>Per month</span>
        <strong>{amount(due.monthly)}</strong>
      </p>
      {quote.status === 'sent' && !quote.isBeingRevised && (
        <a className={buttonClass({ size: 'large' }, styles.toAnswer)} href="#answer">
          Answer this quote
        </a>
      )}
    </section>
  )
}
