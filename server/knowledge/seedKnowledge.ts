/**
 * Gives the store its first entries. Each is given once: deleted by an admin, it stays away. One that
 * nobody has edited follows the program, its ways of asking too, so that a changed price is not answered
 * with the old.
 */
import { isSame } from '#shared/knowledge/rules'
import { type Filter, isDuplicate, type Store, type Stored } from '../store/port'
import { type KnowledgeRecord, ownWords, type StoredVersion } from './record'
import { seeds } from './seeds'
import type { Seed } from './seeds/seed'

interface SeedsGiven extends Stored {
  ids: string[]
}

/** Safe to repeat, also after it was cut short, and on several servers at once. */
export async function seedKnowledge(store: Store, now = new Date()): Promise<void> {
  const facts = store.collection<SeedsGiven>('facts')
  const given = await facts.findOne({ _id: 'knowledge-seeds' })
  for (const seed of seeds) {
    if (given?.ids.includes(seed.id)) await refresh(store, seed, now)
    else await insert(store, seed, now)
  }
  const ids = seeds.map((seed) => seed.id)
  await unlessDone(() =>
    facts.updateOne({ _id: 'knowledge-seeds' }, { $set: { ids } }, { upsert: true }),
  )
}

async function insert(store: Store, { id, ...seed }: Seed, now: Date): Promise<void> {
  const entries = store.collection<KnowledgeRecord>('knowledge')
  await unlessDone(() =>
    entries.insertOne({
      ...{ _id: id, ...seed, lastUpdated: now, version: 1, rev: 1 },
      ...{ status: 'published', origin: { kind: 'seed' }, versions: [firstVersion(seed, now)] },
    }),
  )
}

function firstVersion(seed: Omit<Seed, 'id'>, at: Date): StoredVersion {
  return { version: 1, at, words: ownWords(seed) }
}

/** Another server may do the same at the same moment. */
async function unlessDone(step: () => Promise<unknown>): Promise<void> {
  await step().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
  })
}

/**
 * One that an admin has published since has another version, and one with a draft has changes: both stay.
 * What was written in the meantime wins.
 */
async function refresh(store: Store, { id, ...seed }: Seed, now: Date): Promise<void> {
  const entries = store.collection<KnowledgeRecord>('knowledge')
  const isUnedited: Filter<KnowledgeRecord> = {
    ...{ _id: id, 'origin.kind': 'seed', version: 1, status: 'published' },
    changes: { $exists: false },
  }
  const record = await entries.findOne(isUnedited)
  if (!record || isSame(ownWords(record), seed)) return
  await entries.updateOne(
    { ...isUnedited, rev: record.rev },
    { $set: { ...seed, lastUpdated: now, versions: [firstVersion(seed, now)] }, $inc: { rev: 1 } },
  )
}
