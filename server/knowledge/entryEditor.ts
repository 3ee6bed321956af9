/** Admins' edits of entries: stored first, then read by Whisper, then sent to every admin. */
import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { EntryRecord, EntrySummary } from '#shared/knowledge/records'
import { isSame } from '#shared/knowledge/rules'
import { Refusal } from '../http/refusal'
import type { Live } from '../live/live'
import { readable } from '../store/readable'
import { published } from './decisions'
import { type Changed, type Decide, type Entries, type New, savedBefore } from './entries'
import type { KnowledgeReloader } from './knowledgeReloader'
import { toEntryRecord, toSummary } from './present'
import { type KnowledgeRecord, publishedContent } from './record'

interface Parts {
  entries: Entries
  reloader: KnowledgeReloader
  live: Live
  log: FastifyBaseLogger
}

interface EditingEvents {
  /** A taught entry was added, or Whisper reads new words from it. */
  taught: [record: KnowledgeRecord]
}

export class EntryEditor {
  readonly events = new EventEmitter<EditingEvents>()

  constructor(private readonly parts: Parts) {}

  /** A repeat may also publish the draft that the first call made. */
  async create(entry: New, publish: boolean): Promise<Changed> {
    const { entries } = this.parts
    await entries.assertRoomFor(1)
    let added = await entries.add(entry, publish)
    const { _id, status, changes, rev } = added.after
    const isPublished = status === 'published' && changes === undefined
    if (publish && !isPublished && rev === 1) added = await entries.change(_id, rev, published())
    else if (publish ? !isPublished : status !== 'draft') throw savedBefore()
    await this.broadcast([added])
    return added
  }

  /** `written`: how many are new; the others were added by an earlier call. */
  async addDrafts(drafts: readonly New[]): Promise<{ entries: EntrySummary[]; written: number }> {
    const { entries } = this.parts
    await entries.assertRoomFor(drafts.length)
    const added = await Promise.all(drafts.map((draft) => entries.add(draft)))
    return { entries: await this.broadcast(added), written: added.filter(isWritten).length }
  }

  async change(id: string, rev: number, decide: Decide): Promise<EntryRecord> {
    return this.broadcastOne(await this.parts.entries.change(id, rev, decide))
  }

  /** Publishes each separately: a conflict on one doesn't stop the others. */
  async publishMany(chosen: readonly { id: string; rev: number }[]) {
    const refused: string[] = []
    const publishing = chosen.map(async ({ id, rev }) => {
      try {
        return [await this.parts.entries.change(id, rev, published())]
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.push(id)
        return []
      }
    })
    return { published: await this.broadcast((await Promise.all(publishing)).flat()), refused }
  }

  async remove(id: string, rev: number): Promise<KnowledgeRecord> {
    const { entries, reloader, live } = this.parts
    const before = await entries.remove(id, rev)
    if (publishedContent(before)) await reloader.changed()
    live.teammates.emit('knowledgeRemoved', { id })
    return before
  }

  private async broadcastOne(changed: Changed): Promise<EntryRecord> {
    await this.broadcast([changed])
    return toEntryRecord(changed.after)
  }

  async broadcast(all: readonly Changed[]): Promise<EntrySummary[]> {
    const { reloader, live, log } = this.parts
    const summaries = await readable(
      all.map(({ after }) => after),
      toSummary,
      log,
    )
    const written = new Set(all.filter(isWritten).map(({ after }) => after._id))
    const news = summaries.filter(({ id }) => written.has(id))
    if (all.some(({ before, after }) => !isReadTheSame(before, after))) await reloader.changed()
    if (news.length > 0) live.teammates.emit('knowledge', news)
    for (const changed of all) {
      const isNews = changed.before === null || !isReadTheSame(changed.before, changed.after)
      if (changed.after.origin.kind === 'taught' && isNews) {
        this.events.emit('taught', changed.after)
      }
    }
    return summaries
  }
}

function isWritten({ before, after }: Changed): boolean {
  return before?.rev !== after.rev
}

/** Whether Whisper reads the same words from it. */
function isReadTheSame(before: KnowledgeRecord | null, after: KnowledgeRecord): boolean {
  const was = before && publishedContent(before)
  const is = publishedContent(after)
  if (!was || !is) return was === is
  return isSame(was, is) && before.version === after.version
}
