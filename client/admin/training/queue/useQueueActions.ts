/** The actions on a question. One that was handled stays in its place for a while, to be undone. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QueuedQuestion } from '#shared/training/queue/records'
import type { FoundSection } from '#shared/training/records'
import { ApiError } from '../../../errors'
import { useToast } from '../../../ui/Toast'
import { cacheQueueChanges } from '../../data/queue/cache'
import { keys, queue } from '../../data/queue/calls'
import { keys as trainingKeys } from '../../data/training/calls'

export type QueueAction = 'dismiss' | 'later' | 'undo' | 'reopen'
/** Or the section that it asks. */
export type QueueChoice = QueueAction | FoundSection

const staysMs = 10_000

/** `isAttended`: while somebody points at the list or works in it, nothing is cleared away. */
export function useQueueActions(isAttended: boolean) {
  const queries = useQueryClient()
  const say = useToast()
  /** Handled here a moment ago, as they are now. */
  const [handled, setHandled] = useState<readonly QueuedQuestion[]>([])
  /** Of which section it became a way of asking, by question. */
  const [taughtTo, setTaughtTo] = useState<ReadonlyMap<string, string>>(new Map())

  useEffect(() => {
    if (handled.length === 0 || isAttended) return
    const timer = setTimeout(() => setHandled([]), staysMs)
    return () => clearTimeout(timer)
  }, [handled, isAttended])

  const mutation = useMutation({
    mutationFn: ({
      action,
      question: { id, turn },
    }: {
      action: QueueChoice
      question: QueuedQuestion
    }) =>
      typeof action === 'string'
        ? queue[action]({ id, turn })
        : queue.asks({ id, turn, entry: action.entry, section: action.section }),
    onSuccess: (after, { action }) => {
      if (typeof action === 'object') {
        setTaughtTo((all) => new Map(all).set(after.id, action.title))
        void queries.invalidateQueries({ queryKey: trainingKeys.allSections })
      }
      const others = (all: readonly QueuedQuestion[]) => all.filter(({ id }) => id !== after.id)
      setHandled((all) =>
        action === 'undo' || action === 'reopen' ? others(all) : [...others(all), after],
      )
      cacheQueueChanges(queries, { changed: [after], gone: [] })
    },
    onError: (error, { question }) => {
      say(`That didn’t work. ${error.message}`, 'error')
      if (!(error instanceof ApiError)) return
      setHandled((all) => all.filter(({ id }) => id !== question.id))
      if (error.code === 'not-found')
        cacheQueueChanges(queries, { changed: [], gone: [question.id] })
      else void queries.invalidateQueries({ queryKey: keys.lists })
    },
  })

  return {
    handled,
    taughtTo,
    act: (action: QueueChoice, question: QueuedQuestion) => mutation.mutate({ action, question }),
    /** The question whose action is running. */
    busyId: mutation.isPending ? mutation.variables.question.id : null,
  }
}
