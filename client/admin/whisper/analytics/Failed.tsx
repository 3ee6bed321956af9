/** Specification, section 8: the figures could not be loaded, or loaded anew. It tries again by itself. */
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'

interface FailedProps {
  error: Error
  /** The time of the figures that are still shown. */
  oldFrom: string | undefined
  onRetry: () => void
}

export function Failed({ error, oldFrom, onRetry }: FailedProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button look="line" size="small" onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      <b>Failed to load analytics data</b>
      <br />
      {error.message} {oldFrom && `The figures below are old, of ${oldFrom}. `}
      It is tried again every 20 seconds.
    </Notice>
  )
}
