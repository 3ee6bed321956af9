/** Reads the knowledge to test: as published, with drafts, or as a change would make it. */
import type { Entry } from '#shared/knowledge/entry'
import { isSame, type EntryContent } from '#shared/knowledge/rules'
import type { Against } from '#shared/training/records'
import { type Log, newestEntries, publishedEntries } from '../../knowledge/knowledge'
import type { Store } from '../../store/port'
import type { Knowledge } from '../../whisper/whisper'

interface Change {
  entries: readonly {
    id: string
    /** Its newest words if omitted. */
    words?: EntryContent | undefined
    /** Whisper would no longer read it. */
    isGone: boolean
  }[]
  pages: readonly { path: string; isOn: boolean }[]
}

interface Parts {
  store: Store
  log: Log
  /** How often Whisper's knowledge has changed. */
  changes: () => Promise<number>
  /** Paths of the pages that Whisper doesn't read. */
  pagesOff: () => Promise<readonly string[]>
}

export class KnowledgeReader {
  constructor(private readonly parts: Parts) {}

  /** Read before the knowledge, so that it is never newer than what was tested. */
  changeCount(): Promise<number> {
    return this.parts.changes()
  }

  async of(kind: Against): Promise<Knowledge> {
    const reading = kind === 'draft' ? this.newest() : this.published()
    const [entries, pagesOff] = await Promise.all([reading, this.parts.pagesOff()])
    return { entries, pagesOff }
  }

  /** All newest content, with one entry in other words. */
  async drafted(entry?: { id: string; words: EntryContent }): Promise<Knowledge> {
    const draft = await this.of('draft')
    if (!entry) return draft
    const { id, words } = entry
    const others = draft.entries.filter((one) => one.id !== id)
    const stored = draft.entries.find((one) => one.id === id)
    const entries = [...others, entryOf(id, words, stored)].sort(inStoreOrder)
    return { ...draft, entries }
  }

  /** The knowledge after the change. */
  async changed({ entries, pages }: Change): Promise<Knowledge> {
    const [newest, published] = await Promise.all([this.newest(), this.of('published')])
    const newestById = new Map(newest.map((entry) => [entry.id, entry]))
    const after = new Map(published.entries.map((entry) => [entry.id, entry]))
    for (const { id, words, isGone } of entries) {
      const entry = words ? entryOf(id, words, newestById.get(id)) : newestById.get(id)
      if (isGone) after.delete(id)
      else if (entry) after.set(id, entry)
    }
    const pagesOff = new Set(published.pagesOff)
    for (const { path, isOn } of pages) {
      if (isOn) pagesOff.delete(path)
      else pagesOff.add(path)
    }
    return { entries: [...after.values()].sort(inStoreOrder), pagesOff: [...pagesOff] }
  }

  private published(): Promise<Entry[]> {
    return publishedEntries(this.parts.store, this.parts.log)
  }

  private newest(): Promise<Entry[]> {
    return newestEntries(this.parts.store, this.parts.log)
  }
}

function entryOf(id: string, words: EntryContent, stored: Entry | undefined): Entry {
  if (stored && isSame(stored, words)) return stored
  return { ...words, id, version: stored?.version ?? 1, lastUpdated: new Date().toISOString() }
}

/** The store's order, which decides between equally good sections. */
function inStoreOrder(a: Entry, b: Entry): number {
  return compare(a.category, b.category) || compare(a.title, b.title)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
