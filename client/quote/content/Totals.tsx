/** The totals, from the list price to the amount due. */

import { percent } from '#shared/quotes/rates'
import type { PrivateQuote } from '#shared/quotes/records'
import { hours, money } from '#shared/quotes/rules'
import { amount } from './amount'
import type { CustomerTotals } from './customerTotals'
import tables from './Table.module.css'
import styles from './Totals.module.css'

export function Totals({ sums, quote }: { sums: CustomerTotals; quote: PrivateQuote }) {
  const { list, discount, tax, due, installation } = sums
  return (
    <section aria-labelledby="totals">
      <h2 id="totals">Totals</h2>
      <table className={`${tables.table} ${styles.totals}`} aria-describedby="currency">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Amount</span>
            </th>
            <th scope="col">Once</th>
            <th scope="col">Per month</th>
          </tr>
        </thead>
        <tbody>
          <Row name="List price" once={money(list.once)} monthly={money(list.monthly)} />
          {quote.discount > 0 && (
            <Row name={`Discount ${percent(quote.discount)} %`} once={money(-discount)} />
          )}
          {quote.tax > 0 && <Row name={`Tax ${percent(quote.tax)} %`} once={money(tax)} />}
        </tbody>
        <tbody className={styles.due}>
          <Row name="Due" once={amount(due.once)} monthly={amount(due.monthly)} />
        </tbody>
        <tbody>
          <Row name="First year" once={money(due.firstYear)} />
          <Row name="Installation time" once={`${hours(installation)} hours`} />
        </tbody>
      </table>
      <p className={styles.note} id="currency">
        All amounts in US dollars.
        {quote.tax > 0 && due.monthly > 0 && ' Monthly amounts are before tax.'}
      </p>
    </section>
  )
}

function Row({ name, once, monthly = '' }: { name: string; once: string; monthly?: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{once}</td>
      <td>{monthly}</td>
    </tr>
  )
}
