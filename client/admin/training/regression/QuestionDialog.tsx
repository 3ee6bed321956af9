/** Adds or edits a regression question. If another admin saved first, both versions are shown. */
import { type FormEvent, useState } from 'react'
import { limits } from '#shared/training/limits'
import type { RegressionQuestion } from '#shared/training/records'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/dialog/Confirm'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Choice } from '../../../ui/forms/Choice'
import { Field } from '../../../ui/forms/Field'
import { useFocusFirstInvalid } from '../../../ui/forms/useFocusFirstInvalid'
import { Notice } from '../../../ui/status/Notice'
import { expectationLabel } from '../../data/training/labels'
import styles from './QuestionDialog.module.css'
import { useQuestionForm } from './useQuestionForm'

interface QuestionDialogProps {
  /** The current question, updated while it is being edited; null for a new one. */
  question: RegressionQuestion | null
  onClose: () => void
}

export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const form = useQuestionForm(question, onClose)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (form.isDirty ? setLeaving(true) : onClose())
  return (
    <>
      <Dialog
        title={question ? 'Edit regression question' : 'Add regression question'}
        open
        onClose={leave}
      >
        <QuestionForm form={form} onClose={leave} />
      </Dialog>
      <Confirm
        title="Leave without saving?"
        open={isLeaving}
        action="Leave"
        onConfirm={async () => onClose()}
        onClose={() => setLeaving(false)}
      >
        <p>What you’ve written will be lost.</p>
      </Confirm>
    </>
  )
}

const kinds = [
  { id: 'contains', name: 'Must contain' },
  { id: 'admits', name: 'Must admit' },
] as const

interface QuestionFormProps {
  form: ReturnType<typeof useQuestionForm>
  onClose: () => void
}

function QuestionForm({ form, onClose }: QuestionFormProps) {
  const { draft, problems, refusals, theirs } = form
  const element = useFocusFirstInvalid(refusals)

  function submit(event: FormEvent) {
    event.preventDefault()
    form.save()
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {theirs && (
        <Notice
          tone="waiting"
          action={
            <>
              <Button look="line" size="small" onClick={form.keepMine}>
                Keep mine
              </Button>
              <Button look="line" size="small" onClick={form.takeTheirs}>
                Take theirs
              </Button>
            </>
          }
        >
          Someone else changed this in the meantime: “{theirs.question}”.{' '}
          {expectationLabel(theirs.expectation)}.
        </Notice>
      )}
      <Field
        label="Question, as a visitor asks it"
        rows={2}
        maxLength={limits.question}
        value={draft.question}
        problem={problems.question}
        onChange={({ target }) => form.set('question', target.value)}
      />
      <Field
        label="Asked before it, one per line"
        rows={2}
        placeholder="Nothing"
        value={draft.before}
        problem={problems.before}
        onChange={({ target }) => form.set('before', target.value)}
      />
      <Choice
        label="What the answer must do"
        options={kinds}
        chosen={draft.kind}
        onChoose={(kind) => form.set('kind', kind)}
      />
      {draft.kind === 'contains' ? (
        <Field
          label="Words and figures the answer must contain, one per line"
          rows={3}
          value={draft.texts}
          problem={problems.texts}
          onChange={({ target }) => form.set('texts', target.value)}
        />
      ) : (
        <p className={styles.note}>Whisper must say that it doesn’t know, and who does.</p>
      )}
      {form.failure && <Notice tone="error">It wasn’t saved. {form.failure}</Notice>}
      <div className={styles.actions}>
        <Button look="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={form.isSaving || theirs !== null}>
          Save Question
        </Button>
      </div>
    </form>
  )
}
