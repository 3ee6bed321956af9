/** Always in view: what is not published yet, and what can be done with it. */
import Check from '~icons/lucide/check'
import Pencil from '~icons/lucide/pencil'
import { Button } from '../../../ui/Button'
import styles from './SaveBar.module.css'

interface SaveBarProps {
  /** How it stands, in a few words. */
  statusText: string
  /** There is something that visitors don't get yet. */
  isWaiting: boolean
  /** When it was saved, or that it isn't. */
  note: string
  isSaved: boolean
  discard: { name: string; onClick: () => void } | null
  isBusy: boolean
  isChecking: boolean
  canSave: boolean
  canPublish: boolean
  onPublish: () => void
}

export function SaveBar(props: SaveBarProps) {
  const {
    statusText,
    isWaiting,
    note,
    isSaved,
    discard,
    isBusy,
    isChecking,
    canSave,
    canPublish,
    onPublish,
  } = props
  const Sign = isWaiting ? Pencil : Check
  return (
    <div className={styles.bar}>
      <p className={styles.standing} data-waiting={isWaiting || undefined}>
        <Sign size={16} aria-hidden="true" />
        {statusText}
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
