/** Whether Whisper reads an entry, as a word with a sign. */
import type { EntrySummary } from '#shared/knowledge/records'
import styles from './StatusMark.module.css'
import { statusName } from './words'

export function StatusMark(standing: Pick<EntrySummary, 'status' | 'hasChanges'>) {
  const { status, hasChanges } = standing
  return (
    <span className={styles.status} data-status={hasChanges ? 'changed' : status}>
      {statusName(standing)}
    </span>
  )
}
