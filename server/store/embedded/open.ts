/** The embedded store: one folder, no service to install, owned by one process at a time. */
import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { FolderNotWritable, StoreUnavailable } from '../errors'
import { startSweeping } from '../expire'
import { indexes as specs } from '../indexes'
import type { Collection, CollectionName, Store, Stored } from '../port'
import { buildMissing, dropUnlisted, openIndex } from './catalog'
import { createCollection, type EmbeddedCollection } from './collection'
import { openEnvironment } from './environment'
import { own } from './owner'
import { createRecords, type Records } from './records'
import { commitTo, createWriter } from './writer'

export interface EmbeddedStore extends Store {
  /** For tests and tools that look underneath. */
  readonly records: ReadonlyMap<string, Records>
}

export async function openEmbedded(
  dataDir: string,
  log: (line: object, message: string) => void,
): Promise<EmbeddedStore> {
  const folder = writableFolder(dataDir)
  const environment = openEnvironment(folder)
  const about = environment.table('about')
  let lost = false
  const ownership = await own(environment, about, folder, () => {
    lost = true
  }).catch(async (error: unknown) => {
    await environment.close()
    throw error
  })
  const commit = commitTo(environment.root)
  const writer = createWriter((puts) =>
    lost ? Promise.reject(new Error('Another server has taken the data folder.')) : commit(puts),
  )
  const records = new Map<string, Records>()
  const collections = new Map<string, EmbeddedCollection>()
  for (const [name, list] of Object.entries(specs)) {
    const indexes = list.map((spec) => openIndex(environment, about, name, spec))
    const these = createRecords(name, environment, about, writer, indexes)
    dropUnlisted(environment, about, name, indexes)
    await buildMissing(environment, about, these)
    records.set(name, these)
    collections.set(name, createCollection(these, writer))
  }
  let closing: Promise<void> | undefined
  const collection = <T extends Stored>(name: CollectionName) =>
    collections.get(name) as unknown as Collection<T>
  const stopSweeping = startSweeping(
    { collection },
    async () => {},
    (error) =>
      log({ err: error }, 'Expired documents could not be removed; the next sweep tries again.'),
  )

  async function close() {
    await stopSweeping()
    await writer.close()
    ownership.release()
    await environment.close()
  }

  return {
    kind: {
      name: 'embedded',
      description: `Embedded store in ${folder}: one server, no other service.`,
      expires: true,
      shared: false,
    },
    records,
    collection,
    async ping() {
      writer.assertOpen()
      if (lost) throw new StoreUnavailable('Another server has taken the data folder.')
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function writableFolder(dataDir: string): string {
  const folder = join(dataDir, 'store')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    throw new FolderNotWritable(dataDir, error)
  }
}
