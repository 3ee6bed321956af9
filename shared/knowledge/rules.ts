/** The rules for an entry, checked by the form and the server. Pure and free of zod. */
import { isBlank } from '../blank'
import { required, tooLong } from '../problems'
import { limits } from './limits'
import { type EntrySection, matchSections, type Way } from './sections'

/** Specification, section 2: the categories, each with a name and a description. */
export const categories = [
  {
    id: 'installation',
    name: 'Installation',
    description: 'Requirements, steps and timing',
  },
  {
    id: 'features',
    name: 'Features',
    description: 'What it does for visitors, owners and managers',
  },
  {
    id: 'pricing',
    name: 'Pricing',
    description: 'What it costs, plans, warranty, how to get a quote',
  },
  {
    id: 'technical',
    name: 'Technical',
    description: 'Equipment, security, coverage, troubleshooting',
  },
] as const
export type Category = (typeof categories)[number]['id']
export const defaultCategory: Category = 'installation'

export const statuses = ['draft', 'published', 'archived'] as const
export type Status = (typeof statuses)[number]

export const tooManyWays = 'Too many ways of asking in one entry.'
export const entryNotFound = 'Entry not found'
export const changedByOther = 'Changed by someone else'
export const deleteQuestion = 'Are you sure you want to delete this entry?'

/** An entry's words and category. */
export interface EntryContent {
  category: Category
  title: string
  content: string
  tags: string[]
  /** The content's sections, in order. */
  sections: EntrySection[]
}

/** Specification, section 5: separated by commas, trimmed, without empty ones or duplicates. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => !isBlank(tag)))]
}

/** Uniform line ends and no surrounding blanks, so that equal content compares as equal. */
export function normalizeContent({
  category,
  title,
  content,
  tags,
  sections,
}: EntryContent): EntryContent {
  const tidy = normalizeText(content)
  return {
    category,
    title: title.toWellFormed().replace(/\s+/g, ' ').trim(),
    content: tidy,
    tags: tagsOf(tags.map((tag) => tag.toWellFormed().replace(/\s+/g, ' ')).join(',')),
    sections: matchSections(tidy, sections),
  }
}

function normalizeText(content: string): string {
  return content
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
}

export type Problems = Partial<Record<keyof EntryContent, string>>

/** Problems by field name; empty if the entry can be saved. */
export function entryProblems({
  title,
  content,
  tags,
  sections,
}: Omit<EntryContent, 'category'>): Problems {
  const problems: Problems = {}
  for (const [field, text] of [
    ['title', title],
    ['content', content],
  ] as const) {
    if (isBlank(text)) problems[field] = required
    else if (text.length > limits[field]) problems[field] = tooLong(limits[field])
  }
  if (tags.length > limits.tags) problems.tags = `More than ${limits.tags} tags.`
  else if (tags.some((tag) => tag.length > limits.tag)) {
    problems.tags = `A tag is longer than ${limits.tag} characters.`
  }
  if (sections.length > limits.sections) {
    problems.content ??= `More than ${limits.sections.toLocaleString('en-US')} sections.`
  }
  const full = sections.find(({ ways, never }) => Math.max(ways.length, never.length) > limits.ways)
  if (full) problems.sections = `More than ${limits.ways} ways of asking: ${full.heading || title}.`
  else if (areTooManyWays(sections)) problems.sections = tooManyWays
  return problems
}

/** Whether all sections together exceed the limits of one entry. */
export function areTooManyWays(
  sections: readonly Readonly<Record<'ways' | 'never', readonly Pick<Way, 'text'>[]>>[],
): boolean {
  let [count, characters] = [0, 0]
  for (const { ways, never } of sections) {
    count += ways.length + never.length
    for (const { text } of ways) characters += text.length
    for (const { text } of never) characters += text.length
  }
  return count > limits.entryWays || characters > limits.entryWayCharacters
}

export function isSame(a: EntryContent, b: EntryContent): boolean {
  return (
    a.category === b.category &&
    a.title === b.title &&
    a.content === b.content &&
    a.tags.join() === b.tags.join() &&
    a.sections.length === b.sections.length &&
    a.sections.every((section, index) => isSameSection(section, b.sections[index]))
  )
}

function isSameSection(a: EntrySection, b: EntrySection | undefined): boolean {
  if (a === b) return true
  return (
    b !== undefined &&
    a.id === b.id &&
    a.heading === b.heading &&
    areSameWays(a.ways, b.ways) &&
    areSameWays(a.never, b.never)
  )
}

/** The same ways in the same order. */
export function areSameWays(a: readonly Way[], b: readonly Way[]): boolean {
  if (a === b) return true
  return (
    a.length === b.length &&
    a.every(({ text, from }, index) => text === b[index]?.text && from === b[index]?.from)
  )
}
