/** A section of a file under review, before it becomes a draft entry. */
import {
  type Category,
  entryProblems,
  type Problems,
  tagsOf,
  normalizeContent,
  type EntryContent,
} from '#shared/knowledge/rules'
import { uuid } from '../../../uuid'
import type { Section } from '../readers/section'

export interface Draft {
  /** Id of the entry it becomes, so that repeating the call creates nothing twice. */
  id: string
  fileId: string
  filename: string
  place: string
  category: Category
  title: string
  content: string
  /** As typed, separated by commas. */
  tags: string
  isChosen: boolean
  /** Whether somebody has chosen or edited it. */
  isTouched: boolean
  isAdded: boolean
  likeness: DraftLikeness | null
  /** Whether it names dealer costs, which Whisper must never say. */
  namesCosts: boolean
}

export interface DraftLikeness {
  of: 'entry' | 'section'
  title: string
  /** Id of the entry that already says it. */
  entryId?: string
  isSame: boolean
}

export function draftOf(section: Section, file: { id: string; name: string }): Draft {
  const { title, content, place, category, tags } = section
  const costs = namesCosts(`${title}\n${content}`)
  return {
    id: uuid(),
    fileId: file.id,
    filename: file.name,
    place,
    category,
    title,
    content,
    tags: tags.join(', '),
    isChosen: !costs,
    isTouched: false,
    isAdded: false,
    likeness: null,
    namesCosts: costs,
  }
}

/** As dealer quotes and price lists write it. */
function namesCosts(text: string): boolean {
  return /\bcost\b(?:[^\n.?!]|\.\d){0,60}\bmsrp\b|\b(?:dealer|wholesale)[’']?s? (?:cost|price|pricing|discount)s?\b|\btotal cost\b/i.test(
    text,
  )
}

export function contentOf({ category, title, content, tags }: Draft): EntryContent {
  return normalizeContent({ category, title, content, tags: tagsOf(tags), sections: [] })
}

export function problemsOf(draft: Draft): Problems {
  return entryProblems(contentOf(draft))
}

export function isToAdd({ isChosen, isAdded }: Draft): boolean {
  return isChosen && !isAdded
}
