/**
 * Restores a backup into an empty store. Until everything is there and compared, a fact marks the
 * restore as unfinished, and no server starts on the store. Run again, it needs an empty store.
 */
import { collectionNames } from '../collections'
import {
  contentsOf,
  firstNonEmpty,
  isUnfinished,
  markFinished,
  markUnfinished,
  unfinished,
  unmarkedOf,
} from '../contents'
import type { BulkOperation, CollectionName, Store, Stored } from '../port'
import { type Inspected, readBackup } from './read'

const batchSize = 500
const sayEveryMs = 1000

/**
 * `inspected`: what the file should contain; the file is read once more. `adapt`: changes what is
 * restored and compared, before a server may start on it.
 */
export async function restore(
  file: string,
  inspected: Inspected,
  target: Store,
  say: (line: string) => void,
  adapt = async () => {},
): Promise<void> {
  await begin(target)
  let batch: BulkOperation<Stored>[] = []
  let into: CollectionName | undefined
  let written = 0
  let said = Date.now()
  const write = async () => {
    if (into && batch.length > 0) await target.collection(into).bulkWrite(batch)
    written += batch.length
    batch = []
    if (Date.now() - said < sayEveryMs) return
    said = Date.now()
    say(`${written.toLocaleString('en-US')} documents so far`)
  }
  await readBackup(file, {
    async document(name, document) {
      if (name !== into || batch.length === batchSize) await write()
      into = name
      batch.push({ insertOne: { document } })
    },
    async file(sha256, pieces) {
      const received = await target.files.receive(pieces, Number.POSITIVE_INFINITY)
      if (received.sha256 === sha256) await target.files.store(received)
      else await received.discard()
    },
  })
  await write()
  say('Comparing.')
  await compare(target, inspected)
  await adapt()
  await markFinished(target)
}

async function begin(target: Store): Promise<void> {
  if (await isUnfinished(target)) {
    for (const name of collectionNames)
      await target.collection(name).deleteMany({ _id: { $ne: unfinished } })
    return
  }
  if (await firstNonEmpty(target)) {
    const todo =
      target.kind.name === 'embedded'
        ? 'Move the data folder away, or name another in DATA_DIR'
        : 'Name an empty database in MONGODB_URI'
    throw new Error(
      `A server has stored data here before, so nothing was restored. ${todo}, then run this again.`,
    )
  }
  await markUnfinished(target)
}

async function compare(target: Store, { contents, until }: Inspected): Promise<void> {
  for (const name of collectionNames) {
    const { hash } = await contentsOf(unmarkedOf(target, name), name, until)
    if (hash !== contents.get(name)?.hash)
      throw new Error(`The contents of ${name} differ after the restore. Run it again.`)
  }
}
