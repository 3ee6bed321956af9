/** Actions on a listed resource besides editing it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#shared/resources/records'
import { ApiError } from '../../../errors'
import { useToast } from '../../../ui/status/Toast'
import { cacheResources, removeResource } from '../../data/resources/cache'
import { resources } from '../../data/resources/calls'

export function useActions() {
  const queries = useQueryClient()
  const say = useToast()

  const archiving = useMutation({
    mutationFn: ({ resource, archived }: { resource: Resource; archived: boolean }) =>
      resources.setArchived({ id: resource.id, archived }),
    onSuccess: (changed) => {
      cacheResources(queries, [changed])
      say(
        changed.archived
          ? `${changed.title} is archived. Dealers no longer see it.`
          : `${changed.title} is back in the portal.`,
      )
    },
    onError: (error, { resource }) =>
      say(`${resource.title} wasn’t changed. ${error.message}`, 'error'),
  })

  async function remove({ id, title }: Resource): Promise<void> {
    try {
      await resources.remove({ id })
    } catch (error) {
      // Another admin has already deleted it.
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
    }
    removeResource(queries, id)
    say(`${title} was deleted.`)
  }

  return {
    archive: (resource: Resource, archived: boolean) => archiving.mutate({ resource, archived }),
    remove,
  }
}
