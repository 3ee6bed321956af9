/** The company's terms as of the day the quote was sent. */
import { written } from '#shared/content/written'
import type { Conditions as Terms } from '#shared/quotes/records'
import styles from './Conditions.module.css'

export function Conditions({ conditions: { lines, since } }: { conditions: Terms }) {
  return (
    <section aria-labelledby="terms" className={styles.conditions}>
      <h2 id="terms">Terms</h2>
      <p>Of {written(since)}. Also in the PDF.</p>
      <ol>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}
