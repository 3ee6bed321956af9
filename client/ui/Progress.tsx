/** How far something is that takes over a second. */
import styles from './Progress.module.css'

interface ProgressProps {
  label: string
  value: number
  max: number
  /** In words, under the bar. */
  note?: string
}

export function Progress({ label, value, max, note }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress aria-label={label} max={max} value={value} />
      {note && <span>{note}</span>}
    </div>
  )
}
