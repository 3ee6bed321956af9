/**
 * Suggestions from visitors' picks and feedback, for all entries or one, and the actions on them. A
 * decided suggestion stays in place for a while, so that it can be undone.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Suggestion, SuggestionSettings } from '#shared/training/suggestions/records'
import { useToast } from '../../../ui/status/Toast'
import { refetch } from '../updateCache'
import { keys, suggestions, type Wanted } from './calls'

export type SuggestionAction = 'accept' | 'dismiss' | 'undo'

const staysMs = 10_000

/** Open suggestions, those of most visitors first; null fetches none. */
export function useSuggestions(wanted: Wanted | null = {}) {
  return useQuery({
    queryKey: keys.list(wanted ?? {}),
    queryFn: ({ signal }) => suggestions.list(wanted ?? {}, { signal }),
    enabled: wanted !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** `isAttended`: nothing disappears while somebody points at the list or works in it. */
export function useSuggestionActions(isAttended = false) {
  const queries = useQueryClient()
  const say = useToast()
  /** Suggestions decided here, in their current state. */
  const [handled, setHandled] = useState<readonly Suggestion[]>([])
  const again = () => refetch(queries, { queryKey: keys.lists })

  useEffect(() => {
    if (handled.length === 0 || isAttended) return
    const timer = setTimeout(() => setHandled([]), staysMs)
    return () => clearTimeout(timer)
  }, [handled, isAttended])

  function settle(after: readonly Suggestion[]): void {
    const ids = new Set(after.map(({ id }) => id))
    const decided = after.filter(({ status }) => status !== 'open')
    setHandled((all) => [...all.filter(({ id }) => !ids.has(id)), ...decided])
    again()
  }
  function failed(error: Error): void {
    say(`That didn’t work. ${error.message}`, 'error')
    again()
  }

  const one = useMutation({
    mutationFn: ({
      action,
      suggestion: { id, decisionRev },
    }: {
      action: SuggestionAction
      suggestion: Suggestion
    }) => suggestions[action]({ id, decisionRev }),
    onSuccess: (after) => settle([after]),
    onError: (error, { suggestion }) => {
      setHandled((all) => all.filter(({ id }) => id !== suggestion.id))
      failed(error)
    },
  })
  const all = useMutation({
    mutationFn: (chosen: readonly Suggestion[]) =>
      suggestions.acceptMany({
        suggestions: chosen.map(({ id, decisionRev }) => ({ id, decisionRev })),
      }),
    onSuccess: ({ accepted, refused: [first, ...others] }) => {
      settle(accepted)
      if (!first) return
      const more = others.length > 0 ? ` So are ${others.length} more.` : ''
      say(`One wasn’t accepted. ${first.why}${more}`, 'error')
    },
    onError: failed,
  })
  const setting = useMutation({
    mutationFn: (settings: SuggestionSettings) => suggestions.set(settings),
    onSettled: again,
    onError: (error) => say(`The switch wasn’t changed. ${error.message}`, 'error'),
  })

  return {
    handled,
    act: (action: SuggestionAction, suggestion: Suggestion) => one.mutate({ action, suggestion }),
    acceptAll: (chosen: readonly Suggestion[]) => all.mutate(chosen),
    setAcceptsByItself: (acceptsByItself: boolean) => setting.mutate({ acceptsByItself }),
    isSetting: setting.isPending,
    isBusy: one.isPending || all.isPending,
  }
}
