/** Keeps the draft in this browser and the server's quote reconciled, whichever changes. */
import type { UseQueryResult } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../errors'
import { cacheQuote, type KnownQuote } from '../../data/quotes/cache'
import { draftOfQuote } from '../../data/quotes/drafts/draftStore'
import { session } from '../../data/session'
import { useObservable, ObservableValue } from '../../ui/observable'
import { type DraftSaver, draftSaverOf, type SaveState } from './DraftSaver'

const none = new ObservableValue<null>(null)
const noState = new ObservableValue<SaveState>({ is: 'still' })

export function useReconciledDraft(
  id: string | null,
  known: UseQueryResult<KnownQuote>,
): { saving: DraftSaver | null; isGone: boolean } {
  const queries = useQueryClient()
  const saving = id === null ? null : draftSaverOf(id)
  const answer = useObservable<KnownQuote['quote'] | null>(saving?.answer ?? none)
  const state = useObservable(saving?.state ?? noState)
  const quote = known.data?.quote
  const isGone = known.error instanceof ApiError && known.error.code === 'not-found'
  const hasDraft = useObservable<unknown>(id === null ? none : draftOfQuote(id)) !== null

  useEffect(() => {
    if (answer) cacheQuote(queries, answer)
  }, [queries, answer])
  useEffect(() => {
    if (quote && quote.id === id && !isGone) saving?.reconcile(quote)
  }, [quote, id, saving, isGone])
  useEffect(() => {
    if (isGone && hasDraft) saving?.onDeleted()
  }, [isGone, hasDraft, saving])
  useEffect(() => {
    if (state.is !== 'failed' || !(state.error instanceof ApiError)) return
    if (state.error.code === 'unauthorized') session.ended(queries)
  }, [state, queries])

  return { saving, isGone }
}
