/** What the customer's page says of an acceptance that a teammate overruled, in its own words. */
import { acceptanceIn } from '#shared/quotes/acceptance'
import type { Quote } from '#shared/quotes/records'
import { AcceptanceOverruled, answerTitles } from '../../../quote/answer/AcceptanceOverruled'
import { statusToday } from '../../data/quotes/labels'
import styles from './Facts.module.css'

interface CustomerReadsProps {
  quote: Quote
  timeZone: string
  today: string
}

export function CustomerReads({ quote, timeZone, today }: CustomerReadsProps) {
  const { history, revision } = quote
  const status = statusToday(quote, today)
  const { accepted, since } = acceptanceIn(history, revision)
  const title = answerTitles[status]
  const isOverruled = status !== 'accepted' && status !== 'expired'
  if (!accepted || since.length === 0 || !isOverruled || isDeclinedSince(quote)) return null
  return (
    <section className={styles.reads} aria-labelledby="customer-reads">
      <h3 id="customer-reads">What the customer reads</h3>
      <div>
        {title && <b>{title}</b>}
        <AcceptanceOverruled quote={{ accepted, since, status, revision }} timeZone={timeZone} />
      </div>
    </section>
  )
}

/** By the customer, after it was opened again: then the page says more. */
function isDeclinedSince({ status, history }: Quote): boolean {
  return (
    status === 'declined' && history.findLast(({ what }) => what === status)?.isCustomers === true
  )
}
