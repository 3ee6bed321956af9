/** The quote's number, customer, site, dates and author. */
import { written } from '#shared/content/written'
import type { PrivateQuote } from '#shared/quotes/records'
import styles from './Facts.module.css'

export function Facts({ quote }: { quote: PrivateQuote }) {
  const { number, revision, customer, company, site, date, validUntil, preparedBy } = quote
  const facts = [
    { name: 'For', values: [customer, company] },
    { name: 'Where', values: [site] },
    { name: 'Date', values: [written(date)] },
    { name: 'Valid until', values: [written(validUntil)] },
    { name: 'Prepared by', values: [preparedBy] },
  ]
    .map(({ name, values }) => ({ name, values: values.filter((value) => value !== '') }))
    .filter(({ values }) => values.length > 0)
  return (
    <div className={styles.head}>
      <h1 id="quote">
        <span>Quote</span> {number}
      </h1>
      {revision > 1 && <p className={styles.revision}>Revision {revision}</p>}
      <dl className={styles.facts}>
        {facts.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              // Isolated, so that direction marks in a name have no effect beyond it.
              <dd key={value}>
                <bdi>{value}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
