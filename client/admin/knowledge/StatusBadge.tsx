/** Whether Whisper reads an entry, as a word with a sign. */
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
