/** Asks before losing the only copy of a text: unsaved or unpublished changes. */
import { Confirm } from '../../../ui/dialog/Confirm'

export interface Discard {
  action: 'discard' | 'restore'
  /** The version to restore. */
  version?: number
}

interface DiscardDialogProps {
  /** Null while nothing is asked. */
  taking: Discard | null
  /** Whether the form has unsaved changes. */
  isDirty: boolean
  onConfirm: (taking: Discard) => Promise<void>
  onClose: () => void
}

export function DiscardDialog({ taking, isDirty, onConfirm, onClose }: DiscardDialogProps) {
  const isRestore = taking?.action === 'restore'
  return (
    <Confirm
      title={isRestore ? `Restore version ${taking.version}` : 'Discard changes'}
      open={taking !== null}
      action={isRestore ? 'Restore' : 'Discard'}
      onConfirm={async () => taking && onConfirm(taking)}
      onClose={onClose}
    >
      <p>
        {isDirty
          ? 'Unsaved changes in the form will be lost, along with saved changes that were never published.'
          : 'Saved changes that were never published will be lost.'}
      </p>
    </Confirm>
  )
}
