/** The quotes for a request, and a button that starts another one. */
import { Link, useNavigate } from 'react-router-dom'
import type { ContactRequest } from '#shared/contact/calls'
import type { QuoteSummary } from '#shared/quotes/records'
import { Button } from '../../../ui/Button'
import { startQuote } from '../../data/quotes/drafts/asideDrafts'
import { quoteName } from '../../data/quotes/labels'
import { pricingPath, quotePath } from '../../data/quotes/paths'
import styles from './QuotesOfRequest.module.css'
import { StatusLabel } from './StatusLabel'

interface QuotesOfRequestProps {
  request: ContactRequest
  quotes: readonly QuoteSummary[]
}

export function QuotesOfRequest({ request, quotes }: QuotesOfRequestProps) {
  const navigate = useNavigate()

  function begin() {
    const { id, name, email, phone, entrances } = request
    startQuote({ requestId: id, customer: name, email, phone, entrances: String(entrances) })
    navigate(pricingPath)
  }

  return (
    <span className={styles.quotes}>
      {quotes.map((quote) => (
        <span key={quote.id}>
          <Link to={quotePath(quote.id)}>{quoteName(quote)}</Link>
          <StatusLabel status={quote.status} />
        </span>
      ))}
      <Button
        look="line"
        size="small"
        aria-label={`Make a quote for ${request.reference}, ${request.name}`}
        onClick={begin}
      >
        Make a quote
      </Button>
    </span>
  )
}
