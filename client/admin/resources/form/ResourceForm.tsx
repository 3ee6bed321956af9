/** The form of /admin/resources (specification, section 2). */
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '#shared/resources/limits'
import type { Resource } from '#shared/resources/records'
import { categories } from '#shared/resources/rules'
import { Button } from '../../../ui/Button'
import { fileSize } from '../../../ui/fileSize'
import { Field } from '../../../ui/forms/Field'
import { useFocusFirstInvalid } from '../../../ui/forms/useFocusFirstInvalid'
import { Notice } from '../../../ui/status/Notice'
import { useToast } from '../../../ui/status/Toast'
import { categoryPath } from '../../data/resources/paths'
import { CategorySelect } from '../../ui/CategorySelect'
import { Conflict, type Difference } from '../../ui/Conflict'
import type { Draft } from './draft'
import { FileField } from './FileField'
import styles from './ResourceForm.module.css'
import { UrlField } from './UrlField'
import { useForm } from './useForm'

interface ResourceFormProps {
  /** The current resource, updated while it is being edited; null for a new one. */
  resource: Resource | null
  /** The same as the form has it; the initial values of a new one. */
  start: Draft
}

export function ResourceForm({ resource, start }: ResourceFormProps) {
  const navigate = useNavigate()
  const say = useToast()
  const [isSending, setIsSending] = useState(false)
  const form = useForm({
    resource,
    stored: start,
    onSaved: (saved) => {
      say(`${saved.title} was saved.`)
      navigate(categoryPath(saved.category))
    },
  })
  const { draft, problems, refusals } = form
  const element = useFocusFirstInvalid(refusals)
  const isNewContent = draft.upload !== null || (draft.url !== '' && draft.url !== resource?.url)

  function submit(event: FormEvent) {
    event.preventDefault()
    form.save()
  }
  function cancel() {
    form.giveUp()
    navigate(categoryPath(resource?.category ?? start.category))
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {form.isBehind && (
        <Conflict
          differences={differencesOf(draft, start)}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
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
        <Button type="submit" disabled={form.isSaving || form.isBehind || isSending}>
          {isSending ? 'Waiting for the file' : 'Save Resource'}
        </Button>
        <Button look="line" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function differencesOf(mine: Draft, theirs: Draft): Difference[] {
  const nameOf = ({ category }: Draft) => categories.find(({ id }) => id === category)?.name ?? ''
  const fileOf = ({ upload, url, sha256 }: Draft) => {
    if (upload) return `${upload.filename}, ${fileSize(upload.size)}`
    return url || (sha256 ? 'The uploaded file' : '')
  }
  return [
    ['Title', mine.title, theirs.title],
    ['Description', mine.description, theirs.description],
    ['Category', nameOf(mine), nameOf(theirs)],
    ['Filename', mine.filename, theirs.filename],
    ['File', fileOf(mine), fileOf(theirs)],
  ]
}
