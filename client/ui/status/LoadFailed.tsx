/** Replaces content that failed to load: what, why, and a button to try again. */
import { Button } from '../Button'
import { Notice } from './Notice'

interface LoadFailedProps {
  /** For example 'The requests could not be loaded.' */
  children: string
  error: Error
  onRetry: () => void
}

export function LoadFailed({ children, error, onRetry }: LoadFailedProps) {
  const again = (
    <Button look="line" size="small" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Notice tone="error" action={again}>
      {children} {error.message}
    </Notice>
  )
}
