/** The customer's own acceptance of a revision, a record that stays unchanged whatever happens to the quote. */
import Check from '~icons/lucide/check'
import Copy from '~icons/lucide/copy'
import FileText from '~icons/lucide/file-text'
import Lock from '~icons/lucide/lock'
import { written } from '#shared/content/written'
import { acceptanceIn } from '#shared/quotes/acceptance'
import type { Quote, Revision } from '#shared/quotes/records'
import { money } from '#shared/quotes/rules'
import { Button, buttonClass } from '../../../ui/Button'
import { useCopy } from '../../ui/useCopy'
import type { Figures } from '../parts/figures'
import styles from './Acceptance.module.css'
import { acceptedPdfOf } from './acceptedFile'

interface AcceptanceProps {
  quote: Quote
  revision: Revision
  /** The revision's. */
  figures: Figures
  exact: (at: number) => string
}

export function Acceptance({ quote, revision, figures, exact }: AcceptanceProps) {
  const event = acceptanceIn(quote.history, revision.revision).accepted
  if (!event) return null
  const { at, by, document, pdf, network } = event
  const { once, monthly } = figures.due
  const { conditions } = revision
  const file = acceptedPdfOf(quote, revision.revision)
  const facts = [
    { name: 'When', value: exact(at) },
    {
      name: 'What',
      value: `Revision ${revision.revision}: $${money(once)} once, $${money(monthly)} per month`,
    },
    ...(conditions ? [{ name: 'Terms', value: `Of ${written(conditions.since)}` }] : []),
    {
      name: 'From',
      value: `Customer link${network ? `, network ID ${network.slice(0, 8)}` : ''}`,
    },
    ...(document === undefined
      ? []
      : [{ name: 'Fingerprint', value: <Hash of="document" value={document} /> }]),
    ...(pdf === undefined ? [] : [{ name: 'PDF', value: <Hash of="PDF" value={pdf} /> }]),
  ]
  return (
    <section className={styles.acceptance} aria-labelledby="acceptance">
      <header className="on-black">
        <h2 id="acceptance">
          <Check size={16} aria-hidden="true" />
          <span>
            Accepted
            {by !== '' && (
              <>
                {' '}
                by <bdi>{by}</bdi>
              </>
            )}
          </span>
        </h2>
        <p>
          <Lock size={14} aria-hidden="true" /> Can’t be changed or deleted
        </p>
      </header>
      <div>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {file && (
          <a className={buttonClass({ look: 'line', size: 'small' })} href={file} download>
            <FileText size={16} aria-hidden="true" /> Accepted PDF
          </a>
        )}
      </div>
    </section>
  )
}

function Hash({ of, value }: { of: 'document' | 'PDF'; value: string }) {
  const copy = useCopy()
  const name = `SHA-256 of the ${of}`
  return (
    <div className={styles.hash}>
      <span>
        SHA-256 <code>{value}</code>
      </span>
      <Button
        look="line"
        size="small"
        aria-label={`Copy ${name}`}
        onClick={() => copy(value, name)}
      >
        <Copy size={14} aria-hidden="true" /> Copy
      </Button>
    </div>
  )
}
