/** Progress of an operation that takes over a second. */
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  value: number
  max: number
  /** Text under the bar. */
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
