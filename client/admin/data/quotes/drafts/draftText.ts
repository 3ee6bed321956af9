/**
 * Reads and writes a draft as text. Reading is defensive: the text may come from another version of
 * this page, the oldest of which kept only the selected items.
 */
import { type Selection, setQuantity } from '#shared/quotes/rules'
import { type Draft, newDraft, type Saved } from './draft'

export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft)
}

/** Null if there is none. */
export function readDraft(text: string | null): Draft | null {
  const kept = parse(text)
  if (Array.isArray(kept)) return newDraft({ lines: selectionOf(kept) })
  return isRecord(kept) ? draftIn(kept) : null
}

export function readDrafts(text: string | null): Draft[] {
  const kept = parse(text)
  return Array.isArray(kept) ? kept.filter(isRecord).map(draftIn) : []
}

export function writeDrafts(drafts: readonly Draft[]): string {
  return JSON.stringify(drafts)
}

function draftIn(kept: Record<string, unknown>): Draft {
  const empty = newDraft()
  const draft = { ...empty }
  for (const name of Object.keys(empty) as (keyof Draft)[]) {
    const value = kept[name]
    if (typeof value === typeof empty[name] && typeof value !== 'object') {
      Object.assign(draft, { [name]: value })
    }
  }
  return {
    ...draft,
    lines: Array.isArray(kept.lines) ? selectionOf(kept.lines) : [],
    requestId: typeof kept.requestId === 'string' ? kept.requestId : null,
    saved: isSaved(kept.saved) ? kept.saved : null,
    sent: Array.isArray(kept.sent) ? kept.sent.filter((one) => typeof one === 'string') : [],
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

function selectionOf(kept: readonly unknown[]): Selection {
  return kept
    .filter(isSelected)
    .reduce<Selection>((selection, { id, quantity }) => setQuantity(selection, id, quantity), [])
}

function isSelected(one: unknown): one is Selection[number] {
  return isRecord(one) && typeof one.id === 'string' && typeof one.quantity === 'number'
}

function isSaved(one: unknown): one is Saved {
  return (
    isRecord(one) &&
    typeof one.number === 'string' &&
    typeof one.text === 'string' &&
    [one.revision, one.rev, one.at].every((value) => typeof value === 'number')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
