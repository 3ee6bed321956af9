/** An entry's status as a word with a mark. */
import type { EntrySummary } from '#shared/knowledge/records'
import { statusName } from './labels'
import styles from './StatusBadge.module.css'

export function StatusBadge(entry: Pick<EntrySummary, 'status' | 'hasChanges'>) {
  const { status, hasChanges } = entry
  return (
    <span className={styles.status} data-status={hasChanges ? 'changed' : status}>
      {statusName(entry)}
    </span>
  )
}
