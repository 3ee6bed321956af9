/**
 * Copies every collection and file to another, empty store, each collection in the order of its
 * ids, and compares the contents at the end. A stopped copy continues where it was when run again.
 * Until it is complete, a fact marks the target as unfinished, and no server starts on it.
 */
import { collectionNames } from './collections'
import {
  contentsOf,
  documentsOf,
  firstNonEmpty,
  isUnfinished,
  markFinished,
  markUnfinished,
  unfinished,
  unmarkedOf,
} from './contents'
import { copyFiles } from './copyFiles'
import { type CollectionName, isDuplicate, type Store, type Stored } from './port'

/** How far a copy has come: the last id of each collection. */
export interface Progress {
  load(): Readonly<Record<string, string>> | undefined
  save(lastIds: Readonly<Record<string, string>>): void
  /** Called when the copy is complete. */
  clear(): void
}

const batchSize = 500
const minute = 60_000

/** Returns how many documents were compared. Rejects if the target has other data or differs. */
export async function copyStore(
  source: Store,
  target: Store,
  progress: Progress,
  say: (line: string) => void,
): Promise<number> {
  // An unmarked target is another than the copy was begun to, or has since been used.
  const before = (await isUnfinished(target)) ? progress.load() : undefined
  if (before) say('Going on with a copy that was begun.')
  else await assertEmpty(target)
  const lastIds: Record<string, string> = { ...before }
  progress.save(lastIds)
  await markUnfinished(target)
  let documents = 0
  for (const name of collectionNames) {
    await copyCollection(source, target, name, lastIds, progress, say)
    if (before && !(await agree(source, target, name))) {
      say(`${name} has changed since the copy was begun, and is copied again.`)
      await target.collection(name).deleteMany({ _id: { $ne: unfinished } })
      delete lastIds[name]
      await copyCollection(source, target, name, lastIds, progress, say)
    }
    const compared = await agree(source, target, name)
    if (!compared) throw new Error(`The contents of ${name} differ after the copy.`)
    say(
      `${name}: ${compared.documents} documents, the same on both (sha256 ${compared.hash.slice(0, 16)})`,
    )
    documents += compared.documents
  }
  const files = await copyFiles(source.files, target.files, say)
  if (files > 0) say(`files: ${files}, the same on both (sha256)`)
  await markFinished(target)
  progress.clear()
  return documents
}

async function assertEmpty(target: Store) {
  const held = await firstNonEmpty(target)
  if (held) throw new Error(`The target already holds ${held}. Copy into an empty database.`)
}

async function copyCollection(
  source: Store,
  target: Store,
  name: CollectionName,
  lastIds: Record<string, string>,
  progress: Progress,
  say: (line: string) => void,
) {
  const last = lastIds[name]
  const filter = last === undefined ? {} : { _id: { $gt: last } }
  let batch: Stored[] = []
  let copied = 0
  let said = Date.now()
  const write = async () => {
    if (batch.length === 0) return
    await put(target, name, batch)
    lastIds[name] = batch.at(-1)?._id ?? ''
    progress.save(lastIds)
    copied += batch.length
    batch = []
    if (Date.now() - said < 1000) return
    said = Date.now()
    say(`${name}: ${copied} documents copied`)
  }
  for await (const document of source.collection(name).find(filter, { sort: { _id: 1 } })) {
    batch.push(document)
    if (batch.length === batchSize) await write()
  }
  await write()
}

/** After an interruption, part of the first batch may already be there, perhaps in an older state. */
async function put(target: Store, name: CollectionName, batch: readonly Stored[]) {
  const collection = target.collection(name)
  const inserts = batch.map((document) => ({ insertOne: { document } }))
  try {
    await collection.bulkWrite(inserts)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    await collection.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } })
    await collection.bulkWrite(inserts)
  }
}

/** The contents, if both stores have the same. */
async function agree(source: Store, target: Store, name: CollectionName) {
  const until = new Date(Date.now() + 5 * minute)
  const [here, there] = await Promise.all([
    contentsOf(documentsOf(source, name), name, until),
    contentsOf(unmarkedOf(target, name), name, until),
  ])
  return here.hash === there.hash ? here : undefined
}
