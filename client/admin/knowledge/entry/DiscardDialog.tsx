/** Asks before words go that stand nowhere else: unsaved ones in the form, or unpublished ones. */
import { Confirm } from '../../../ui/Confirm'

export interface Discard {
  action: 'discard' | 'restore'
  /** The one that is restored. */
  version?: number
}

interface DiscardDialogProps {
  /** Null: nothing is asked. */
  taking: Discard | null
  /** Whether the form holds words that are not saved. */
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
