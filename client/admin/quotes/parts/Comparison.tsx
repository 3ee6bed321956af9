/** Costs of a quote and of the call boxes it replaces over the years, with the assumptions. */
import { assumptionsOf, type CallBox, callBoxOver, comparedYears } from '#shared/quotes/callBox'
import { type Due, dueOver, money } from '#shared/quotes/rules'
import styles from './Comparison.module.css'

export function Comparison({ due, callBox }: { due: Due; callBox: CallBox }) {
  return (
    <>
      <table className={styles.years}>
        <thead>
          <tr>
            <th scope="col">Over</th>
            <th scope="col" data-figure>
              This quote
            </th>
            <th scope="col" data-figure>
              Call boxes
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedYears.map((years) => {
            const { from, to } = callBoxOver(years, callBox)
            return (
              <tr key={years}>
                <th scope="row">{years} years</th>
                <td data-figure>{money(dueOver(years, due))}</td>
                <td data-figure>
                  {money(from)} <span>to {money(to)}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <ul className={styles.assumptions}>
        {assumptionsOf(callBox).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
