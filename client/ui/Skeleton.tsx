/**
 * Where rows will stand that are still being loaded. It shows after a moment, so that what comes at
 * once does not flicker; screen readers hear the words.
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
