/** A quote as its customer reads it: the facts, the price, the items and the answer. */
import type { PrivatePage } from '#shared/quotes/privatePage'
import { Answer, hasOutcome } from './answer/Answer'
import { CallBox } from './content/CallBox'
import { Conditions } from './content/Conditions'
import { customerTotals } from './content/customerTotals'
import { Facts } from './content/Facts'
import { Items } from './content/Items'
import { Price } from './content/Price'
import { Totals } from './content/Totals'
import styles from './QuotePage.module.css'

export function QuotePage(page: Extract<PrivatePage, { shows: 'quote' }>) {
  const { quote } = page
  const sums = customerTotals(quote)
  const { callBox, notes } = quote
  const answer = <Answer {...page} due={sums.due} />
  // Whoever opens it later reads first what became of it.
  const isAnswerFirst = hasOutcome(quote)
  return (
    <article className={styles.quote} aria-labelledby="quote" data-quote>
      <Facts quote={quote} />
      <Price due={sums.due} quote={quote} timeZone={page.timeZone} />
      {isAnswerFirst && answer}
      <div className={styles.parts}>
        <Items sections={sums.sections} />
        <Totals sums={sums} quote={quote} />
        {notes !== '' && (
          <section className={styles.part}>
            <h2>Notes</h2>
            <p className={styles.notes} dir="auto">
              {notes}
            </p>
          </section>
        )}
        {callBox && <CallBox callBox={callBox} due={sums.due} />}
        {quote.conditions && <Conditions conditions={quote.conditions} />}
      </div>
      {!isAnswerFirst && answer}
    </article>
  )
}
