/** What stands in the list's place: it is loading, it could not be loaded, or there is nothing to show. */
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { LoadFailed } from '../../ui/LoadFailed'
import { Mark } from '../../ui/Mark'
import { Skeleton } from '../../ui/Skeleton'
import type { Wanted } from './calls'
import { pricingPath } from './paths'

interface NothingProps {
  wanted: Wanted
  isEmpty: boolean
  error: Error | null
  onRetry: () => void
  onShowAll: () => void
}

export function Nothing({ wanted, isEmpty, error, onRetry, onShowAll }: NothingProps) {
  if (error) {
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        The quotes could not be loaded.
      </LoadFailed>
    )
  }
  if (!isEmpty) return <Skeleton label="Loading quotes" rows={5} />
  if (wanted.search !== '' || wanted.status !== 'all') {
    return (
      <EmptyState
        title={wanted.search === '' ? 'None with this status' : 'No match'}
        picture={<Mark />}
        action={<Button onClick={onShowAll}>Show all quotes</Button>}
      >
        {wanted.search === ''
          ? 'Quotes move here when they are handed out, answered or run out.'
          : 'No such quote has all of these words. Search looks for whole words in number, customer, company, site, e-mail and phone.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No quotes yet"
      picture={<Mark />}
      action={
        <Link className={buttonClass({})} to={pricingPath}>
          New quote
        </Link>
      }
    >
      Choose items in the calculator and press Save: the quote gets its number and appears here.
    </EmptyState>
  )
}
