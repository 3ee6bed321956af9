/** Actions on an entry besides editing it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EntryRecord } from '#shared/knowledge/records'
import { useToast } from '../../ui/status/Toast'
import { cacheEntry } from '../data/knowledge/cache'
import { keys, knowledge } from '../data/knowledge/calls'

type Action = 'archive' | 'unarchive' | 'discard' | 'restore'

const done: Record<Action, string> = {
  archive: 'is archived. Whisper won’t read it.',
  unarchive: 'is a draft again.',
  discard: 'is back to its published version.',
  restore: 'is back in the form. Publish it when it’s ready.',
}

export function useActions({ id, rev }: EntryRecord) {
  const queries = useQueryClient()
  const say = useToast()
  const acting = useMutation({
    mutationFn: ({ action, version }: { action: Action; version: number }) => {
      if (action === 'discard') return knowledge.discard({ id, rev })
      if (action === 'restore') return knowledge.restore({ id, rev, version })
      return knowledge.setArchived({ id, rev, archived: action === 'archive' })
    },
    onSuccess: (entry, { action }) => {
      cacheEntry(queries, entry)
      say(`${entry.words.title} ${done[action]}`)
    },
    onError: (error) => {
      say(`That didn’t work. ${error.message}.`, 'error')
      void queries.invalidateQueries({ queryKey: keys.of(id) })
    },
  })
  return {
    /** Resolves to whether it succeeded; if not, a message has said why. */
    act: (action: Action, version = 0): Promise<boolean> =>
      acting.mutateAsync({ action, version }).then(
        () => true,
        () => false,
      ),
    isBusy: acting.isPending,
  }
}
