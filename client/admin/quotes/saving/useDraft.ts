/** The draft that a page writes on: the new one, or that of a quote on the server. */
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

/** `id` null: the new one. Null while nothing is known of it here. */
export function useDraft(id: string | null): Draft | null {
  const navigate = useNavigate()
  // Saved, but left before its address was shown: the next one begins.
  useState(() => id === null && clearUnsavedIfSaved())
  const fresh = useObservable(unsavedDraft)
  const opened = useObservable(draftOfQuote(id ?? fresh.id))
  const isSaved = id === null && opened !== null
  const savedId = opened?.id

  // From its first saving on it has an address of its own.
  useEffect(() => {
    if (isSaved && savedId) navigate(quotePath(savedId), { replace: true })
  }, [isSaved, savedId, navigate])

  useEffect(() => {
    if (id === null) return
    clearUnsavedIfSaved()
    // Written before, and not saved then.
    draftSaverOf(id).saveSoon()
    return () => forgetIfUnchanged(id)
  }, [id])

  return opened ?? (id === null ? fresh : null)
}
