/** The quotes that answer a request, and the one click that begins another. */
import { Link, useNavigate } from 'react-router-dom'
import type { ContactRequest } from '#shared/contact/calls'
import { Button } from '../../ui/Button'
import { beginQuote } from '../pricing/putAside'
import { pricingPath, quotePath } from './paths'
import styles from './QuotesOfRequest.module.css'
import { StatusWord } from './StatusWord'
import { useQuotesOf } from './useQuotes'
import { quoteName } from './words'

export function QuotesOfRequest({ request }: { request: ContactRequest }) {
  const navigate = useNavigate()
  const quotes = useQuotesOf(request.id)

  function begin() {
    const { id, name, email, phone, entrances } = request
    beginQuote({ requestId: id, customer: name, email, phone, entrances: String(entrances) })
    navigate(pricingPath)
  }

  return (
    <span className={styles.quotes}>
      {quotes?.map((quote) => (
        <span key={quote.id}>
          <Link to={quotePath(quote.id)}>{quoteName(quote)}</Link>
          <StatusWord status={quote.status} />
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
