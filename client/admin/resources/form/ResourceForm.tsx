/** The form of /admin/resources (specification, section 2). */
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '#shared/resources/limits'
import type { Resource } from '#shared/resources/records'
import { categories } from '#shared/resources/rules'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Notice } from '../../../ui/Notice'
import { useToast } from '../../../ui/Toast'
import { useFocusFirstInvalid } from '../../../ui/useFocusFirstInvalid'
import { categoryPath } from '../../data/resources/paths'
import { CategorySelect } from '../../ui/CategorySelect'
import { type Draft, draftOf, isSame } from './draft'
import { FileField } from './FileField'
import styles from './ResourceForm.module.css'
import { UrlField } from './UrlField'
import { useForm } from './useForm'

interface ResourceFormProps {
  /** The current resource, updated while it is being edited; null for a new one. */
  resource: Resource | null
  start: Draft
}

export function ResourceForm({ resource, start }: ResourceFormProps) {
  const navigate = useNavigate()
  const say = useToast()
  const [base, setBase] = useState(resource)
  const [isSending, setIsSending] = useState(false)
  const form = useForm({
    resource,
    start,
    onSaved: (saved) => {
      say(`${saved.title} was saved.`)
      navigate(categoryPath(saved.category))
    },
  })
  const { draft, problems, refusals } = form
  const element = useFocusFirstInvalid(refusals)
  const isNewContent = draft.upload !== null || (draft.url !== '' && draft.url !== resource?.url)
  const isChangedElsewhere =
    !form.isSaving && resource !== null && base !== null && saysElse(resource, base)

  function submit(event: FormEvent) {
    event.preventDefault()
    form.save()
  }
  function cancel() {
    form.giveUp()
    navigate(categoryPath(resource?.category ?? start.category))
  }
  function startAgain(from: Resource) {
    setBase(from)
    form.reset(draftOf(from))
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {isChangedElsewhere && (
        <Notice
          tone="waiting"
          action={
            <Button look="line" size="small" onClick={() => startAgain(resource)}>
              Show it as it is now
            </Button>
          }
        >
          Another admin changed this resource. Saving replaces what they wrote.
        </Notice>
      )}
      {form.isBack && <p className={styles.back}>We restored what you wrote here before.</p>}
      <Field
        label="Title"
        name="title"
        maxLength={limits.title}
        value={draft.title}
        problem={problems.title}
        onChange={({ target }) => form.set('title', target.value)}
      />
      <Field
        label="Description"
        name="description"
        rows={3}
        maxLength={limits.description}
        value={draft.description}
        problem={problems.description}
        onChange={({ target }) => form.set('description', target.value)}
      />
      <div className={styles.pair}>
        <CategorySelect
          categories={categories}
          value={draft.category}
          problem={problems.category}
          onChoose={(id) => form.set('category', id)}
        />
        <Field
          label="Filename"
          name="filename"
          placeholder="installation-guide.pdf"
          maxLength={limits.filename}
          value={draft.filename}
          problem={problems.filename}
          onChange={({ target }) => form.set('filename', target.value)}
        />
      </div>
      <UrlField
        value={draft.url}
        instead={draft.upload ? 'The uploaded file is what dealers get' : null}
        problem={problems.url}
        onChange={(url) => form.set('url', url)}
      />
      <FileField
        label={resource?.file ? 'Or a new file to replace the old one' : 'Or a file'}
        upload={draft.upload}
        problem={problems.upload}
        onUpload={form.setUpload}
        onSending={setIsSending}
      />
      {resource && resource.version > 0 && isNewContent && (
        <Field
          label={`What’s new in version ${resource.version + 1} (optional)`}
          name="note"
          rows={2}
          maxLength={limits.note}
          value={draft.note}
          problem={problems.note}
          onChange={({ target }) => form.set('note', target.value)}
        />
      )}
      {form.failure && <Notice tone="error">It wasn’t saved. {form.failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSaving || isSending}>
          {isSending ? 'Waiting for the file' : 'Save Resource'}
        </Button>
        <Button look="line" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Whether dealers see a difference; its position and downloads aren't part of the form. */
function saysElse(now: Resource, before: Resource): boolean {
  return now.version !== before.version || !isSame(draftOf(now), draftOf(before))
}
