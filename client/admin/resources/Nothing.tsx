/** What stands in the list's place: it is loading, it could not be loaded, or there is nothing in it. */
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Mark } from '../../ui/Mark'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'

interface NothingProps {
  isLoaded: boolean
  error: Error | null
  /** Where a resource is added. */
  addPath: string
  onRetry: () => void
}

export function Nothing({ isLoaded, error, addPath, onRetry }: NothingProps) {
  if (!isLoaded && error) {
    const again = (
      <Button look="line" size="small" onClick={onRetry}>
        Try again
      </Button>
    )
    return (
      <Notice tone="error" action={again}>
        The resources could not be loaded. {error.message}
      </Notice>
    )
  }
  if (!isLoaded) return <Skeleton label="Loading resources" rows={4} />
  return (
    <EmptyState
      title="Nothing here yet"
      picture={<Mark />}
      action={
        <Link className={buttonClass({})} to={addPath}>
          Add Resource
        </Link>
      }
    >
      What you add appears in the dealer portal at once.
    </EmptyState>
  )
}
