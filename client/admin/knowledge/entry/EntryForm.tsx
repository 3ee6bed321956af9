/** An entry's form, as sections or Markdown, and the effects of publishing (sections 2 and 5). */
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '#shared/knowledge/limits'
import type { EntryRecord } from '#shared/knowledge/records'
import { categories } from '#shared/knowledge/rules'
import { Choice } from '../../../ui/forms/Choice'
import { Field } from '../../../ui/forms/Field'
import { useFocusFirstInvalid } from '../../../ui/forms/useFocusFirstInvalid'
import { Notice } from '../../../ui/status/Notice'
import { useToast } from '../../../ui/status/Toast'
import { useChangeGuard } from '../../common/changeGuard/useChangeGuard'
import { entryPath, knowledgePath } from '../../data/knowledge/paths'
import { useSectionUses } from '../../data/knowledge/useEntries'
import { CategorySelect } from '../../ui/CategorySelect'
import { Conflict } from '../../ui/Conflict'
import { changesBetween } from '../changes/changesBetween'
import { PublishingChanges } from '../changes/PublishingChanges'
import { MarkdownView } from '../markdown/MarkdownView'
import { SectionList } from '../sections/SectionList'
import { useEntrySuggestions } from '../suggestions/useEntrySuggestions'
import { TryDraft } from '../trying/TryDraft'
import { differencesOf } from './differencesOf'
import type { Draft, Taught } from './draft'
import styles from './EntryForm.module.css'
import { LeaveWarning } from './LeaveWarning'
import { SaveBar } from './SaveBar'
import { useEntryForm } from './useEntryForm'
import { useEntryStatus } from './useEntryStatus'

const views = [
  { id: 'sections', name: 'Sections' },
  { id: 'markdown', name: 'Markdown' },
] as const

interface EntryFormProps {
  /** The current entry, updated while it is being edited; null for a new one. */
  entry: EntryRecord | null
  start: Draft
  /** For a new entry: the queued question that it answers. */
  teaches?: Taught
  /** Shown above the fields, until it is saved. */
  warning?: string | undefined
  /** For a new entry: the key its draft is kept under. */
  keptAs?: string
  /** Where to go when it is done. */
  back?: string
  /** Another action on the entry is under way, after which the form may begin anew. */
  isActing?: boolean
  /** Called when the form becomes dirty or clean. */
  onDirty?: (isDirty: boolean) => void
  /** Asks before discarding unpublished changes; a new entry is discarded by leaving. */
  onDiscard?: () => void
  /** Shown below the effects of publishing. */
  sidebar?: ReactNode
}

export function EntryForm(props: EntryFormProps) {
  const { entry, start, teaches, warning, keptAs, back = knowledgePath } = props
  const { isActing = false, onDirty, onDiscard, sidebar } = props
  const navigate = useNavigate()
  const say = useToast()
  const { mayChange, isAsking, question } = useChangeGuard()
  /** Where to go when there is nothing left to do here. */
  const [leadsTo, setLeadsTo] = useState<string | null>(null)
  const form = useEntryForm({
    entry,
    start,
    teaches,
    keptAs,
    onSaved: ({ words }, isPublished) => {
      say(`${words.title} is ${isPublished ? 'published: Whisper knows it' : 'saved'}.`)
      if (entry === null || isPublished) setLeadsTo(back)
    },
    onStoredBefore: (id) => setLeadsTo(entryPath(id)),
  })
  const { draft, words, refusals, theirs } = form
  const { fields: problems, parts: partProblems } = form.problems
  const published = entry?.published ?? null
  const changes = useMemo(() => published && changesBetween(published, words), [published, words])
  const publishedSections = useMemo(
    () => published && new Map(published.sections.map((one) => [one.id, one])),
    [published],
  )
  const suggestions = useEntrySuggestions(entry?.id, draft.title)
  const uses = useSectionUses(entry?.id)
  const entryStatus = useEntryStatus(entry, words, form.isDirty, changes)
  const element = useFocusFirstInvalid(refusals)
  const isBusy = form.isSaving || isAsking || isActing
  const count = draft.markdown === null ? draft.parts.length : words.sections.length
  const isNoteAtField = Object.keys(partProblems).length > 0
  const wrongContent = isNoteAtField ? undefined : (problems.content ?? problems.sections)

  useEffect(() => onDirty?.(form.isDirty), [onDirty, form.isDirty])

  // Waits until there is nothing left to warn about.
  useEffect(() => {
    if (leadsTo !== null) navigate(leadsTo)
  }, [leadsTo, navigate])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && form.check()) form.save(false)
  }
  async function publish() {
    if (isBusy || !form.check()) return
    const { id, words } = form
    if (await mayChange({ action: 'publish', entries: [{ id, words }] })) form.save(true)
  }
  function cancel() {
    form.giveUp()
    setLeadsTo(back)
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <LeaveWarning isDirty={form.isDirty} />
      {theirs && (
        <Conflict
          differences={differencesOf(form.words, theirs)}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      {/* A save that failed may itself be what has answered the question. */}
      {warning && !form.isSaving && !form.failure && <Notice tone="waiting">{warning}</Notice>}
      {form.isBack && <p className={styles.note}>We restored what you wrote here before.</p>}
      <div className={styles.sides}>
        <div className={styles.fields}>
          <div className={styles.trio}>
            <Field
              label="Title"
              name="title"
              maxLength={limits.title}
              value={draft.title}
              problem={problems.title}
              onChange={({ target }) => form.set('title', target.value)}
            />
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
          <div className={styles.head}>
            <h2>
              Sections <span>{count.toLocaleString('en-US')}</span>
            </h2>
            <Choice
              label="Edit as"
              options={views}
              chosen={draft.markdown === null ? 'sections' : 'markdown'}
              onChoose={form.show}
            />
          </div>
          {draft.markdown === null ? (
            <>
              {wrongContent && <Notice tone="error">{wrongContent}</Notice>}
              <SectionList
                title={draft.title}
                parts={draft.parts}
                published={publishedSections}
                uses={uses}
                problems={partProblems}
                suggestions={suggestions}
                onChange={form.setParts}
              />
            </>
          ) : (
            <MarkdownView
              title={words.title}
              content={draft.markdown}
              problem={problems.content ?? problems.sections}
              onChange={form.setMarkdown}
            />
          )}
        </div>
        <div className={styles.sidebar}>
          <TryDraft id={form.id} words={words} />
          <PublishingChanges id={form.id} words={words} changes={changes} />
          {sidebar}
        </div>
      </div>
      {form.failure && <Notice tone="error">It wasn’t saved. {form.failure}</Notice>}
      <SaveBar
        status={entryStatus}
        discard={
          entry === null
            ? { name: 'Cancel', onClick: cancel }
            : onDiscard && (form.isDirty || entry.hasChanges)
              ? { name: 'Discard changes', onClick: onDiscard }
              : null
        }
        isBusy={isBusy}
        isChecking={isAsking}
        canSave={theirs === null && (entry === null || form.isDirty)}
        canPublish={theirs === null && !entryStatus.isUnchanged}
        onPublish={publish}
      />
      {question}
    </form>
  )
}
