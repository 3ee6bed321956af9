/** One entry: its status, the form, and its history. */
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import type { EntryRecord } from '#shared/knowledge/records'
import { entryNotFound } from '#shared/knowledge/rules'
import { ApiError } from '../../../errors'
import { Button, buttonClass } from '../../../ui/Button'
import { Face } from '../../../ui/face/Face'
import { EmptyState } from '../../../ui/status/EmptyState'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useChangeGuard } from '../../common/changeGuard/useChangeGuard'
import { knowledgePath } from '../../data/knowledge/paths'
import { useEntries, useEntry } from '../../data/knowledge/useEntries'
import { companyTime } from '../../ui/companyTime'
import { History } from '../changes/History'
import { DeleteEntry } from '../DeleteEntry'
import { originName } from '../labels'
import { StatusBadge } from '../StatusBadge'
import { useActions } from '../useActions'
import { DiscardDialog, type Discard } from './DiscardDialog'
import { draftOf, storeDraft } from './draft'
import { EntryForm } from './EntryForm'
import { EntryFrame } from './EntryFrame'
import styles from './EntryFrame.module.css'

export function EntryPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useEntry(id)
  const isGone = error instanceof ApiError && error.code === 'not-found'
  return (
    <EntryFrame title="Edit Entry">
      {isGone ? (
        <EmptyState
          title={entryNotFound}
          picture={<Face emotion="surprised" />}
          action={
            <Link className={buttonClass({})} to={knowledgePath}>
              Show all entries
            </Link>
          }
        >
          It was deleted, or the address is wrong.
        </EmptyState>
      ) : data ? (
        <Editing key={data.id} entry={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The entry couldn’t be loaded.
        </LoadFailed>
      ) : (
        <Skeleton label="Loading the entry" rows={4} />
      )}
    </EntryFrame>
  )
}

function Editing({ entry }: { entry: EntryRecord }) {
  const { data: list } = useEntries()
  const { act, isBusy: isActing } = useActions(entry)
  const { mayChange, isAsking, question } = useChangeGuard()
  const [isDeleting, setIsDeleting] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  /** The action that would lose the only copy of a text, while it is being confirmed. */
  const [asked, setAsked] = useState<Discard | null>(null)
  /** Incremented to start a new form from the entry's content. */
  const [forms, setForms] = useState(0)
  const { id, rev, status, hasChanges, version, origin, lastUpdated, words } = entry
  const isBusy = isActing || isAsking
  const isArchived = status === 'archived'
  const isOnlyHere = isDirty || hasChanges || status === 'draft'
  if (isDeleted) return <Navigate to={knowledgePath} />

  async function archive() {
    const change = { action: 'archive', entries: [{ id, isGone: true }] } as const
    if (status !== 'published' || (await mayChange(change))) await act('archive')
  }
  async function take({ action, version: to }: Discard) {
    const isStored = action === 'restore' || hasChanges
    if (isStored && !(await act(action, to))) return
    storeDraft(id, null)
    setForms(forms + 1)
  }
  return (
    <>
      <div className={styles.facts}>
        <StatusBadge {...entry} />
        <span>{version === 0 ? 'Never published' : `Version ${version}`}</span>
        <span>{originName(origin)}</span>
        {list && <span>Saved {companyTime(list.timeZone).moment(lastUpdated)}</span>}
        <span className={styles.actions}>
          <Button
            look="line"
            size="small"
            disabled={isBusy}
            onClick={() => (isArchived ? act('unarchive') : archive())}
          >
            {isArchived ? 'Back to drafts' : 'Archive'}
          </Button>
          <Button look="line" size="small" onClick={() => setIsDeleting(true)}>
            Delete
          </Button>
        </span>
      </div>
      <EntryForm
        key={forms}
        entry={entry}
        start={draftOf(words)}
        isActing={isActing}
        onDirty={setIsDirty}
        onDiscard={() => setAsked({ action: 'discard' })}
        sidebar={
          <History
            entry={entry}
            isBusy={isBusy}
            onRestore={(to) => {
              const taking: Discard = { action: 'restore', version: to }
              if (isOnlyHere) setAsked(taking)
              else void take(taking)
            }}
          />
        }
      />
      {question}
      <DiscardDialog
        taking={asked}
        isDirty={isDirty}
        onConfirm={take}
        onClose={() => setAsked(null)}
      />
      <DeleteEntry
        entry={isDeleting ? { id, rev, status, title: words.title } : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => {
          storeDraft(id, null)
          setIsDeleted(true)
        }}
      />
    </>
  )
}
