/**
 * Adds ways of asking to entries' published words and drafts, or removes them, and publishes nothing
 * else. Many for one entry are one write; after a concurrent write it retries on the new state.
 */
import type { GivenWay, WaysAdded } from '#shared/knowledge/records'
import { areTooManyWays, isSame, type EntryContent } from '#shared/knowledge/rules'
import { type EntrySection, wayKey, type WayOrigin } from '#shared/knowledge/sections'
import {
  addWay,
  type DisplacedWay,
  displacedBy,
  hasRoom,
  otherKind,
  removeWay,
  restoreWay,
} from '#shared/knowledge/ways'
import { Refusal } from '../http/refusal'
import { retryIfChanged } from '../store/concurrentWrites'
import { versioned } from './decisions'
import type { Changed, Decide, Entries } from './entries'
import type { EntryEditor } from './entryEditor'
import { type KnowledgeRecord, contentOf } from './record'

type Reason = WaysAdded['refused'][number]['reason']

export interface Added extends WaysAdded {
  /** The added ways that weren't there before. */
  fresh: GivenWay[]
  /** What the added ways took out of the other list. */
  displaced: ReadonlyMap<GivenWay, DisplacedWay>
}

export class AddingWays {
  constructor(
    private readonly entries: Entries,
    private readonly editor: EntryEditor,
  ) {}

  /** Resolves when Whisper's next answer uses them; in the order given. */
  async add(ways: readonly GivenWay[]): Promise<Added> {
    const byEntry = new Map<string, GivenWay[]>()
    for (const way of ways) byEntry.set(way.entry, [...(byEntry.get(way.entry) ?? []), way])
    const done = await Promise.all([...byEntry].map(([id, given]) => this.addTo(id, given)))
    await this.editor.broadcast(done.flatMap(({ changed }) => changed ?? []))
    const refused = new Map(done.flatMap(({ refused }) => [...refused]))
    return {
      added: ways.filter((way) => !refused.has(way)),
      fresh: done.flatMap(({ fresh }) => fresh),
      displaced: new Map(done.flatMap(({ displaced }) => [...displaced])),
      refused: ways.flatMap((way) => {
        const reason = refused.get(way)
        return reason === undefined ? [] : [{ ...way, reason }]
      }),
    }
  }

  /**
   * Undoes the addition of a way, and puts back what it displaced. Removing a way that is already gone
   * isn't an error. The same words from elsewhere, such as another decision, stay.
   */
  remove(way: GivenWay, displaced?: DisplacedWay): Promise<void> {
    const without = (words: EntryContent) =>
      withSection(words, way.section, (section) => {
        const removed = removeWay(section, way, madeLike(way.from))
        return displaced
          ? restoreWay(removed, otherKind[way.kind], displaced.way, displaced.at)
          : removed
      })
    return this.edit(way.entry, (current, at) => {
      const own = without(contentOf(current))
      const changes = current.changes && without(current.changes)
      return updateOf(current, { own, changes, isTaught: true }, at)
    })
  }

  /** Applies to the entry's current state; does nothing if it is gone. */
  async edit(id: string, decide: Decide): Promise<void> {
    const changed = await this.write(id, decide)
    if (changed) await this.editor.broadcast([changed])
  }

  private async addTo(id: string, given: readonly GivenWay[]) {
    let added: WithWays | undefined
    const changed = await this.write(id, (current, at) => {
      added = withWays(current, given)
      const isTaught = added.displaced.size === 0
      return updateOf(current, { ...added, isTaught }, at)
    })
    if (!changed || !added) {
      const refused = new Map(given.map((way) => [way, 'not-found' as const]))
      return { changed, refused, fresh: [], displaced: new Map<GivenWay, DisplacedWay>() }
    }
    const { refused, fresh, displaced } = added
    return { changed, refused, fresh, displaced }
  }

  /** Applies to the entry's current state. Null if it is gone. */
  private write(id: string, decide: Decide): Promise<Changed | null> {
    return retryIfChanged(async () => {
      try {
        const { rev } = await this.entries.get(id)
        return await this.entries.change(id, rev, decide)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.code === 'not-found') return null
        if (error.code !== 'conflict') throw error
        return undefined
      }
    })
  }
}

interface WithWays {
  own: EntryContent
  changes: EntryContent | undefined
  refused: Map<GivenWay, Reason>
  fresh: GivenWay[]
  displaced: Map<GivenWay, DisplacedWay>
}

/** Adds each way to its section in the published words and the draft, or the only one that has it. */
function withWays(current: KnowledgeRecord, given: readonly GivenWay[]): WithWays {
  const refused: WithWays['refused'] = new Map()
  const fresh: GivenWay[] = []
  const displaced: WithWays['displaced'] = new Map()
  let { own, changes }: Pick<WithWays, 'own' | 'changes'> = {
    own: contentOf(current),
    changes: current.changes,
  }
  for (const way of given) {
    const reason = reasonAgainst([own, ...(changes ? [changes] : [])], way)
    if (reason) refused.set(way, reason)
    else {
      if (!isThere(own, way)) fresh.push(way)
      const moved = displacedIn(own, way) ?? (changes && displacedIn(changes, way))
      if (moved) displaced.set(way, moved)
      own = withWay(own, way)
      changes = changes && withWay(changes, way)
    }
  }
  return { own, changes, refused, fresh, displaced }
}

function reasonAgainst(all: readonly EntryContent[], way: GivenWay): Reason | undefined {
  if (wayKey(way.text) === '') return 'no-words'
  const sections = all.flatMap((words) => words.sections).filter(({ id }) => id === way.section)
  if (sections.length === 0) return 'not-found'
  const isFull = sections.some(
    (section) => !hasRoom(section, way.kind) && withGiven(section, way) !== section,
  )
  const isOverfull = all.some((words) => areTooManyWays(withWay(words, way).sections))
  return isFull || isOverfull ? 'full' : undefined
}

function isThere({ sections }: EntryContent, way: GivenWay): boolean {
  return sections.every((one) => one.id !== way.section || withGiven(one, way) === one)
}

function displacedIn({ sections }: EntryContent, way: GivenWay): DisplacedWay | undefined {
  const section = sections.find(({ id }) => id === way.section)
  return section && displacedBy(section, way)
}

function withWay(words: EntryContent, way: GivenWay): EntryContent {
  return withSection(words, way.section, (section) => withGiven(section, way))
}

function withSection(
  words: EntryContent,
  id: string,
  change: (section: EntrySection) => EntrySection,
): EntryContent {
  const sections = words.sections.map((one) => (one.id === id ? change(one) : one))
  return { ...words, sections }
}

function withGiven(section: EntrySection, { kind, text, from }: GivenWay) {
  return addWay(section, kind, { text, from })
}

function updateOf(
  current: KnowledgeRecord,
  { own, changes, isTaught }: Pick<WithWays, 'own' | 'changes'> & { isTaught: boolean },
  at: Date,
) {
  const isOwnSame = isSame(own, contentOf(current))
  const areChangesSame = !changes || !current.changes || isSame(changes, current.changes)
  if (isOwnSame && areChangesSame) return null
  const isPublished = current.status === 'published' && !isOwnSame
  const says = isPublished ? versioned(current, own, at, isTaught) : own
  if (!changes) return { $set: says }
  if (isSame(changes, own)) return { $set: says, $unset: { changes: '' as const } }
  return { $set: { ...says, changes } }
}

/** A suggestion's picks may have come after it was accepted for its marks. */
function madeLike(from: WayOrigin): readonly WayOrigin[] {
  return from === 'pick' || from === 'feedback' ? ['pick', 'feedback'] : [from]
}
