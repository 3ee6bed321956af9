/**
 * The form's draft. It is kept in the tab until it is saved or discarded, so that visiting another
 * page loses nothing.
 */
import type { Resource, Upload } from '#shared/resources/records'
import { categories, type Category } from '#shared/resources/rules'

export interface Draft {
  title: string
  description: string
  category: Category
  filename: string
  url: string
  note: string
  upload: Upload | null
}

export function newDraft(category: Category): Draft {
  return { title: '', description: '', category, filename: '', url: '', note: '', upload: null }
}

export function draftOf({ title, description, category, filename, url }: Resource): Draft {
  return { title, description, category, filename, url, note: '', upload: null }
}

export function isSame(a: Draft, b: Draft): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** `of` is the resource's id, or 'new'. */
const keyOf = (of: string) => `resource-draft-${of}`

export function readDraft(of: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export function storeDraft(of: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(of), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(of))
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  const texts = ['title', 'description', 'filename', 'url', 'note']
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    categories.some(({ id }) => id === fields.category) &&
    typeof fields.upload === 'object'
  )
}
