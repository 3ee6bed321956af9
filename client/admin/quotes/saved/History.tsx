/** What became of the quote, oldest first: nothing of it is ever changed. */
import type { Quote, QuoteEvent } from '#shared/quotes/records'
import { Panel } from '../../ui/Panel'
import styles from './Letters.module.css'

const words: Record<QuoteEvent['what'], string> = {
  sent: 'Handed out',
  accepted: 'Accepted',
  declined: 'Declined',
  reopened: 'Answer taken back',
  revised: 'Revised',
}

interface HistoryProps {
  quote: Quote
  moment: (at: number) => string
}

export function History({ quote: { history }, moment }: HistoryProps) {
  if (history.length === 0) return null
  return (
    <Panel title="History">
      <ol className={styles.letters}>
        {history.map(({ at, revision, what, by, isCustomers, reason, document }) => (
          <li key={`${at} ${what}`}>
            <b>
              {words[what]}
              {by !== '' && (
                <>
                  {' by '}
                  <bdi>{by}</bdi>
                  {isCustomers && ', the customer'}
                </>
              )}
            </b>
            <span>
              {moment(at)}, revision {revision}
            </span>
            {reason !== '' && <span>{reason}</span>}
            {document !== undefined && (
              <span title="SHA-256 of what the customer accepted">
                Document {document.slice(0, 16)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
