/** What is done with a question. What was put away stays in its place for a while, to be undone. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QueuedQuestion } from '#shared/training/queue/records'
import type { FoundSection } from '#shared/training/records'
import { ApiError } from '../../../errors'
import { useToast } from '../../../ui/Toast'
import { keepTold } from '../../data/queue/cache'
import { keys, queue } from '../../data/queue/calls'
import { keys as trainingKeys } from '../../data/training/calls'

export type Deed = 'dismiss' | 'later' | 'undo' | 'reopen'
/** Or the section that it asks. */
export type Dealing = Deed | FoundSection

const staysMs = 10_000

/** `isAttended`: while somebody points at the list or works in it, nothing is cleared away. */
export function useDealing(isAttended: boolean) {
  const queries = useQueryClient()
  const say = useToast()
  /** What was put away here, as it is now. */
  const [dealt, setDealt] = useState<readonly QueuedQuestion[]>([])
  /** Of which section it became a way of asking, by question. */
  const [taughtTo, setTaughtTo] = useState<ReadonlyMap<string, string>>(new Map())

  useEffect(() => {
    if (dealt.length === 0 || isAttended) return
    const timer = setTimeout(() => setDealt([]), staysMs)
    return () => clearTimeout(timer)
  }, [dealt, isAttended])

  const dealing = useMutation({
    mutationFn: ({ deed, question: { id, turn } }: { deed: Dealing; question: QueuedQuestion }) =>
      typeof deed === 'string'
        ? queue[deed]({ id, turn })
        : queue.asks({ id, turn, entry: deed.entry, section: deed.section }),
    onSuccess: (after, { deed }) => {
      if (typeof deed === 'object') {
        setTaughtTo((all) => new Map(all).set(after.id, deed.title))
        void queries.invalidateQueries({ queryKey: trainingKeys.allSections })
      }
      const others = (all: readonly QueuedQuestion[]) => all.filter(({ id }) => id !== after.id)
      setDealt((all) =>
        deed === 'undo' || deed === 'reopen' ? others(all) : [...others(all), after],
      )
      keepTold(queries, { changed: [after], gone: [] })
    },
    onError: (error, { question }) => {
      say(`It was not done. ${error.message}`, 'error')
      if (!(error instanceof ApiError)) return
      setDealt((all) => all.filter(({ id }) => id !== question.id))
      if (error.code === 'not-found') keepTold(queries, { changed: [], gone: [question.id] })
      else void queries.invalidateQueries({ queryKey: keys.lists })
    },
  })

  return {
    dealt,
    taughtTo,
    deal: (deed: Dealing, question: QueuedQuestion) => dealing.mutate({ deed, question }),
    /** Of the question that something is being done with. */
    busyId: dealing.isPending ? dealing.variables.question.id : null,
  }
}
