/**
 * The form's draft. It is kept in the tab until it is saved or discarded, with the revision it
 * started from, so that neither a reload nor another admin's change loses it.
 */
import type { Origin } from '#shared/knowledge/records'
import {
  categories,
  type Category,
  defaultCategory,
  tagsOf,
  normalizeContent,
  type EntryContent,
} from '#shared/knowledge/rules'
import { tidyWays } from '#shared/knowledge/sections'
import { readJson, storeJson } from '../../../storage'
import {
  allSectionsOf,
  contentOf,
  hasText,
  isWaiting,
  newPart,
  type Part,
  partsOf,
  sectionsOf,
} from '../sections/parts'

export interface Draft {
  category: Category
  title: string
  /** As typed, separated by commas. */
  tags: string
  /** In Markdown view, these still match the sections, so that they keep their ways of asking. */
  parts: Part[]
  /** The content in Markdown view, otherwise null. */
  markdown: string | null
}

/** A queued question to be answered, and its decisionRev when it was seen. */
export interface Taught {
  origin: Extract<Origin, { kind: 'taught' }>
  decisionRev: number
}

interface StoredDraft {
  draft: Draft
  /** The version it started from; null for a new entry. */
  base: { rev: number; words: EntryContent } | null
  /** The id of a new entry, so that a retry after a lost reply adds nothing. */
  newId: string
}

export function newDraft(category: Category, content = ''): Draft {
  return { category, title: '', tags: '', parts: partsOf(content, []), markdown: null }
}

/** A visitor's question is a way of asking, which is erased with the conversation. */
export function teachingDraft(question: string): Draft {
  const ways = tidyWays([{ text: question, from: 'queue' }])
  return { ...newDraft(defaultCategory), parts: [{ ...newPart(), ways }] }
}

export function draftOf({ category, title, content, tags, sections }: EntryContent): Draft {
  const parts = partsOf(content, sections)
  return { category, title, tags: tags.join(', '), parts, markdown: null }
}

export function draftContent({ category, title, tags, parts, markdown }: Draft): EntryContent {
  const content = markdown ?? contentOf(parts)
  const sections = markdown === null ? sectionsOf(parts) : allSectionsOf(parts)
  return normalizeContent({ category, title, content, tags: tagsOf(tags), sections })
}

export function asMarkdown(draft: Draft): Draft {
  return { ...draft, markdown: draft.markdown ?? contentOf(draft.parts) }
}

export function asSections({ markdown, ...draft }: Draft): Draft {
  if (markdown === null) return { ...draft, markdown }
  const waiting = draft.parts.filter(isWaiting)
  const parts = partsOf(markdown, allSectionsOf(draft.parts)).map((part) => {
    const before = hasText(part) ? undefined : waiting.find((one) => one.heading === part.heading)
    return before ? { ...part, ways: before.ways, never: before.never } : part
  })
  return { ...draft, markdown: null, parts }
}

/** `of`: the entry's id, 'new', or the key of what is taught or was answered. */
const keyOf = (of: string) => `entry-draft-${of}`

export const readDraft = (of: string) => readJson('session', keyOf(of), isStoredDraft)

export const storeDraft = (of: string, kept: StoredDraft | null) =>
  storeJson('session', keyOf(of), kept)

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false
  const { draft, base, newId } = value as Partial<StoredDraft>
  return (
    typeof newId === 'string' &&
    typeof draft === 'object' &&
    [draft.title, draft.tags].every((text) => typeof text === 'string') &&
    Array.isArray(draft.parts) &&
    categories.some(({ id }) => id === draft.category) &&
    (base === null || (typeof base === 'object' && typeof base.rev === 'number'))
  )
}
