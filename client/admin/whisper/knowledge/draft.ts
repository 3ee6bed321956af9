/**
 * What is being written in the form. It is kept in the tab until it is saved or given up, with the
 * revision that it was begun on, so that neither a reload nor another admin's change loses it.
 */
import type { Origin } from '#shared/knowledge/records'
import { type Category, categories, tagsOf, tidyWords, type Words } from '#shared/knowledge/rules'
import type { EntrySection } from '#shared/knowledge/sections'

export interface Draft {
  category: Category
  title: string
  content: string
  /** As they are typed, separated by commas. */
  tags: string
  sections: EntrySection[]
}

/** Where an answer to a question comes from. */
export type Taught = Extract<Origin, { kind: 'taught' }>

export interface Kept {
  draft: Draft
  /** What it was begun on; null for a new entry. */
  base: { rev: number; words: Words } | null
  /** The id that a new entry will have: a repeat after a lost reply adds nothing. */
  newId: string
}

export const newDraft = (category: Category): Draft => ({
  ...{ category, title: '', content: '', tags: '', sections: [] },
})

export function draftOf({ category, title, content, tags, sections }: Words): Draft {
  return { category, title, content, tags: tags.join(', '), sections }
}

export function wordsOf({ tags, ...rest }: Draft): Words {
  return tidyWords({ ...rest, tags: tagsOf(tags) })
}

/** `of`: the entry's id, 'new', or what is taught. */
const keyOf = (of: string) => `entry-draft-${of}`

export function keptDraft(of: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepDraft(of: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(of), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(of))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { draft, base, newId } = value as Partial<Kept>
  return (
    typeof newId === 'string' &&
    typeof draft === 'object' &&
    [draft.title, draft.content, draft.tags].every((text) => typeof text === 'string') &&
    Array.isArray(draft.sections) &&
    categories.some(({ id }) => id === draft.category) &&
    (base === null || (typeof base === 'object' && typeof base.rev === 'number'))
  )
}
