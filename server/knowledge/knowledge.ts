/**
 * The knowledge base that Whisper answers from, written and published by admins. The subject's entry
 * point: it assembles the parts. Other subjects use the result to report a change to anything that
 * Whisper reads, to learn the number of changes, and to add ways of asking.
 */
import type { Entry } from '#shared/knowledge/entry'
import type { GivenWay, Use } from '#shared/knowledge/records'
import type { WayOrigin } from '#shared/knowledge/sections'
import { openingLimits } from '#shared/whisper/openingLimits'
import type { ServerContext } from '../context'
import { type Added, AddingWays } from './addingWays'
import { Entries } from './entries'
import { EntryEditor } from './entryEditor'
import { type Reader, KnowledgeReloader } from './knowledgeReloader'
import { seeds } from './seedKnowledge'
import { erasingTexts } from './visitorTexts'

export { Entries } from './entries'
export { type Log, newestEntries, publishedEntries } from './publishedEntries'
export type { KnowledgeRecord } from './record'
export type { Added } from './addingWays'
export { visitorTexts } from './visitorTexts'

export interface Knowledge {
  /** For its own calls: see serveKnowledge.ts. */
  parts: { entries: Entries; editor: EntryEditor; adding: AddingWays }
  events: EntryEditor['events']
  changed: () => Promise<void>
  changes: () => Promise<number>
  /** Resolves when Whisper's next answer uses them. */
  addWays: (ways: readonly GivenWay[]) => Promise<Added>
  /** Likewise, for a way that is removed, and for what it displaced. */
  removeWay: AddingWays['remove']
  /** Erases a visitor's texts: see visitorTexts.ts. */
  eraseTexts: (entry: string, isMeant: (text: string) => boolean) => Promise<void>
}

export async function knowledge(
  { app, store, live }: ServerContext,
  answerer: Reader | null,
): Promise<Knowledge> {
  const reloader = await KnowledgeReloader.open(store, live, answerer, app.log)
  const entries = new Entries(store, () => reloader.readSoon())
  const editor = new EntryEditor({ entries, reloader, live, log: app.log })
  app.addHook('preClose', () => reloader.close())

  const adding = new AddingWays(entries, editor)
  return {
    parts: { entries, editor, adding },
    events: editor.events,
    changed: () => reloader.changed(),
    changes: () => reloader.changes(),
    addWays: (ways) => adding.add(ways),
    removeWay: (way, displaced) => adding.remove(way, displaced),
    eraseTexts: (entry, isMeant) => adding.edit(entry, erasingTexts(isMeant)),
  }
}

/**
 * Questions to suggest, by the entries' number of uses not marked Not helpful: of those that answers
 * used, if these are enough. Until then undefined, for the site's own questions; or of all entries
 * where the seeds, which the site's own are about, are no longer published.
 */
export function suggestedQuestions(
  entries: readonly Entry[],
  uses: Readonly<Record<string, Use>>,
): string[] | undefined {
  const score = ({ id }: Entry) => {
    const { used = 0, notHelpful = 0 } = uses[id] ?? {}
    return used - notHelpful
  }
  const ranked = entries.toSorted((a, b) => score(b) - score(a))
  const questionsOf = (some: readonly Entry[]) => [
    ...new Set(some.flatMap((entry) => questionOf(entry) ?? [])),
  ]
  const used = questionsOf(ranked.filter((entry) => score(entry) > 0))
  if (used.length >= openingLimits.questions) return used
  const published = new Set(entries.map(({ id }) => id))
  return seeds.every(({ id }) => published.has(id))
    ? undefined
    : questionsOf(ranked.filter((entry) => score(entry) > 0 || !uses[entry.id]))
}

/** A way of asking that a teammate wrote or the seed has, never a visitor's; or a title that asks. */
function questionOf({ title, sections }: Entry): string | undefined {
  const ways = sections.flatMap((section) => section.ways)
  const from = (origin: WayOrigin) =>
    ways.filter((way) => way.from === origin).map(({ text }) => text)
  return [...from('written'), ...from('seed'), title].find(isQuestion)
}

/** One sentence as it would be written on a button, not "price?" as people type. */
const isQuestion = (text: string) =>
  text.length <= openingLimits.question && /^\p{Lu}[^.!?]* [^.!?]*\?$/u.test(text)
