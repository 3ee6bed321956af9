/** Saves an order: shown before the server answers, and reverted with a message if that fails. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#shared/resources/records'
import type { Category } from '#shared/resources/rules'
import { useToast } from '../../../ui/status/Toast'
import { cacheResources, refetchResources } from '../../data/resources/cache'
import { keys, resources } from '../../data/resources/calls'
import { withOrder } from '../../data/resources/merge'

export function useOrder(category: Category): (ids: readonly string[]) => void {
  const queries = useQueryClient()
  const say = useToast()
  const saving = useMutation({
    mutationFn: (ids: readonly string[]) => resources.reorder({ category, ids: [...ids] }),
    // Sent one after the other, so that the last order wins.
    scope: { id: 'resource-order' },
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey: keys.list })
      queries.setQueryData<readonly Resource[]>(
        keys.list,
        (known) => known && withOrder(known, ids),
      )
    },
    onSuccess: ({ resources: moved }) => cacheResources(queries, moved),
    onError: (error) => {
      say(`The order wasn’t changed. ${error.message}`, 'error')
      refetchResources(queries)
    },
  })
  return saving.mutate
}
