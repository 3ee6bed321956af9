/** Creates draft entries from the chosen sections, in batches. A retry creates nothing twice. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cacheEntries } from '../../data/knowledge/cache'
import { knowledge } from '../../data/knowledge/calls'
import { type FileDesk, toAdd } from '../FileDesk'
import { batchesOf } from './batches'
import { contentOf } from './draft'

export function useAdding(desk: FileDesk, onAdded: () => void) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const adding = useMutation({
    // A second click during the first finds nothing left to do.
    scope: { id: 'drafts-of-files' },
    mutationFn: async (isAgain: boolean) => {
      if (isAgain) await learnWhatArrived(desk)
      const drafts = toAdd(desk.now.get())
      let done = 0
      for (const batch of batchesOf(drafts)) {
        setProgress({ done, of: drafts.length })
        const name = batch[0]?.filename.slice(0, 255) ?? ''
        const { entries } = await knowledge.addDrafts({
          origin: { kind: 'file', name },
          entries: batch.map((draft) => ({ id: draft.id, ...contentOf(draft) })),
        })
        cacheEntries(queries, entries)
        desk.added(new Set(batch.map(({ id }) => id)))
        done += batch.length
      }
    },
    onSuccess: onAdded,
    onSettled: () => setProgress(null),
  })
  return {
    progress,
    error: adding.error,
    isAdding: adding.isPending,
    add: () => adding.mutate(adding.isError),
  }
}

/** After a lost reply, the entries may exist, although they were edited here since. */
async function learnWhatArrived(desk: FileDesk): Promise<void> {
  const { entries } = await knowledge.list({})
  desk.added(new Set(entries.map(({ id }) => id)))
}
