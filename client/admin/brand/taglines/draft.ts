/**
 * The draft of a tagline. It is kept in the tab until it is saved or discarded, so that a reload or
 * an expired session loses nothing.
 */
import type { BrandAsset } from '#shared/brand/calls'

interface Draft {
  text: string
  /** Revision of the tagline that it started from. */
  rev: number
}

export function draftOf({ value, rev }: BrandAsset): Draft {
  return { text: value, rev }
}

const keyOf = (id: string) => `tagline-draft-${id}`

export function readDraft(id: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export function storeDraft(id: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { text, rev } = value as Record<string, unknown>
  return typeof text === 'string' && Number.isInteger(rev)
}
