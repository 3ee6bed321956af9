/** The list's end: more is loading, could not be loaded, or there is no more. */
import { LoadFailed } from '../../../ui/LoadFailed'
import styles from './Older.module.css'

interface OlderProps {
  isLoading: boolean
  error: Error | null
  isEnd: boolean
  onRetry: () => void
}

export function Older({ isLoading, error, isEnd, onRetry }: OlderProps) {
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
