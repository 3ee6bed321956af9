/** Confirms deleting a regression question. */
import { useQueryClient } from '@tanstack/react-query'
import type { RegressionQuestion } from '#shared/training/records'
import { ApiError } from '../../../errors'
import { Confirm } from '../../../ui/dialog/Confirm'
import { useToast } from '../../../ui/status/Toast'
import { refetchTraining, removeQuestion } from '../../data/training/cache'
import { training } from '../../data/training/calls'

interface DeleteQuestionProps {
  /** Null while nothing is asked. */
  question: RegressionQuestion | null
  onClose: () => void
}

export function DeleteQuestion({ question, onClose }: DeleteQuestionProps) {
  const queries = useQueryClient()
  const say = useToast()

  async function remove() {
    if (!question) return
    const { id, rev } = question
    try {
      await training.removeQuestion({ id, rev })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') refetchTraining(queries)
      throw error
    }
    say('The regression question was deleted.')
    removeQuestion(queries, id)
  }

  return (
    <Confirm
      title="Delete regression question"
      open={question !== null}
      action="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>“{question?.question}” will no longer be asked before publishing.</p>
    </Confirm>
  )
}
