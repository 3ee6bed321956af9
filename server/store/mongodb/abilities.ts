/** Detects what this MongoDB server can do by trying it: versions of compatible servers say little. */
import type { Db, IndexDescription } from 'mongodb'
import { collectionNames, collections } from '../collections'
import type { IndexSpec } from '../collectionSpec'
import { isUnavailable } from './failure'

/** Of earlier versions, to drop; the embedded store drops whatever isn't declared. */
const formerIndexes: ReadonlySet<string> = new Set([
  'handover.tellDue_1',
  'standing_1_lastAt_-1__id_-1',
  'standing_1_reasons_1_lastAt_-1__id_-1',
  'standing_1_visitors_-1_lastAt_-1__id_-1',
  'entry_1_standing_1',
  'by_1',
  'by_1_at_1',
  'replaced_1',
])

/** Creates every index. Resolves to false if the server has no TTL indexes and made plain ones. */
export async function createIndexes(db: Db): Promise<boolean> {
  let expires = true
  for (const name of collectionNames) {
    const specs = collections[name].indexes
    await createCollection(db, name)
    const known = await db.collection(name).listIndexes().toArray()
    const fresh = specs
      .map(describe)
      .filter((index) => !known.some((old) => old.name === index.name))
    if (fresh.length > 0) expires = (await create(db, name, fresh)) && expires
    else expires = expires && !lostTtl(specs, known)
    for (const old of known) if (formerIndexes.has(old.name)) await drop(db, name, old.name)
  }
  return expires
}

/** Not every server can list the indexes of a collection that doesn't exist. */
async function createCollection(db: Db, name: string): Promise<void> {
  try {
    await db.createCollection(name)
  } catch (error) {
    if (isUnavailable(error)) throw error // otherwise it exists
  }
}

function describe({ key, packed: _, ...options }: IndexSpec): IndexDescription {
  const parts = Object.entries(key).map(([path, direction]) => `${path}_${direction}`)
  return { key, name: parts.join('_'), ...options }
}

/** Servers without TTL or sparse indexes get plain ones. */
async function create(db: Db, name: string, descriptions: IndexDescription[]): Promise<boolean> {
  try {
    await db.collection(name).createIndexes(descriptions)
    return true
  } catch (error) {
    if (isUnavailable(error)) throw error
    const plain = descriptions.map(({ expireAfterSeconds: _, sparse: __, ...rest }) => rest)
    await db.collection(name).createIndexes(plain)
    return descriptions.every(({ expireAfterSeconds }) => expireAfterSeconds === undefined)
  }
}

async function drop(db: Db, name: string, index: string): Promise<void> {
  try {
    await db.collection(name).dropIndex(index)
  } catch (error) {
    if (isUnavailable(error)) throw error // otherwise another server has dropped it
  }
}

/** Whether a TTL index was created as a plain one at an earlier start. */
function lostTtl(specs: readonly IndexSpec[], known: readonly Record<string, unknown>[]): boolean {
  return specs
    .filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
    .map(describe)
    .some(({ name }) => known.some((old) => old.name === name && !('expireAfterSeconds' in old)))
}

export async function hasChangeStreams(db: Db): Promise<boolean> {
  const stream = db.collection('servers').watch([], { maxAwaitTimeMS: 20 })
  try {
    await stream.tryNext()
    return true
  } catch (error) {
    if (isUnavailable(error)) throw error
    return false
  } finally {
    await stream.close().catch(() => {})
  }
}
