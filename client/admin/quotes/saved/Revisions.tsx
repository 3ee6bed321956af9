/** The quote's earlier revisions, each with a page of its own. */
import { Link } from 'react-router-dom'
import { written } from '#shared/content/written'
import type { Quote } from '#shared/quotes/records'
import { StatusLabel } from '../../common/quotes/StatusLabel'
import { quotePath } from '../../data/quotes/paths'
import { Panel } from '../../ui/layout/Panel'
import styles from './Revisions.module.css'

export function Revisions({ quote }: { quote: Quote }) {
  if (quote.earlier.length === 0) return null
  return (
    <Panel title="Earlier revisions">
      <ol className={styles.earlier}>
        {quote.earlier.map(({ revision, date, status }) => (
          <li key={revision}>
            <Link to={quotePath(quote.id, revision)}>Revision {revision}</Link>
            <span>of {written(date)}</span>
            <StatusLabel status={status} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
