/** The quotes on a wide screen. */

import { Link } from 'react-router-dom'
import { money } from '#shared/quotes/rules'
import { StatusLabel } from '../../common/quotes/StatusLabel'
import { customerName, quoteName, statusToday } from '../../data/quotes/labels'
import { quotePath } from '../../data/quotes/paths'
import list from '../../ui/list/ListTable.module.css'
import type { QuotesProps } from './quotesProps'
import styles from './QuoteTable.module.css'
import { shortDay } from './shortDay'

export function QuoteTable({ quotes, arrived, moment, today }: QuotesProps) {
  return (
    <table className={`${list.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Customer</th>
          <th scope="col" className={styles.site}>
            Site
          </th>
          <th scope="col" data-figure>
            Once
          </th>
          <th scope="col" data-figure>
            Per month
          </th>
          <th scope="col">Status</th>
          <th scope="col">Valid until</th>
          <th scope="col">Changed</th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.id} data-arrived={arrived.has(quote.id) || undefined}>
            <th scope="row" className={styles.number}>
              <Link to={quotePath(quote.id)}>{quoteName(quote)}</Link>
            </th>
            <td>
              {customerName(quote)}
              {quote.site && <span className={styles.under}>{quote.site}</span>}
            </td>
            <td className={styles.site}>{quote.site}</td>
            <td data-figure>{money(quote.once)}</td>
            <td data-figure>{money(quote.monthly)}</td>
            <td>
              <StatusLabel status={statusToday(quote, today)} />
            </td>
            <td className={styles.day}>{shortDay(quote.validUntil)}</td>
            <td className={styles.day}>{moment(quote.updatedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
