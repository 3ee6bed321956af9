/** What Whisper would read: published, drafted, or what would be if these entries were published. */
import type { Entry } from '#shared/knowledge/entry'
import type { Words } from '#shared/knowledge/rules'
import type { Against } from '#shared/training/records'
import { type Log, newestEntries, publishedEntries } from '../../knowledge/publishedEntries'
import type { Store } from '../../store/port'
import type { Knowledge } from '../../whisper/createAnswerer'

export interface ToPublish {
  id: string
  /** Without them its newest. */
  words?: Words | undefined
}

interface Parts {
  store: Store
  log: Log
  /** How often what Whisper reads has changed. */
  changes: () => Promise<number>
  /** The paths of the pages that it does not read. */
  pagesOff: () => Promise<readonly string[]>
}

export class Reading {
  constructor(private readonly parts: Parts) {}

  /** Asked before the knowledge is read, so that it never says too much. */
  index(): Promise<number> {
    return this.parts.changes()
  }

  of(kind: Against): Promise<Knowledge> {
    return this.with(kind === 'draft' ? this.newest() : this.published())
  }

  /** As if these were published now. */
  async publishing(chosen: readonly ToPublish[]): Promise<Knowledge> {
    const [published, newest] = await Promise.all([this.published(), this.newest()])
    const newestById = new Map(newest.map((entry) => [entry.id, entry]))
    const after = new Map(published.map((entry) => [entry.id, entry]))
    for (const { id, words } of chosen) {
      const entry = words ? entryOf(id, words, newestById.get(id)) : newestById.get(id)
      if (entry) after.set(id, entry)
    }
    return this.with(Promise.resolve([...after.values()].sort(asRead)))
  }

  private async with(reading: Promise<Entry[]>): Promise<Knowledge> {
    const [entries, pagesOff] = await Promise.all([reading, this.parts.pagesOff()])
    return { entries, pagesOff }
  }

  private published(): Promise<Entry[]> {
    return publishedEntries(this.parts.store, this.parts.log)
  }

  private newest(): Promise<Entry[]> {
    return newestEntries(this.parts.store, this.parts.log)
  }
}

function entryOf(id: string, words: Words, stored: Entry | undefined): Entry {
  return { ...words, id, version: stored?.version ?? 1, lastUpdated: new Date().toISOString() }
}

/** In the order that the store gives them: what is equally good is chosen by it. */
function asRead(a: Entry, b: Entry): number {
  return compare(a.category, b.category) || compare(a.title, b.title)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
