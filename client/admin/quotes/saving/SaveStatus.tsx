/** Whether the server has the current draft, always in words. */
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { type Draft, isChanged } from '../../data/quotes/drafts/draft'
import { useObservable } from '../../ui/observable'
import type { DraftSaver } from './DraftSaver'
import styles from './SaveStatus.module.css'

interface SaveWordProps {
  draft: Draft
  saving: DraftSaver
  /** '9:41 AM' */
  time: (at: number) => string
  onSave: () => void
}

export function SaveStatus({ draft, saving, time, onSave }: SaveWordProps) {
  const state = useObservable(saving.state)
  const save = (
    <Button look="line" size="small" aria-keyshortcuts="Control+S Meta+S" onClick={onSave}>
      {state.is === 'failed' ? 'Try now' : 'Save'}
    </Button>
  )
  if (state.is === 'saving') return <span className={styles.word}>Saving</span>
  if (state.is === 'failed') {
    const again = state.isTrying ? ' We’ll try again automatically.' : ''
    return (
      <>
        <span className={styles.word} data-tone="error" role="status" title={state.error.message}>
          <Icon name="alert" />
          Couldn’t save.{again}
        </span>
        {save}
      </>
    )
  }
  if (state.is === 'refused') {
    return (
      <>
        <span className={styles.word} data-tone="error" role="status">
          <Icon name="alert" />
          Not saved. {state.problems.lines ?? 'Correct the marked fields.'}
        </span>
        {save}
      </>
    )
  }
  if (state.is === 'conflict' || state.is === 'gone') {
    return (
      <span className={styles.word} data-tone="error">
        <Icon name="alert" />
        Not saved
      </span>
    )
  }
  if (!draft.saved) {
    return (
      <>
        <span className={styles.word}>Not saved</span>
        {save}
      </>
    )
  }
  if (isChanged(draft)) return <span className={styles.word}>Not saved yet</span>
  return (
    <span className={styles.word} data-tone="good">
      <Icon name="check" />
      Saved {time(draft.saved.at)}
    </span>
  )
}
