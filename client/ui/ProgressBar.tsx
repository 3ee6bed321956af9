/** How far something is that takes over a second. */
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  value: number
  max: number
  /** In words, under the bar. */
  note?: string
}

export function ProgressBar({ label, value, max, note }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <progress aria-label={label} max={max} value={value} />
      {note && <span>{note}</span>}
    </div>
  )
}
