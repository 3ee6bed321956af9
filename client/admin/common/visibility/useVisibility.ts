/**
 * Whether Whisper is visible on the site. A change is saved at once and shown before the server
 * answers; if saving fails, it is reverted with a message. Other tabs learn of it over the feed.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WhisperSettings } from '#shared/whisper/calls'
import { useToast } from '../../../ui/status/Toast'
import { keys, whisper } from '../../data/whisper/calls'

export function useVisibility() {
  const queries = useQueryClient()
  const say = useToast()
  const settings = useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => whisper.settings({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const saving = useMutation({
    mutationFn: (next: WhisperSettings) => whisper.saveSettings(next),
    // Saved one after the other, so that the last click wins.
    scope: { id: 'visibility' },
    onMutate: async (next) => {
      await queries.cancelQueries({ queryKey: keys.settings })
      const before = queries.getQueryData<WhisperSettings>(keys.settings)
      queries.setQueryData(keys.settings, next)
      return { before }
    },
    onError: (error, _, context) => {
      if (context?.before) queries.setQueryData(keys.settings, context.before)
      say(`Not saved. ${error.message}`, 'error')
    },
  })
  return { ...settings, save: saving.mutate }
}
