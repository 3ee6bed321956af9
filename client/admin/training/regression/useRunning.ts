/** Starts and cancels a run. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Against, Run } from '#shared/training/records'
import { useToast } from '../../../ui/status/Toast'
import { cacheRun, refetchTraining } from '../../data/training/cache'
import { training } from '../../data/training/calls'

export function useRunning() {
  const queries = useQueryClient()
  const say = useToast()
  const onSuccess = (run: Run) => cacheRun(queries, { run, results: [] })
  const onError = (error: Error) => {
    say(error.message, 'error')
    // Another admin may have started one.
    refetchTraining(queries)
  }
  const starting = useMutation({
    mutationFn: (against: Against) => training.start({ against }),
    onSuccess,
    onError,
  })
  const canceling = useMutation({
    mutationFn: (id: string) => training.cancel({ id }),
    onSuccess,
    onError,
  })
  return {
    start: starting.mutate,
    cancel: canceling.mutate,
    isBusy: starting.isPending || canceling.isPending,
  }
}
