/** The answer Whisper should have given (specification, section 5, adding a bot response). */
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '#shared/knowledge/limits'
import { categories } from '#shared/knowledge/rules'
import { contains } from '#shared/training/contains'
import { Button, buttonClass } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { useFocusFirstInvalid } from '../../../ui/forms/useFocusFirstInvalid'
import { Notice } from '../../../ui/status/Notice'
import { useChangeGuard } from '../../common/changeGuard/useChangeGuard'
import { entryPath } from '../../data/knowledge/paths'
import { CategorySelect } from '../../ui/CategorySelect'
import styles from './TeachForm.module.css'
import { useTeaching } from './useTeaching'

interface TeachFormProps {
  question: string
  before: readonly string[]
  onTaught: () => void
}

export function TeachForm(props: TeachFormProps) {
  const { question, before } = props
  const form = useTeaching(props)
  const { mayChange, isAsking, question: guard } = useChangeGuard()
  const [refusals, setRefusals] = useState(0)
  const element = useFocusFirstInvalid(refusals)
  const isBusy = form.isBusy || isAsking
  const isBegun = form.response.trim() !== ''
  const unsaid = form.texts
    .split('\n')
    .filter((text) => text.trim() !== '' && !contains(form.response, text))

  function isGood(): boolean {
    if (isBusy) return false
    if (form.check()) return true
    setRefusals(refusals + 1)
    return false
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (isGood()) form.teach(false)
  }
  async function publish() {
    if (!isGood()) return
    const { entryId: id, words } = form
    if (await mayChange({ action: 'publish', entries: [{ id, words }] })) form.teach(true)
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={save}>
      <Field
        label={`Add a bot response to “${question}”`}
        rows={2}
        maxLength={limits.content}
        value={form.response}
        problem={form.problem}
        onChange={({ target }) => form.setResponse(target.value)}
      />
      {isBegun && (
        <div className={styles.more}>
          <CategorySelect
            categories={categories}
            value={form.category}
            onChoose={(id) => form.setCategory(id)}
          />
          <div>
            <Field
              label="Must contain, one per line"
              rows={2}
              value={form.texts}
              problem={form.textsProblem}
              onChange={({ target }) => form.setTexts(target.value)}
            />
            {unsaid.length > 0 && (
              <p className={styles.note}>The response doesn’t say “{unsaid[0]?.trim()}”.</p>
            )}
          </div>
          {before.length > 0 && (
            <label className={styles.after}>
              <input
                type="checkbox"
                checked={form.isAfter}
                onChange={({ target }) => form.setAfter(target.checked)}
              />
              Ask it after “{before.at(-1)}”
            </label>
          )}
        </div>
      )}
      {form.failure && (
        <Notice
          tone="error"
          action={
            form.isEntryStored && (
              <Link
                className={buttonClass({ look: 'line', size: 'small' })}
                to={entryPath(form.entryId)}
              >
                Open the entry
              </Link>
            )
          }
        >
          It wasn’t saved. {form.failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <p className={styles.note}>Becomes a taught answer, and a regression question.</p>
        <Button look="line" onClick={publish} disabled={isBusy}>
          {isAsking ? 'Checking' : 'Publish'}
        </Button>
        <Button type="submit" disabled={isBusy}>
          Save as draft
        </Button>
      </div>
      {guard}
    </form>
  )
}
