/** What stands in the list's place: it is loading, it could not be loaded, or there is nothing to show. */
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { LoadFailed } from '../../ui/LoadFailed'
import { Mark } from '../../ui/Mark'
import { Skeleton } from '../../ui/Skeleton'
import type { Wanted } from './calls'

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
        The requests could not be loaded.
      </LoadFailed>
    )
  }
  if (!isEmpty) return <Skeleton label="Loading requests" rows={5} />
  if (wanted.search !== '' || wanted.status !== 'all') {
    return (
      <EmptyState
        title={wanted.search === '' ? 'None with this status' : 'No match'}
        picture={<Mark />}
        action={<Button onClick={onShowAll}>Show all requests</Button>}
      >
        {wanted.search === ''
          ? 'Requests move here when their status is changed.'
          : 'No such request has all of these words. Search looks for whole words in reference, name, phone, e-mail and message.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No requests yet"
      picture={<Mark />}
      action={
        <Link className={buttonClass({})} to="/">
          Open the site
        </Link>
      }
    >
      When a visitor sends the quote form in ‘Contact Us’, the request appears here at once.
    </EmptyState>
  )
}
