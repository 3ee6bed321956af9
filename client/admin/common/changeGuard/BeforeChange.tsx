/** The dialog between a click and its action: the check's progress, findings, and the choice. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { ProgressBar } from '../../../ui/status/ProgressBar'
import { checkProgress } from '../../data/training/cache'
import { questionCount } from '../../data/training/labels'
import { useObservable } from '../../ui/observable'
import styles from './BeforeChange.module.css'
import type { Change, Checked } from './checkChange'
import { FailingQuestions } from './FailingQuestions'

export type GuardState =
  | { kind: 'asking'; id: string }
  | { kind: 'failing'; checked: Checked }
  | { kind: 'unknown'; message: string }

/** A faster check doesn't flash a dialog. */
const patienceMs = 400

const labels: Record<Change['action'], { title: string; doAnyway: string }> = {
  publish: { title: 'Before you publish', doAnyway: 'Publish anyway' },
  archive: { title: 'Before you archive', doAnyway: 'Archive anyway' },
  delete: { title: 'Before you delete', doAnyway: 'Delete anyway' },
  switch: { title: 'Before you switch', doAnyway: 'Switch anyway' },
}

interface BeforeChangeProps {
  state: GuardState
  change: Change
  onDo: () => void
  onBack: () => void
  onAgain: () => void
}

export function BeforeChange({ state, change, onDo, onBack, onAgain }: BeforeChangeProps) {
  const [isShown, setShown] = useState(state.kind !== 'asking')
  const back = useRef<HTMLButtonElement>(null)
  const isOpen = isShown || state.kind !== 'asking'
  const { action, entries = [] } = change
  const { title, doAnyway } = labels[action]

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  // The safe answer always has the focus.
  useEffect(() => {
    if (isOpen) back.current?.focus()
  }, [isOpen])

  return (
    <Dialog role="alertdialog" title={title} open={isOpen} onClose={onBack}>
      <div className={styles.question}>
        <div role="status">
          {state.kind === 'asking' && <Asking id={state.id} />}
          {state.kind === 'failing' && <FailingQuestions {...state.checked} />}
          {state.kind === 'unknown' && (
            <p>
              The regression questions couldn’t be run. {state.message} You can {action}{' '}
              {entries.length > 1 ? 'them' : 'it'} anyway, without this check.
            </p>
          )}
        </div>
        <div className={styles.answers}>
          <Button ref={back} look="line" onClick={onBack}>
            {state.kind === 'asking' ? 'Cancel' : 'Go back'}
          </Button>
          {state.kind === 'unknown' && (
            <Button look="line" onClick={onAgain}>
              Try again
            </Button>
          )}
          {state.kind !== 'asking' && <Button onClick={onDo}>{doAnyway}</Button>}
        </div>
      </div>
    </Dialog>
  )
}

function Asking({ id }: { id: string }) {
  const progress = useObservable(checkProgress)
  const own = progress?.id === id ? progress : null
  return (
    <>
      <p>
        {own
          ? `${own.asked} of ${questionCount(own.total)} asked`
          : 'Running the regression questions.'}
      </p>
      <ProgressBar
        label="Regression questions asked"
        value={own?.asked ?? 0}
        max={own?.total ?? 1}
      />
    </>
  )
}
