/** The last status change, with an undo button. It stays until used, closed, or replaced. */
import type { Ref } from 'react'
import { type Status, statuses } from '#shared/contact/rules'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import styles from './StatusChangedNotice.module.css'

interface StatusChangedNoticeProps {
  reference: string
  status: Status
  undoButton: Ref<HTMLButtonElement>
  onUndo: () => void
  onForget: () => void
}

export function StatusChangedNotice({
  reference,
  status,
  undoButton,
  onUndo,
  onForget,
}: StatusChangedNoticeProps) {
  const name = statuses.find(({ id }) => id === status)?.name
  return (
    <div className={styles.changed}>
      <p role="status">
        {reference} is marked {name}.
      </p>
      <Button ref={undoButton} look="line" size="small" onClick={onUndo}>
        Undo
      </Button>
      <Button look="plain" size="small" aria-label="Dismiss" onClick={onForget}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
