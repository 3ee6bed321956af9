/** The list's end: more is loading, could not be loaded, or there is no more. */
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import styles from './Older.module.css'

interface OlderProps {
  isLoading: boolean
  error: Error | null
  isEnd: boolean
  onRetry: () => void
}

export function Older({ isLoading, error, isEnd, onRetry }: OlderProps) {
  if (error && !isLoading) {
    const again = (
      <Button look="line" size="small" onClick={onRetry}>
        Try again
      </Button>
    )
    return (
      <Notice tone="error" action={again}>
        Older interactions could not be loaded. {error.message}
      </Notice>
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
