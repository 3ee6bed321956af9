/**
 * Drafts kept in this browser, so that neither a reload nor a crash loses one; all tabs share them.
 * One is new and not on the server; each that is, has a place of its own by its id.
 */
import { ObservableValue } from '../../../ui/observable'
import { type Draft, isBlank, isChanged, newDraft } from './draft'
import { readDraft, writeDraft } from './draftText'
import { rememberedName } from './preparedBy'
import { read, write } from './storage'

const prefix = 'quote-draft'
/** Where the version of this page that kept selected items alone did so. */
const oldKey = prefix
const keyOf = (id: string | null) => `${prefix}:${id ?? 'new'}`

/** The quote that is being written and not on the server yet. */
export const unsavedDraft = new ObservableValue<Draft>(readUnsaved())
const opened = new Map<string, ObservableValue<Draft | null>>()

/** The draft of a quote that is on the server; null while nothing of it is known here. */
export function draftOfQuote(id: string): ObservableValue<Draft | null> {
  const known = opened.get(id) ?? new ObservableValue(readDraft(read(keyOf(id))))
  opened.set(id, known)
  return known
}

export function storeUnsaved(draft: Draft): void {
  unsavedDraft.set(draft)
  write(keyOf(null), isBlank(draft) ? null : writeDraft(draft))
}

export function storeDraft(draft: Draft): void {
  draftOfQuote(draft.id).set(draft)
  write(keyOf(draft.id), writeDraft(draft))
}

/** As it is here now; null where nothing is known of it. */
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

/** Once the new quote is on the server, its place is free for the next. */
export function clearUnsavedIfSaved(): void {
  if (draftOfQuote(unsavedDraft.get().id).get()) storeUnsaved(makeBlankDraft())
}

/** Reads storage again: another tab may have written before its storage event arrives. */
export function rereadDraft(id: string): Draft | null {
  const saved = readDraft(read(keyOf(id)))
  if (saved?.saved) draftOfQuote(id).set(saved)
  else if (unsavedDraft.get().id === id) {
    const fresh = readDraft(read(keyOf(null)))
    if (fresh?.id === id) unsavedDraft.set(fresh)
  }
  return currentDraft(id)
}

/** When its page is left: without unsaved changes, the server's copy is enough. */
export function forgetIfUnchanged(id: string): void {
  const draft = opened.get(id)?.get()
  if (!draft || isChanged(draft)) return
  forgetDraft(id)
}

export function forgetDraft(id: string): void {
  opened.get(id)?.set(null)
  opened.delete(id)
  write(keyOf(id), null)
}

export function makeBlankDraft(): Draft {
  return newDraft({ preparedBy: rememberedName() })
}

addEventListener('storage', ({ key, newValue }) => {
  // Null: another tab emptied the whole storage.
  if (key === keyOf(null) || key === null) unsavedDraft.set(readUnsaved())
  if (!key?.startsWith(`${prefix}:`)) return
  const draft = readDraft(newValue)
  // Where it is gone, a tab that was left has forgotten it.
  if (draft?.saved) opened.get(draft.id)?.set(draft)
})

function readUnsaved(): Draft {
  const kept = readDraft(read(keyOf(null)))
  if (kept) return kept
  const old = readDraft(read(oldKey))
  if (!old || old.lines.length === 0) return makeBlankDraft()
  const draft = { ...old, preparedBy: rememberedName() }
  write(keyOf(null), writeDraft(draft))
  write(oldKey, null)
  return draft
}
