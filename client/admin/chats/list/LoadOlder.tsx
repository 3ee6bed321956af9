/** The list's end: more is loading, could not be loaded, or there is no more. */
import { LoadFailed } from '../../../ui/LoadFailed'
import styles from './LoadOlder.module.css'

interface LoadOlderProps {
  isLoading: boolean
  error: Error | null
  isEnd: boolean
  onRetry: () => void
}

export function LoadOlder({ isLoading, error, isEnd, onRetry }: LoadOlderProps) {
  if (error && !isLoading) {
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        Older interactions couldn’t be loaded.
      </LoadFailed>
    )
  }
  return (
    <p className={styles.older} role="status" data-loading={isLoading}>
      {isLoading && <span className="unseen">Loading older interactions</span>}
      {!isEnd && (
        <>
          <i />
          <i />
          <i />
        </>
      )}
    </p>
  )
}
