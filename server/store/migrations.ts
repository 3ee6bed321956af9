/**
 * Brings stored documents to the current form, so that no other code handles older ones. A fact in
 * the store records each migration by name. Each changes only documents still in the older form, so
 * it can be interrupted, repeated, and run on several servers at once. A name is never removed from
 * the list nor reused.
 */
import { matchSections } from '#shared/knowledge/sections'
import { unfinished } from './contents'
import { encode } from './encoding'
import { NewerData, RestoreUnfinished } from './errors'
import { renameTellDue } from './migration/alertDue'
import {
  type Collection,
  isDuplicate,
  type Projection,
  type Store,
  type Stored,
  type UpdateFilter,
} from './port'

/** Any document, as an older program may have left it. */
interface Old extends Stored {
  [field: string]: unknown
}

/** Run before the server listens, in this order. Each resolves to the number of changed documents. */
const beforeListening: Readonly<Record<string, (store: Store) => Promise<number>>> = {
  'background-migrations-have-one-place': async (store) => {
    const facts = store.collection('facts')
    let changed = 0
    for (const name of inBackground) {
      if (!(await facts.findOne({ _id: name }))) continue
      await record(store, name)
      changed += (await facts.deleteOne({ _id: name })).deletedCount
    }
    return changed
  },
  'messages-have-a-channel': (store) =>
    addMissing(
      store.collection<Old>('messages'),
      ({ from }) => (from === 'visitor' ? { channel: 'chat' } : {}),
      { from: 1, channel: 1 },
    ),
  'knowledge-entries-are-whole': (store) =>
    addMissing(store.collection<Old>('knowledge'), wholeEntry),
  // Approved by a program that didn't record which were finished: the server erases them once more.
  'approved-erasures-are-finished': (store) =>
    addMissing(store.collection<Old>('conversations'), erasedAgain, { erasure: 1, eraseUntil: 1 }),
  // Numbers below all those counted up from 1, and the same however often this runs.
  'regression-runs-are-numbered': (store) =>
    addMissing(store.collection<Old>('regressionRuns'), ({ at }) => ({ n: -Number(at) })),
  'sessions-tell-whose-password': (store) =>
    addMissing(store.collection<Old>('sessions'), ({ role }) => ({ passwordOf: role })),
  'knowledge-entries-have-sections': (store) => addSections(store.collection<Old>('knowledge')),
  // E-mails sent before had a link to the quote form and nothing else.
  'emails-have-a-kind': (store) =>
    addMissing(
      store.collection<Old>('letters'),
      ({ link }) => ({ kind: 'quote-form', ...(link === undefined ? {} : { data: { link } }) }),
      { kind: 1, data: 1, link: 1 },
    ),
  'quotes-have-a-history': (store) =>
    addMissing(store.collection<Old>('quotes'), quoteHistory, {
      sentAt: 1,
      answer: 1,
      status: 1,
      revision: 1,
      history: 1,
    }),
  'decisions-hold-no-words': (store) => dropTaughtWords(store.collection<Old>('questionGroups')),
  'handovers-have-alert-due': renameTellDue,
}

/** Run by their subjects while the server is up, since they read all messages. */
const inBackground = [
  'old-uses-counted',
  'old-questions-queued',
  'section-uses-counted',
  'days-have-all-lists',
] as const

const prefix = 'migration:'
const known = new Set<string>([...Object.keys(beforeListening), ...inBackground])

/** Throws NewerData or RestoreUnfinished. Calls `changed` for each migration that changed something. */
export async function migrate(
  store: Store,
  changed: (name: string, documents: number) => void,
): Promise<void> {
  const facts = await store.collection('facts').find({}).toArray()
  assertRestored(facts)
  const applied = appliedMigrations(facts)
  assertKnown(applied)
  for (const [name, run] of Object.entries(beforeListening)) {
    if (applied.includes(name)) continue
    const documents = await run(store)
    await record(store, name)
    if (documents > 0) changed(name, documents)
  }
}

/** Runs `work` unless it was done before, and records it if it resolves to true. */
export async function migrateOnce(
  store: Store,
  name: (typeof inBackground)[number],
  work: () => Promise<boolean>,
): Promise<void> {
  if (await store.collection('facts').findOne({ _id: prefix + name })) return
  if (await work()) await record(store, name)
}

export function appliedMigrations(facts: readonly Stored[]): string[] {
  const ids = facts.map(({ _id }) => _id)
  return ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
}

export function assertKnown(migrations: readonly string[]): void {
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined) throw new NewerData(unknown)
}

export function assertRestored(facts: readonly Stored[]): void {
  if (facts.some(({ _id }) => _id === unfinished)) throw new RestoreUnfinished()
}

async function record(store: Store, name: string): Promise<void> {
  const facts = store.collection<Stored & { at: Date }>('facts')
  try {
    await facts.insertOne({ _id: prefix + name, at: new Date() })
  } catch (error) {
    if (!isDuplicate(error)) throw error // another server has recorded the same
  }
}

const pageSize = 500

/** A quote's history from before it was kept, as far as known. Without a name, an admin answered. */
function quoteHistory({ sentAt, answer, status, revision }: Old): { history: object[] } {
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

/** Adds missing fields to each document. A field that another server adds meanwhile stays. */
async function addMissing(
  collection: Collection<Old>,
  fieldsOf: (document: Old) => Readonly<Record<string, unknown>>,
  projection: Projection = {},
): Promise<number> {
  let changed = 0
  for (let last = ''; ;) {
    const page = await collection
      .find({ _id: { $gt: last } }, { sort: { _id: 1 }, limit: pageSize, projection })
      .toArray()
    const updates = new Map<string, { name: string; value: unknown; ids: string[] }>()
    for (const document of page) {
      const missing = Object.entries(fieldsOf(document)).filter(([name]) => !(name in document))
      for (const [name, value] of missing) {
        const key = encode([name, value])
        const ids = updates.get(key)?.ids ?? []
        updates.set(key, { name, value, ids: [...ids, document._id] })
      }
      if (missing.length > 0) changed++
      last = document._id
    }
    for (const { name, value, ids } of updates.values()) {
      const filter = { _id: { $in: ids }, [name]: { $exists: false } }
      const update = { $set: { [name]: value } } as UpdateFilter<Old>
      await collection.bulkWrite([{ updateMany: { filter, update } }])
    }
    if (page.length < pageSize) return changed
  }
}

/** The first program had no drafts; the next one omitted what no admin had changed. */
function wholeEntry(entry: Old): Readonly<Record<string, unknown>> {
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
async function addSections(entries: Collection<Old>): Promise<number> {
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
async function dropTaughtWords(groups: Collection<Old>): Promise<number> {
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

function erasedAgain({ erasure }: Old): Readonly<Record<string, unknown>> {
  const { status, decidedAt } = (erasure ?? {}) as { status?: string; decidedAt?: Date }
  return status === 'approved' && decidedAt ? { eraseUntil: decidedAt } : {}
}
