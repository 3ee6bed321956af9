/** The forms in which earlier versions left documents, and what the current one has instead. */
import { matchSections } from '#shared/knowledge/sections'
import type { Collection, Store, Stored } from '../port'
import type { Old } from './steps'

/** A quote's history from before it was kept, as far as known. Without a name, an admin answered. */
export function quoteHistory({ sentAt, answer, status, revision }: Old): { history: object[] } {
  const given = answer as { at: Date; by: string } | null | undefined
  const event = { revision, reason: '' }
  return {
    history: [
      ...(sentAt instanceof Date
        ? [{ ...event, at: sentAt, what: 'sent', by: '', isCustomers: false }]
        : []),
      ...(given
        ? [{ ...event, at: given.at, what: status, by: given.by, isCustomers: given.by !== '' }]
        : []),
    ],
  }
}

/** The first program had no drafts; the next one omitted what no admin had changed. */
export function wholeEntry(entry: Old): Readonly<Record<string, unknown>> {
  const { _id, category, title, content, lastUpdated } = entry
  const { tags = [], version = 1, status = 'published' } = entry
  const isSeed = ['basic-info', 'installation', 'pricing'].includes(_id)
  const published = [{ version, at: lastUpdated, words: { category, title, content, tags } }]
  return {
    version,
    status,
    rev: 0,
    origin: { kind: isSeed ? 'seed' : 'written' },
    versions: status === 'published' ? published : [],
  }
}

/** Adds sections to an entry's words, its draft and its versions, in one write per entry. */
export async function addSections(entries: Collection<Old>): Promise<number> {
  const withSections = (words: unknown) => {
    const { content } = words as { content: unknown }
    return { ...(words as object), sections: matchSections(String(content), []) }
  }
  let changed = 0
  for await (const { _id, content, changes, versions } of entries.find({
    sections: { $exists: false },
  })) {
    const all = Array.isArray(versions) ? versions : []
    const { matchedCount } = await entries.updateOne(
      { _id, sections: { $exists: false } },
      {
        $set: {
          sections: matchSections(String(content), []),
          ...(changes !== undefined && { changes: withSections(changes) }),
          versions: all.map((one) => ({ ...one, words: withSections(one.words) })),
        },
      },
    )
    changed += matchedCount
  }
  return changed
}

/** Where a group became ways of asking, keeps only their places: the words may be erased later. */
export async function dropTaughtWords(groups: Collection<Old>): Promise<number> {
  let changed = 0
  for await (const { _id, rev, taughtBy } of groups.find(
    {},
    { projection: { rev: 1, taughtBy: 1 } },
  )) {
    const by = Array.isArray(taughtBy)
      ? taughtBy.map((one) => String(one).replace(/ .*$/s, ''))
      : []
    const { modifiedCount } = await groups.updateOne(
      { _id, rev },
      {
        ...(by.length > 0 && { $set: { taughtBy: by } }),
        $unset: { 'decision.way': '', 'previous.way': '' },
      },
    )
    changed += modifiedCount
  }
  return changed
}

export function erasedAgain({ erasure }: Old): Readonly<Record<string, unknown>> {
  const { status, decidedAt } = (erasure ?? {}) as { status?: string; decidedAt?: Date }
  return status === 'approved' && decidedAt ? { eraseUntil: decidedAt } : {}
}

interface Older extends Stored {
  handover: { tellDue: Date; alertDue?: Date }
}

/** The time at which teammates are alerted to a handover was `tellDue` before it was `alertDue`. */
export async function renameTellDue(store: Store): Promise<number> {
  const conversations = store.collection<Older>('conversations')
  const older = conversations.find(
    { 'handover.tellDue': { $exists: true } },
    { projection: { 'handover.tellDue': 1 } },
  )
  let changed = 0
  for await (const { _id, handover } of older) {
    const { tellDue } = handover
    const { modifiedCount } = await conversations.updateOne(
      { _id, 'handover.tellDue': tellDue },
      { $set: { 'handover.alertDue': tellDue }, $unset: { 'handover.tellDue': '' } },
    )
    changed += modifiedCount
  }
  return changed
}
