import { Link } from 'react-router-dom'
import { buttonClass } from '../../../ui/Button'
import { Face } from '../../../ui/face/Face'
import { EmptyState } from '../../../ui/status/EmptyState'
import { quotesPath } from '../../data/quotes/paths'
import { PageHeading } from '../../ui/layout/PageHeading'

export function QuoteNotFound() {
  return (
    <>
      <PageHeading>Pricing Calculator</PageHeading>
      <EmptyState
        title="Quote not found"
        picture={<Face emotion="surprised" />}
        action={
          <Link className={buttonClass({})} to={quotesPath}>
            Show all quotes
          </Link>
        }
      >
        It was deleted, or the address is wrong.
      </EmptyState>
    </>
  )
}
