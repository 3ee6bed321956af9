/** The actions on a question. A handled one stays in place for a while, so it can be undone. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QueuedQuestion } from '#shared/training/queue/records'
import type { FoundSection } from '#shared/training/records'
import { ApiError } from '../../../errors'
import { useToast } from '../../../ui/status/Toast'
import { cacheQueueChanges } from '../../data/queue/cache'
import { keys, queue } from '../../data/queue/calls'
import { keys as trainingKeys } from '../../data/training/calls'

type QueueAction = 'dismiss' | 'later' | 'undo' | 'reopen'
/** An action, or the section that the question asks for. */
export type QueueChoice = QueueAction | FoundSection

const staysMs = 10_000

/** `isAttended`: nothing disappears while somebody points at the list or works in it. */
export function useQueueActions(isAttended: boolean) {
  const queries = useQueryClient()
  const say = useToast()
  /** Questions just handled here, in their current state. */
  const [handled, setHandled] = useState<readonly QueuedQuestion[]>([])
  /** By question id: the section that it was just taught to. */
  const [taughtTo, setTaughtTo] = useState<ReadonlyMap<string, string>>(new Map())

  useEffect(() => {
    if (handled.length === 0 || isAttended) return
    const timer = setTimeout(() => setHandled([]), staysMs)
    return () => clearTimeout(timer)
  }, [handled, isAttended])

  const mutation = useMutation({
    mutationFn: ({
      action,
      question: { id, decisionRev },
    }: {
      action: QueueChoice
      question: QueuedQuestion
    }) =>
      typeof action === 'string'
        ? queue[action]({ id, decisionRev })
        : queue.asks({ id, decisionRev, entry: action.entry, section: action.section }),
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
    /** Id of the question whose action is running. */
    busyId: mutation.isPending ? mutation.variables.question.id : null,
  }
}
