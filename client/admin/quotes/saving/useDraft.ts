/** The draft that a page edits: the new one, or that of a quote on the server. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Draft } from '../../data/quotes/drafts/draft'
import {
  clearUnsavedIfSaved,
  draftOfQuote,
  forgetIfUnchanged,
  unsavedDraft,
} from '../../data/quotes/drafts/draftStore'
import { quotePath } from '../../data/quotes/paths'
import { useObservable } from '../../ui/observable'
import { draftSaverOf } from './DraftSaver'

/** A null `id` is the new draft. Returns null if this browser has none. */
export function useDraft(id: string | null): Draft | null {
  const navigate = useNavigate()
  // Saved, but left before its address was shown: starts the next one.
  useState(() => id === null && clearUnsavedIfSaved())
  const fresh = useObservable(unsavedDraft)
  const opened = useObservable(draftOfQuote(id ?? fresh.id))
  const isSaved = id === null && opened !== null
  const savedId = opened?.id

  // From its first save on, a quote has an address of its own.
  useEffect(() => {
    if (isSaved && savedId) navigate(quotePath(savedId), { replace: true })
  }, [isSaved, savedId, navigate])

  useEffect(() => {
    if (id === null) return
    clearUnsavedIfSaved()
    // Saves changes made earlier that weren't saved then.
    draftSaverOf(id).saveSoon()
    return () => forgetIfUnchanged(id)
  }, [id])

  return opened ?? (id === null ? fresh : null)
}
