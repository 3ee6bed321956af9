/**
 * The site's pages as Whisper reads them. A switch is shown before the server answers; if it fails,
 * it is reverted with a message. Other tabs learn of it by event (data/sitePages/cache.ts).
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../../ui/status/Toast'
import { keys, sitePages } from '../../data/sitePages/calls'

type List = Awaited<ReturnType<typeof sitePages.pages>>

const staleTime = Number.POSITIVE_INFINITY

export function usePages() {
  const queries = useQueryClient()
  const say = useToast()
  const pages = useQuery({
    queryKey: keys.list,
    queryFn: ({ signal }) => sitePages.pages({}, { signal }),
    staleTime,
    // Whisper may have read them again for a reason without an event.
    refetchOnMount: 'always',
  })
  const switching = useMutation({
    mutationFn: (wanted: { path: string; isOn: boolean }) => sitePages.switchPage(wanted),
    mutationKey: keys.all,
    // Sent one after the other, so that the last click wins.
    scope: { id: 'site-pages' },
    onMutate: async ({ path, isOn }) => {
      await queries.cancelQueries({ queryKey: keys.list })
      const before = queries.getQueryData<List>(keys.list)
      queries.setQueryData<List>(keys.list, (known) => known && withPage(known, path, isOn))
      return { before }
    },
    onError: (error, _, context) => {
      if (context?.before) queries.setQueryData(keys.list, context.before)
      say(`Not switched. ${error.message}`, 'error')
    },
    onSettled: () => {
      // A refetch now would miss the switches still waiting.
      if (queries.isMutating({ mutationKey: keys.all }) > 1) return
      void queries.invalidateQueries({ queryKey: keys.list })
    },
  })
  return { ...pages, switchPage: switching.mutate }
}

function withPage(known: List, path: string, isOn: boolean): List {
  const pages = known.pages.map((page) => (page.path === path ? { ...page, isOn } : page))
  return { ...known, pages }
}

export function usePassages(path: string) {
  return useQuery({
    queryKey: keys.passages(path),
    queryFn: async ({ signal }) => (await sitePages.passages({ path }, { signal })).passages,
    staleTime,
  })
}
