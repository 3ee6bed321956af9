/**
 * Drafts kept in this browser and shared by all tabs, so that neither a reload nor a crash loses
 * one. One key is for the new draft that isn't on the server; all others are keyed by quote id.
 */
import { readText, storeText } from '../../../../storage'
import { ObservableValue } from '../../../ui/observable'
import { type Draft, isBlank, isChanged, newDraft } from './draft'
import { readDraft, writeDraft } from './draftText'
import { rememberedName } from './preparedBy'

const prefix = 'quote-draft'
/** The key of an earlier version, which kept only the selected items. */
const oldKey = prefix
const keyOf = (id: string | null) => `${prefix}:${id ?? 'new'}`

/** The quote being written that isn't on the server yet. */
export const unsavedDraft = new ObservableValue<Draft>(readUnsaved())
const opened = new Map<string, ObservableValue<Draft | null>>()

/** The draft of a quote on the server; null if this browser has none. */
export function draftOfQuote(id: string): ObservableValue<Draft | null> {
  const known = opened.get(id) ?? new ObservableValue(readDraft(readText('local', keyOf(id))))
  opened.set(id, known)
  return known
}

export function storeUnsaved(draft: Draft): void {
  unsavedDraft.set(draft)
  storeText('local', keyOf(null), isBlank(draft) ? null : writeDraft(draft))
}

export function storeDraft(draft: Draft): void {
  draftOfQuote(draft.id).set(draft)
  storeText('local', keyOf(draft.id), writeDraft(draft))
}

/** The current draft; null if there is none. */
export function currentDraft(id: string): Draft | null {
  const fresh = unsavedDraft.get()
  return draftOfQuote(id).get() ?? (fresh.id === id ? fresh : null)
}

export function updateDraft(id: string, change: (draft: Draft) => Draft): void {
  const before = currentDraft(id)
  if (!before) return
  const next = change(before)
  if (next === before) return
  if (next.saved) storeDraft(next)
  else storeUnsaved(next)
}

/** Once the new quote is on the server, makes room for the next one. */
export function clearUnsavedIfSaved(): void {
  if (draftOfQuote(unsavedDraft.get().id).get()) storeUnsaved(makeBlankDraft())
}

/** Reads storage again: another tab may have written before its storage event arrives. */
export function rereadDraft(id: string): Draft | null {
  const saved = readDraft(readText('local', keyOf(id)))
  if (saved?.saved) draftOfQuote(id).set(saved)
  else if (unsavedDraft.get().id === id) {
    const fresh = readDraft(readText('local', keyOf(null)))
    if (fresh?.id === id) unsavedDraft.set(fresh)
  }
  return currentDraft(id)
}

/** Called when its page is left: without unsaved changes, the server's copy is enough. */
export function forgetIfUnchanged(id: string): void {
  const draft = opened.get(id)?.get()
  if (!draft || isChanged(draft)) return
  forgetDraft(id)
}

export function forgetDraft(id: string): void {
  opened.get(id)?.set(null)
  opened.delete(id)
  storeText('local', keyOf(id), null)
}

function makeBlankDraft(): Draft {
  return newDraft({ preparedBy: rememberedName() })
}

addEventListener('storage', ({ key, newValue }) => {
  // A null key means that another tab cleared the storage.
  if (key === keyOf(null) || key === null) unsavedDraft.set(readUnsaved())
  if (!key?.startsWith(`${prefix}:`)) return
  const draft = readDraft(newValue)
  // Without a draft: another tab dropped it when it left the quote's page.
  if (draft?.saved) opened.get(draft.id)?.set(draft)
})

function readUnsaved(): Draft {
  const kept = readDraft(readText('local', keyOf(null)))
  if (kept) return kept
  const old = readDraft(readText('local', oldKey))
  if (!old || old.lines.length === 0) return makeBlankDraft()
  const draft = { ...old, preparedBy: rememberedName() }
  storeText('local', keyOf(null), writeDraft(draft))
  storeText('local', oldKey, null)
  return draft
}
