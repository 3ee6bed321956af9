/** Confirms deleting an entry and says what Whisper would lose (specification, section 5). */
import { useQueryClient } from '@tanstack/react-query'
import type { EntrySummary } from '#shared/knowledge/records'
import { deleteQuestion } from '#shared/knowledge/rules'
import { ApiError } from '../../errors'
import { Confirm } from '../../ui/dialog/Confirm'
import { useToast } from '../../ui/status/Toast'
import { useChangeGuard } from '../common/changeGuard/useChangeGuard'
import { refetchKnowledge, removeEntry } from '../data/knowledge/cache'
import { knowledge } from '../data/knowledge/calls'

interface DeleteEntryProps {
  /** Null while nothing is asked. */
  entry: Pick<EntrySummary, 'id' | 'rev' | 'title' | 'status'> | null
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteEntry({ entry, onClose, onDeleted }: DeleteEntryProps) {
  const queries = useQueryClient()
  const say = useToast()
  const { mayChange, question } = useChangeGuard()

  async function remove() {
    if (!entry) return
    const { id, rev, status } = entry
    const change = { action: 'delete', entries: [{ id, isGone: true }] } as const
    if (status === 'published' && !(await mayChange(change))) return
    try {
      await knowledge.remove({ id, rev })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') refetchKnowledge(queries)
      // Another admin has already deleted it.
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
    }
    say(`${entry.title} was deleted.`)
    onDeleted?.()
    removeEntry(queries, id)
  }

  return (
    <Confirm
      title="Delete Entry"
      open={entry !== null}
      action="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{deleteQuestion}</p>
      {entry && (
        <p>
          {entry.title} and all its versions will be permanently deleted. To hide it from Whisper
          and keep it, archive it.
        </p>
      )}
      {question}
    </Confirm>
  )
}
