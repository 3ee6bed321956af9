/** Always visible: what isn't published yet, and the actions for it. */
import Check from '~icons/lucide/check'
import Pencil from '~icons/lucide/pencil'
import { Button } from '../../../ui/Button'
import styles from './SaveBar.module.css'
import type { EntryStatus } from './useEntryStatus'

interface SaveBarProps {
  status: EntryStatus
  discard: { name: string; onClick: () => void } | null
  isBusy: boolean
  isChecking: boolean
  canSave: boolean
  canPublish: boolean
  onPublish: () => void
}

export function SaveBar(props: SaveBarProps) {
  const { status, discard, isBusy, isChecking, canSave, canPublish, onPublish } = props
  const { statusText, changed, isWaiting, note, isSaved } = status
  const Sign = isWaiting ? Pencil : Check
  return (
    <div className={styles.bar} role="group" aria-label="Save and publish">
      <p className={styles.standing} data-waiting={isWaiting || undefined}>
        <Sign size={16} aria-hidden="true" />
        <span>
          {statusText}
          {changed && <span className={styles.changed}>: {changed}</span>}
        </span>
      </p>
      <p className={styles.note} data-saved={isSaved || undefined}>
        {note}
      </p>
      <div className={styles.actions}>
        {discard && (
          <Button look="plain" disabled={isBusy} onClick={discard.onClick}>
            {discard.name}
          </Button>
        )}
        <Button type="submit" look="line" disabled={isBusy || !canSave}>
          Save draft
        </Button>
        <Button onClick={onPublish} disabled={isBusy || !canPublish}>
          {isChecking ? 'Checking' : 'Publish'}
        </Button>
      </div>
    </div>
  )
}
