/** What the quote comes to, due once and per month apart, and the PDFs made of it. */
import type { Catalogue } from '#shared/quotes/calls'
import {
  dueOf,
  hours,
  installationOf,
  money,
  type Selection,
  sectionsOf,
} from '#shared/quotes/rules'
import { Panel } from './Panel'
import { PdfButtons } from './PdfButtons'
import styles from './Totals.module.css'

interface TotalsProps {
  catalogue: Catalogue
  selection: Selection
}

export function Totals({ catalogue, selection }: TotalsProps) {
  const sections = sectionsOf(selection, catalogue.items)
  const rows = [
    { name: 'Total cost', due: dueOf(sections, ({ cost }) => cost) },
    { name: 'Total MSRP', due: dueOf(sections, ({ msrp }) => msrp) },
  ]
  return (
    <Panel title="Totals" beside={<p>US dollars</p>} className={styles.totals}>
      <table>
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
            <th scope="col" data-figure>
              First year
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, due }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-figure>{money(due.once)}</td>
              <td data-figure>{money(due.monthly)}</td>
              <td data-figure>{money(due.firstYear)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Installation time</th>
            <td data-figure colSpan={3}>
              {hours(installationOf(sections))} hours
            </td>
          </tr>
        </tbody>
      </table>
      <PdfButtons catalogue={catalogue} isEmpty={sections.length === 0} />
    </Panel>
  )
}
