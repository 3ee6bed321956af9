/** The end of the list: more is loading, loading failed, or nothing is left. */
import { LoadFailed } from '../../../ui/status/LoadFailed'
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
