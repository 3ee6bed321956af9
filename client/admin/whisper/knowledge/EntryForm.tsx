/** Specification, sections 2 and 5: the form of an entry, with its words as they will read beside it. */
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '#shared/knowledge/limits'
import type { EntryRecord } from '#shared/knowledge/records'
import { categories } from '#shared/knowledge/rules'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Notice } from '../../../ui/Notice'
import { useToast } from '../../../ui/Toast'
import { useFirstWrong } from '../../../ui/useFirstWrong'
import { CategorySelect } from '../../CategorySelect'
import { Conflict } from './Conflict'
import type { Draft, Taught } from './draft'
import styles from './EntryForm.module.css'
import { LeaveWarning } from './LeaveWarning'
import { Markdown } from './markdown/Markdown'
import { knowledgePath } from './paths'
import { useChangeGuard } from './useChangeGuard'
import { useEntryForm } from './useEntryForm'

interface EntryFormProps {
  /** As it is now, also while it is being edited; null for a new one. */
  entry: EntryRecord | null
  start: Draft
  /** Of a new one: the question that it answers. */
  teaches?: Taught
  /** Where it leads when it is done. */
  back?: string
  /** Told whenever words begin or cease to be unsaved. */
  onDirty?: (isDirty: boolean) => void
}

export function EntryForm(props: EntryFormProps) {
  const { entry, start, teaches, back = knowledgePath, onDirty } = props
  const navigate = useNavigate()
  const say = useToast()
  const { mayChange, isAsking, question } = useChangeGuard()
  const [isDone, setIsDone] = useState(false)
  const form = useEntryForm({
    entry,
    start,
    teaches,
    onSaved: ({ words, status, hasChanges }) => {
      const isPublished = status === 'published' && !hasChanges
      say(`${words.title} is ${isPublished ? 'published: Whisper knows it' : 'saved'}.`)
      setIsDone(true)
    },
  })
  const { draft, problems, refusals, theirs } = form
  const element = useFirstWrong(refusals)
  const isBusy = form.isSaving || isAsking

  useEffect(() => onDirty?.(form.isDirty), [onDirty, form.isDirty])

  // Once there is nothing left to warn of.
  useEffect(() => {
    if (isDone) navigate(back)
  }, [isDone, navigate, back])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && form.check()) form.save(false)
  }
  async function publish() {
    if (isBusy || !form.check()) return
    const { id, words } = form
    if (await mayChange({ deed: 'publish', entries: [{ id, words }] })) form.save(true)
  }
  function cancel() {
    form.giveUp()
    setIsDone(true)
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <LeaveWarning isDirty={form.isDirty} />
      {theirs && (
        <Conflict
          mine={form.words}
          theirs={theirs}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      {form.isBack && <p className={styles.note}>What you had written here before is back.</p>}
      <div className={styles.sides}>
        <div className={styles.fields}>
          <Field
            label="Title"
            name="title"
            maxLength={limits.title}
            value={draft.title}
            problem={problems.title}
            onChange={({ target }) => form.set('title', target.value)}
          />
          <div className={styles.pair}>
            <CategorySelect
              categories={categories}
              value={draft.category}
              problem={problems.category}
              onChoose={(id) => form.set('category', id)}
            />
            <Field
              label="Tags, separated by commas"
              name="tags"
              placeholder="call box, intercom"
              value={draft.tags}
              problem={problems.tags}
              onChange={({ target }) => form.set('tags', target.value)}
            />
          </div>
          <Field
            label="Content, in Markdown"
            name="content"
            rows={16}
            maxLength={limits.content}
            value={draft.content}
            problem={problems.content}
            onChange={({ target }) => form.set('content', target.value)}
          />
          <p className={styles.note}>
            A heading is best written as people ask: it is searched and not said. A blank line ends
            a passage.
          </p>
        </div>
        <section className={styles.preview} aria-label="Preview">
          <h2>Preview</h2>
          {draft.content.trim() === '' ? (
            <p className={styles.note}>What you write appears here as it reads.</p>
          ) : (
            <>
              <h3>{form.words.title}</h3>
              <Markdown>{draft.content}</Markdown>
            </>
          )}
        </section>
      </div>
      {form.failure && <Notice tone="error">It was not saved. {form.failure}</Notice>}
      <div className={styles.actions}>
        <Button onClick={publish} disabled={isBusy || theirs !== null}>
          {isAsking ? 'Checking' : 'Publish'}
        </Button>
        <Button type="submit" look="line" disabled={isBusy || theirs !== null}>
          {entry?.status === 'published' ? 'Save without publishing' : 'Save Draft'}
        </Button>
        <Button look="plain" onClick={cancel}>
          Cancel
        </Button>
      </div>
      {question}
    </form>
  )
}
