/**
 * Drafts kept in this browser, so that neither a reload nor a crash loses one; all tabs share them.
 * One is new and not on the server; each that is, has a place of its own by its id.
 */
import { Value } from '../../../ui/value'
import { type Draft, isBlank, isChanged, newDraft } from './draft'
import { readDraft, writeDraft } from './draftText'
import { rememberedName } from './preparedBy'
import { read, write } from './storage'

const prefix = 'quote-draft'
/** Where the version of this page that kept selected items alone did so. */
const oldKey = prefix
const keyOf = (id: string | null) => `${prefix}:${id ?? 'new'}`

/** The one that is not on the server. */
export const newQuote = new Value<Draft>(readNew())
const opened = new Map<string, Value<Draft | null>>()

/** The draft of a quote that is on the server; null while nothing of it is known here. */
export function openedQuote(id: string): Value<Draft | null> {
  const known = opened.get(id) ?? new Value(readDraft(read(keyOf(id))))
  opened.set(id, known)
  return known
}

export function keepNew(draft: Draft): void {
  newQuote.set(draft)
  write(keyOf(null), isBlank(draft) ? null : writeDraft(draft))
}

export function keepOpened(draft: Draft): void {
  openedQuote(draft.id).set(draft)
  write(keyOf(draft.id), writeDraft(draft))
}

/** As it is here now; null where nothing is known of it. */
export function draftNow(id: string): Draft | null {
  const fresh = newQuote.get()
  return openedQuote(id).get() ?? (fresh.id === id ? fresh : null)
}

export function changeDraft(id: string, change: (draft: Draft) => Draft): void {
  const before = draftNow(id)
  if (!before) return
  const next = change(before)
  if (next === before) return
  if (next.saved) keepOpened(next)
  else keepNew(next)
}

/** Once the new quote is on the server, its place is free for the next. */
export function freeNew(): void {
  if (openedQuote(newQuote.get().id).get()) keepNew(blankDraft())
}

/** Takes over what another tab wrote a moment ago, before its word of it has come. */
export function readAgain(id: string): Draft | null {
  const saved = readDraft(read(keyOf(id)))
  if (saved?.saved) openedQuote(id).set(saved)
  else if (newQuote.get().id === id) {
    const fresh = readDraft(read(keyOf(null)))
    if (fresh?.id === id) newQuote.set(fresh)
  }
  return draftNow(id)
}

/** The page of it was left: what the server has need not be kept. */
export function letGo(id: string): void {
  const draft = opened.get(id)?.get()
  if (!draft || isChanged(draft)) return
  dropOpened(id)
}

export function dropOpened(id: string): void {
  opened.get(id)?.set(null)
  opened.delete(id)
  write(keyOf(id), null)
}

export function blankDraft(): Draft {
  return newDraft({ preparedBy: rememberedName() })
}

addEventListener('storage', ({ key, newValue }) => {
  // Null: another tab emptied the whole storage.
  if (key === keyOf(null) || key === null) newQuote.set(readNew())
  if (!key?.startsWith(`${prefix}:`)) return
  const draft = readDraft(newValue)
  // One that is gone was let go of by a tab that was left.
  if (draft?.saved) opened.get(draft.id)?.set(draft)
})

function readNew(): Draft {
  const kept = readDraft(read(keyOf(null)))
  if (kept) return kept
  const old = readDraft(read(oldKey))
  if (!old || old.lines.length === 0) return blankDraft()
  const draft = { ...old, preparedBy: rememberedName() }
  write(keyOf(null), writeDraft(draft))
  write(oldKey, null)
  return draft
}
