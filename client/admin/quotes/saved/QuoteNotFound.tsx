import { Link } from 'react-router-dom'
import { buttonClass } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { Face } from '../../../ui/Face'
import { quotesPath } from '../../data/quotes/paths'
import { PageHeading } from '../../ui/PageHeading'

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
