/** Shown instead of the list while it loads, when loading failed, or when it is empty. */
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../ui/Button'
import { BrandMark } from '../../../ui/face/BrandMark'
import { EmptyState } from '../../../ui/status/EmptyState'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'

interface ResourcesPlaceholderProps {
  isLoaded: boolean
  error: Error | null
  /** Address of the form for a new resource. */
  addPath: string
  onRetry: () => void
}

export function ResourcesPlaceholder({
  isLoaded,
  error,
  addPath,
  onRetry,
}: ResourcesPlaceholderProps) {
  if (!isLoaded && error) {
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        We couldn’t load the resources.
      </LoadFailed>
    )
  }
  if (!isLoaded) return <Skeleton label="Loading resources" rows={4} />
  return (
    <EmptyState
      title="Nothing here yet"
      picture={<BrandMark />}
      action={
        <Link className={buttonClass({})} to={addPath}>
          Add Resource
        </Link>
      }
    >
      What you add appears in the dealer portal right away.
    </EmptyState>
  )
}
