/** A quote's totals, due once and per month, with its actions below. */
import type { ReactNode } from 'react'
import { percent } from '#shared/quotes/rates'
import { hours, money } from '#shared/quotes/rules'
import { Panel } from '../../ui/layout/Panel'
import type { Figures } from './figures'
import styles from './Totals.module.css'

interface TotalsProps {
  figures: Figures
  isEmpty: boolean
  children: ReactNode
}

export function Totals({ figures, isEmpty, children }: TotalsProps) {
  const { list, cost, discount, tax, terms, margin, due, installation } = figures
  return (
    <Panel title="Totals" headerExtra={<p>US dollars</p>}>
      {isEmpty ? (
        <p className={styles.empty}>Add an item to see totals.</p>
      ) : (
        <table className={styles.totals}>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">Figure</span>
              </th>
              <th scope="col" data-figure>
                Once
              </th>
              <th scope="col" data-figure>
                Per month
              </th>
            </tr>
          </thead>
          <tbody>
            <Row name="Total cost" once={money(cost.once)} monthly={money(cost.monthly)} />
            <Row name="Total MSRP" once={money(list.once)} monthly={money(list.monthly)} />
            {terms.discount > 0 && (
              <Row name={`Discount ${percent(terms.discount)} %`} once={money(-discount)} />
            )}
            {terms.tax > 0 && <Row name={`Tax ${percent(terms.tax)} %`} once={money(tax)} />}
            <Row
              name="Margin for the dealer"
              note="Never shown to the customer"
              once={money(margin.once)}
              monthly={money(margin.monthly)}
            />
            <Row name="Installation time" once={`${hours(installation)} h`} monthly="" />
            <tr className={styles.due}>
              <th scope="row">Due</th>
              <td data-figure>{money(due.once)}</td>
              <td data-figure>{money(due.monthly)}</td>
            </tr>
            <tr className={styles.year}>
              <th scope="row">First year</th>
              <td data-figure>{money(due.firstYear)}</td>
              <td />
            </tr>
          </tbody>
        </table>
      )}
      {children}
    </Panel>
  )
}

interface RowProps {
  name: string
  note?: string
  once: string
  monthly?: string
}

function Row({ name, note, once, monthly }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </th>
      <td data-figure>{once}</td>
      {monthly === undefined ? (
        <td data-figure className={styles.none}>
          none
        </td>
      ) : (
        <td data-figure>{monthly}</td>
      )}
    </tr>
  )
}
