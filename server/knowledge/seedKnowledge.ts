/**
 * Gives the store its first entries. Each is given once: deleted by an admin, it stays away. One whose
 * texts nobody has edited follows the program, so that a changed price is not answered with the old: its
 * ways of asking too, unless an admin has published others.
 */
import { createHash } from 'node:crypto'
import { isSame, type EntryContent } from '#shared/knowledge/rules'
import { isDuplicate, type Store, type Stored } from '../store/port'
import { contentOf, type StoredVersion } from './record'
import { seeds } from './seeds'
import type { Seed } from './seeds/seed'

interface SeedsGiven extends Stored {
  ids: string[]
  /** By id, a fingerprint of the texts that were given last. */
  texts?: Record<string, string>
}

/** Safe to repeat, also after it was cut short, and on several servers at once. */
export async function seedKnowledge(store: Store, now = new Date()): Promise<void> {
  const facts = store.collection<SeedsGiven>('facts')
  const given = await facts.findOne({ _id: 'knowledge-seeds' })
  for (const seed of seeds) {
    if (given?.ids.includes(seed.id)) await refresh(store, seed, given.texts?.[seed.id], now)
    else await insert(store, seed, now)
  }
  const ids = seeds.map((seed) => seed.id)
  const texts = Object.fromEntries(seeds.map((seed) => [seed.id, textsOf(seed)]))
  await unlessDone(() =>
    facts.updateOne({ _id: 'knowledge-seeds' }, { $set: { ids, texts } }, { upsert: true }),
  )
}

async function insert(store: Store, { id, ...seed }: Seed, now: Date): Promise<void> {
  const entries = store.collection('knowledge')
  await unlessDone(() =>
    entries.insertOne({
      ...{ _id: id, ...seed, lastUpdated: now, version: 1, rev: 1 },
      ...{ status: 'published', origin: { kind: 'seed' }, versions: [firstVersion(seed, now)] },
    }),
  )
}

function firstVersion(seed: Omit<Seed, 'id'>, at: Date): StoredVersion {
  return { version: 1, at, words: contentOf(seed) }
}

/** Another server may do the same at the same moment. */
async function unlessDone(step: () => Promise<unknown>): Promise<void> {
  await step().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
  })
}

/** What an admin has edited stays, and so does one with a draft. What was written in the meantime wins. */
async function refresh(
  store: Store,
  { id, ...seed }: Seed,
  given: string | undefined,
  now: Date,
): Promise<void> {
  const entries = store.collection('knowledge')
  const record = await entries.findOne({
    ...{ _id: id, 'origin.kind': 'seed', status: 'published' },
    changes: { $exists: false },
  })
  if (!record) return
  const own = contentOf(record)
  const isUnpublished = record.version === 1
  if (!isUnpublished && ![given, textsOf(seed)].includes(textsOf(own))) return
  const words = isUnpublished ? contentOf(seed) : withWaysOf(seed, own)
  if (isSame(own, words)) return
  const version = { version: record.version, at: now, words }
  const versions = [...record.versions.slice(0, -1), version]
  await entries.updateOne(
    { _id: id, rev: record.rev },
    { $set: { ...words, lastUpdated: now, versions }, $inc: { rev: 1 } },
  )
}

function textsOf({ category, title, content, tags }: EntryContent): string {
  const texts = JSON.stringify([category, title, content, tags])
  return createHash('sha256').update(texts).digest('base64url')
}

/** Its sections are known by their ids. */
function withWaysOf(seed: EntryContent, { sections: own }: EntryContent): EntryContent {
  const sections = seed.sections.map((section) => {
    const { ways, never } = own.find(({ id }) => id === section.id) ?? section
    return { ...section, ways, never }
  })
  return { ...contentOf(seed), sections }
}
