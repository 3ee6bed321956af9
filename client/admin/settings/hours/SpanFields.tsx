/** A day's hours: from and to, or closed. */
import X from '~icons/lucide/x'
import { midnight, type Span } from '#shared/team/hours'
import { Button } from '../../../ui/Button'
import styles from './Hours.module.css'

export const usualSpan: Span = { from: '08:00', to: '18:00' }

interface SpanFieldsProps {
  name: string
  span: Span | null
  onSet: (span: Span) => void
  /** Marks the day as closed. */
  onRemove: () => void
}

export function SpanFields({ name, span, onSet, onRemove }: SpanFieldsProps) {
  if (!span)
    return (
      <span className={styles.span}>
        Closed
        <Button
          look="plain"
          size="small"
          aria-label={`Add hours on ${name}`}
          onClick={() => onSet(usualSpan)}
        >
          Add hours
        </Button>
      </span>
    )
  const field = (end: 'from' | 'to') => (
    <input
      type="time"
      aria-label={`${name}, ${end}`}
      value={span[end] === midnight ? '00:00' : span[end]}
      aria-invalid={span.from >= span.to || undefined}
      onChange={({ target }) => onSet({ ...span, [end]: timeAt(end, target.value) })}
    />
  )
  return (
    <span className={styles.span}>
      {field('from')} to {field('to')}
      <Button look="plain" size="small" aria-label={`Closed on ${name}`} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </Button>
    </span>
  )
}

/** A day that ends at 12 AM ends at its midnight, not before it begins. */
function timeAt(end: 'from' | 'to', time: string): string {
  return end === 'to' && time === '00:00' ? midnight : time
}
