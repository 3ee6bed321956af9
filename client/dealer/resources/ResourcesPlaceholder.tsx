/** Shown instead of the cards while they load, when loading failed, or when there are none. */
import { company } from '#shared/company'
import { Button } from '../../ui/Button'
import { BrandMark } from '../../ui/face/BrandMark'
import { Face } from '../../ui/face/Face'
import { EmptyState } from '../../ui/status/EmptyState'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { Skeleton } from '../../ui/status/Skeleton'

interface ResourcesPlaceholderProps {
  isLoaded: boolean
  error: Error | null
  /** The search text; null when nothing was searched for. */
  typed: string | null
  /** Total number of resources. */
  count: number
  onRetry: () => void
  onShowAll: () => void
}

export function ResourcesPlaceholder({
  isLoaded,
  error,
  typed,
  count,
  onRetry,
  onShowAll,
}: ResourcesPlaceholderProps) {
  if (!isLoaded && error) {
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        We couldn’t load the resources.
      </LoadFailed>
    )
  }
  if (!isLoaded) return <Skeleton label="Loading resources" rows={4} />
  if (typed === null || count === 0) {
    return (
      <EmptyState title="No resources yet" picture={<BrandMark />}>
        Guides, specifications and marketing materials appear here once they’re added.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={`Nothing matches “${typed}”`}
      picture={<Face emotion="thinking" />}
      action={
        <Button look="line" onClick={onShowAll}>
          Show all files
        </Button>
      }
    >
      Try a single word, or show all files. If something’s missing, write to {company.supportEmail}.
    </EmptyState>
  )
}
