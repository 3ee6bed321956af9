/** Specification, section 5: asks before an entry is deleted. */
import { useQueryClient } from '@tanstack/react-query'
import { deleteQuestion } from '#shared/knowledge/rules'
import { ApiError } from '../../../errors'
import { Confirm } from '../../../ui/Confirm'
import { useToast } from '../../../ui/Toast'
import { askKnowledgeAgain, dropEntry } from './cache'
import { knowledge } from './calls'

interface DeleteEntryProps {
  /** Null: nothing is asked. */
  entry: { id: string; rev: number; title: string } | null
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteEntry({ entry, onClose, onDeleted }: DeleteEntryProps) {
  const queries = useQueryClient()
  const say = useToast()

  async function remove() {
    if (!entry) return
    try {
      await knowledge.remove({ id: entry.id, rev: entry.rev })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') askKnowledgeAgain(queries)
      // Another admin was faster.
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
    }
    say(`${entry.title} is deleted.`)
    onDeleted?.()
    dropEntry(queries, entry.id)
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
          {entry.title} goes for good, with all its versions. To keep it and only hide it from
          Whisper, archive it.
        </p>
      )}
    </Confirm>
  )
}
