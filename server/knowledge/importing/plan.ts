/**
 * The plan of an import: each row of the file is new, changes an entry, is the same, or is refused
 * with a reason. Entries are matched by id, otherwise by category and title, so that importing a
 * file again duplicates nothing.
 */
import { createHash } from 'node:crypto'
import { limits } from '#shared/knowledge/limits'
import type { ImportPlan, ImportRow } from '#shared/knowledge/records'
import {
  categories,
  entryProblems,
  isSame,
  normalizeContent,
  type EntryContent,
} from '#shared/knowledge/rules'
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import { contentOf, type KnowledgeRecord, newestContent } from '../record'
import { importedSections } from './importedSections'
import type { WrittenRow } from './readFile'

export type PlannedRow = ImportRow &
  (
    | { kind: 'new'; id: string; words: EntryContent }
    | { kind: 'changed'; id: string; words: EntryContent; rev: number }
    | { kind: 'same' | 'refused' }
  )

interface Plan {
  rows: readonly PlannedRow[]
  /** Depends on everything to be written, and on what is there. */
  seen: string
}

const rowsShown = 1_000

/** Yields to other work: a file may have thousands of rows with hundreds of sections each. */
export async function planOf(
  rows: readonly WrittenRow[],
  entries: readonly KnowledgeRecord[],
): Promise<Plan> {
  const byId = new Map(entries.map((entry) => [entry._id, entry]))
  const byTitle = new Map(entries.map((entry) => [titleKey(newestContent(entry)), entry]))
  const firstLines = new Map<string, number>()
  let room = limits.entries - entries.length

  function planned({ line, fields }: WrittenRow): PlannedRow {
    const shown = { line, title: textOf(fields.title), category: textOf(fields.category) }
    const refused = (reason: string): PlannedRow => ({
      ...shown,
      kind: 'refused',
      id: null,
      reason,
    })
    const said = wordsOf(fields)
    if (typeof said === 'string') return refused(said)
    const given = textOf(fields.id)
    const entry = given === '' ? byTitle.get(titleKey(said)) : byId.get(given)
    const id = entry?._id ?? (given === '' ? idFor(said) : given)
    const known = entry ?? byId.get(id)
    const first = firstLines.get(id)
    if (first !== undefined) return refused(`Same entry as line ${first}.`)
    firstLines.set(id, line)
    const imported = (own?: EntryContent) => {
      const sections = importedSections(fields, said.content, own?.sections ?? [])
      return typeof sections === 'string' ? sections : normalizeContent({ ...said, sections })
    }
    // Exported before the draft was begun and not edited since: not meant to replace the draft.
    if (known?.changes && isUnchanged(contentOf(known), imported(contentOf(known))))
      return { ...shown, kind: 'same', id }
    const words = imported(known && newestContent(known))
    if (typeof words === 'string') return refused(words)
    const problem = firstProblem(words)
    if (problem) return refused(problem)
    if (known) {
      if (isUnchanged(newestContent(known), words)) return { ...shown, kind: 'same', id }
      const replaced = known.changes && { replacesDraft: true as const }
      return { ...shown, kind: 'changed', id, words, rev: known.rev, ...replaced }
    }
    room -= 1
    if (room < 0) return refused('The knowledge base is full.')
    return { ...shown, kind: 'new', id, words }
  }

  const planRows: PlannedRow[] = []
  const hash = createHash('sha256')
  const pause = yieldToEventLoop()
  for (const row of rows) {
    await pause()
    const one = planned(row)
    hash.update(JSON.stringify(one))
    planRows.push(one)
  }
  return { rows: planRows, seen: hash.digest('base64url') }
}

/** The part of a plan that is sent. */
export function shownOf({ rows, seen }: Plan): ImportPlan {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 }
  for (const { kind } of rows) counts[kind] += 1
  return { counts, rows: rows.filter(({ kind }) => kind !== 'same').slice(0, rowsShown), seen }
}

/** Without its sections; a string describes a problem. */
function wordsOf({ id, category, title, content, tags }: WrittenRow['fields']) {
  if (textOf(id) !== '' && !/^[\w-]{1,100}$/.test(textOf(id))) {
    return 'id: Use only letters, digits, - and _, up to 100 of them.'
  }
  const known = categories.find((one) => one.id === textOf(category))
  if (!known) return `category: Must be one of ${categories.map((one) => one.id).join(', ')}.`
  for (const [name, value] of Object.entries({ title, content })) {
    if (value !== undefined && typeof value !== 'string') return `${name}: Must be text.`
  }
  const list = [tags].flat().filter((tag) => typeof tag === 'string')
  const given: EntryContent = {
    category: known.id,
    title: textOf(title),
    content: typeof content === 'string' ? content : '',
    tags: list,
    sections: [],
  }
  // Looked at as given if that is much too long: tidying millions of characters takes long.
  const isMuchTooLong =
    given.content.length > limits.content * 2 || given.tags.length > limits.tags * 2
  const words = isMuchTooLong ? given : normalizeContent(given)
  return firstProblem(words) ?? words
}

/** `words`: a string if they have a problem. */
function isUnchanged(own: EntryContent, words: EntryContent | string): boolean {
  if (typeof words === 'string') return false
  return isSame(own, words) || isSame(normalizeContent(own), words)
}

function firstProblem(words: EntryContent): string | undefined {
  return Object.entries(entryProblems(words))[0]?.join(': ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, limits.title * 2) : ''
}

function titleKey({ category, title }: EntryContent): string {
  return `${category}\n${title.normalize('NFKC').toLowerCase()}`
}

/** The same id for the same entry, on every server and every attempt. */
function idFor(words: EntryContent): string {
  return createHash('sha256').update(titleKey(words)).digest('base64url').slice(0, 22)
}
