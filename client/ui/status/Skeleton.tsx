/**
 * Placeholder for rows that are loading. It appears after a delay, so that fast responses don't
 * flicker; screen readers get the label.
 */
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** Says what is loading. */
  label: string
  rows: number
}

export function Skeleton({ label, rows }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="unseen">{label}</span>
      <div className={styles.rows} style={{ height: `${rows * 104}px` }} />
    </div>
  )
}
