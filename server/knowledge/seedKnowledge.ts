/**
 * Adds the seed entries to the store, each once: a deleted one isn't added again. A seed whose text
 * nobody has edited follows the program, so that answers use current prices. So do its ways of
 * asking, unless an admin has published others.
 */
import { createHash } from 'node:crypto'
import { type EntryContent, isSame } from '#shared/knowledge/rules'
import { insertIfNew } from '../store/concurrentWrites'
import type { Store, Stored } from '../store/port'
import { contentOf, type StoredVersion } from './record'
import { basicInfo } from './seeds/basicInfo'
import { installation } from './seeds/installation'
import { pricing } from './seeds/pricing'
import type { Seed } from './seeds/seed'

/** The specification's three seed entries (section 3), with all of its facts for them. */
export const seeds: readonly Seed[] = [basicInfo, installation, pricing]

interface SeedsGiven extends Stored {
  ids: string[]
  /** By id, a fingerprint of the texts that the entry was last given. */
  texts?: Record<string, string>
}

/** Safe to repeat, also after an interruption, and on several servers at once. */
export async function seedKnowledge(store: Store, now = new Date()): Promise<void> {
  const facts = store.collection<SeedsGiven>('facts')
  const given = await facts.findOne({ _id: 'knowledge-seeds' })
  const texts: Record<`texts.${string}`, string> = {}
  for (const seed of seeds) {
    if (!given?.ids.includes(seed.id)) await insert(store, seed, now)
    else if (!(await refresh(store, seed, given.texts?.[seed.id], now))) continue
    texts[`texts.${seed.id}`] = textsOf(seed)
  }
  const ids = seeds.map((seed) => seed.id)
  const $set = { ids, ...texts }
  await facts.updateOne({ _id: 'knowledge-seeds' }, { $set }, { upsert: true })
}

async function insert(store: Store, { id, ...seed }: Seed, now: Date): Promise<void> {
  await insertIfNew(store.collection('knowledge'), {
    _id: id,
    ...seed,
    lastUpdated: now,
    version: 1,
    rev: 1,
    status: 'published',
    origin: { kind: 'seed' },
    versions: [firstVersion(seed, now)],
  })
}

function firstVersion(seed: Omit<Seed, 'id'>, at: Date): StoredVersion {
  return { version: 1, at, words: contentOf(seed) }
}

/**
 * Leaves a seed that an admin has edited, or that has a draft. A concurrent write wins. Returns
 * whether the entry has the seed's texts now.
 */
async function refresh(
  store: Store,
  { id, ...seed }: Seed,
  given: string | undefined,
  now: Date,
): Promise<boolean> {
  const entries = store.collection('knowledge')
  const record = await entries.findOne({
    _id: id,
    'origin.kind': 'seed',
    status: 'published',
    changes: { $exists: false },
  })
  if (!record) return false
  const own = contentOf(record)
  const isUnpublished = record.version === 1
  if (!isUnpublished && ![given, textsOf(seed)].includes(textsOf(own))) return false
  const words = isUnpublished ? contentOf(seed) : withWaysOf(seed, own)
  if (isSame(own, words)) return true
  const version = { version: record.version, at: now, words }
  const versions = [...record.versions.slice(0, -1), version]
  const { matchedCount } = await entries.updateOne(
    { _id: id, rev: record.rev },
    { $set: { ...words, lastUpdated: now, versions }, $inc: { rev: 1 } },
  )
  return matchedCount > 0
}

function textsOf({ category, title, content, tags }: EntryContent): string {
  const texts = JSON.stringify([category, title, content, tags])
  return createHash('sha256').update(texts).digest('base64url')
}

/** Sections are matched by id. */
function withWaysOf(seed: EntryContent, { sections: own }: EntryContent): EntryContent {
  const sections = seed.sections.map((section) => {
    const { ways, never } = own.find(({ id }) => id === section.id) ?? section
    return { ...section, ways, never }
  })
  return { ...contentOf(seed), sections }
}
