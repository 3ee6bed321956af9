/** Brings together what is written here and what the server has of it, whenever either is known. */
import type { UseQueryResult } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../errors'
import { type KnownQuote, keepQuote } from '../../data/quotes/cache'
import { openedQuote } from '../../data/quotes/drafts/kept'
import { sessionEnded } from '../../data/session'
import { useValue, Value } from '../../ui/value'
import { type SaveState, type Saving, savingOf } from './Saving'

const none = new Value<null>(null)
const noState = new Value<SaveState>({ is: 'still' })

export function useMeeting(
  id: string | null,
  known: UseQueryResult<KnownQuote>,
): { saving: Saving | null; isGone: boolean } {
  const queries = useQueryClient()
  const saving = id === null ? null : savingOf(id)
  const answer = useValue<KnownQuote['quote'] | null>(saving?.answer ?? none)
  const state = useValue(saving?.state ?? noState)
  const quote = known.data?.quote
  const isGone = known.error instanceof ApiError && known.error.code === 'not-found'
  const isKept = useValue<unknown>(id === null ? none : openedQuote(id)) !== null

  useEffect(() => {
    if (answer) keepQuote(queries, answer)
  }, [queries, answer])
  useEffect(() => {
    if (quote && quote.id === id && !isGone) saving?.meet(quote)
  }, [quote, id, saving, isGone])
  useEffect(() => {
    if (isGone && isKept) saving?.deleted()
  }, [isGone, isKept, saving])
  useEffect(() => {
    if (state.is !== 'failed' || !(state.error instanceof ApiError)) return
    if (state.error.code === 'unauthorized') sessionEnded(queries)
  }, [state, queries])

  return { saving, isGone }
}
