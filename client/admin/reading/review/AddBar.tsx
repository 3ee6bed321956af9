/** Adds the chosen sections as drafts, with progress and errors. */
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/status/Notice'
import { ProgressBar } from '../../../ui/status/ProgressBar'
import type { FileDesk } from '../FileDesk'
import styles from './AddBar.module.css'
import { type Draft, isToAdd, problemsOf } from './draft'
import { useAdding } from './useAdding'

interface AddBarProps {
  desk: FileDesk
  drafts: readonly Draft[]
  /** Whether files are being read. */
  isBusy: boolean
  /** Opens a section that can't be added as it is. */
  onOpen: (id: string) => void
  onAdded: () => void
}

export function AddBar({ desk, drafts, isBusy, onOpen, onAdded }: AddBarProps) {
  const { add, isAdding, error, progress } = useAdding(desk, onAdded)
  const chosen = drafts.filter(isToAdd)
  const count = chosen.length.toLocaleString('en-US')

  function addOrMend() {
    const wrong = chosen.find((draft) => Object.keys(problemsOf(draft)).length > 0)
    if (wrong) onOpen(wrong.id)
    else add()
  }

  return (
    <div className={styles.bar}>
      {error && (
        <Notice tone="error">
          Some weren’t added. {error.message} Those added are no longer listed; adding again creates
          no duplicates.
        </Notice>
      )}
      {progress && (
        <ProgressBar
          label="Adding drafts"
          value={progress.done}
          max={progress.of}
          note={`${progress.done.toLocaleString('en-US')} of ${progress.of.toLocaleString('en-US')} added`}
        />
      )}
      <Button disabled={chosen.length === 0 || isAdding || isBusy} onClick={addOrMend}>
        {isAdding ? 'Adding' : `Add ${count} ${chosen.length === 1 ? 'draft' : 'drafts'}`}
      </Button>
    </div>
  )
}
