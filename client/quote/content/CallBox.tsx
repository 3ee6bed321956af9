/** The cost of a traditional call box over the same years, with the assumptions. */
import { company } from '#shared/company'
import {
  assumptionsOf,
  type CallBox as Compared,
  callBoxOver,
  comparedYears,
} from '#shared/quotes/callBox'
import { type Due, dueOver } from '#shared/quotes/rules'
import { amount } from './amount'
import styles from './CallBox.module.css'
import tables from './Table.module.css'

export function CallBox({ callBox, due }: { callBox: Compared; due: Due }) {
  return (
    <section className={styles.callBox} aria-labelledby="call-box">
      <h2 id="call-box">Compared with a traditional call box</h2>
      <table className={`${tables.table} ${styles.years}`}>
        <thead>
          <tr>
            <th scope="col">Over</th>
            <th scope="col">{company.name}</th>
            <th scope="col">Call box</th>
          </tr>
        </thead>
        <tbody>
          {comparedYears.map((years) => {
            const { from, to } = callBoxOver(years, callBox)
            return (
              <tr key={years}>
                <th scope="row">{years} years</th>
                <td>{amount(dueOver(years, due))}</td>
                <td>
                  {amount(from)} to <span className={styles.whole}>{amount(to)}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <ul className={styles.assumptions}>
        {assumptionsOf(callBox).map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </section>
  )
}
