/** The quotes on a phone: each card is one link. */

import { Link } from 'react-router-dom'
import { money } from '#shared/quotes/rules'
import { StatusLabel } from '../../common/quotes/StatusLabel'
import { customerName, quoteName, statusToday } from '../../data/quotes/labels'
import { quotePath } from '../../data/quotes/paths'
import list from '../../ui/list/ListCards.module.css'
import styles from './QuoteCards.module.css'
import type { QuotesProps } from './quotesProps'
import { shortDay } from './shortDay'

export function QuoteCards({ quotes, arrived, moment, today }: QuotesProps) {
  return (
    <ul className={list.cards}>
      {quotes.map((quote) => (
        <li key={quote.id} data-arrived={arrived.has(quote.id) || undefined}>
          <p className={styles.head}>
            <Link to={quotePath(quote.id)}>{quoteName(quote)}</Link>
            <StatusLabel status={statusToday(quote, today)} />
          </p>
          <p className={styles.who}>{customerName(quote)}</p>
          {quote.site && <p className={styles.quiet}>{quote.site}</p>}
          <p>
            <b>{money(quote.once)}</b> once, <b>{money(quote.monthly)}</b> per month
          </p>
          <p className={styles.quiet}>
            Valid until {shortDay(quote.validUntil)}. Changed {moment(quote.updatedAt)}
          </p>
        </li>
      ))}
    </ul>
  )
}
