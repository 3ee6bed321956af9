/**
 * Reads an embedded store's documents as of one moment, with or without a process that owns the
 * folder. Until it is closed, the owner can't reuse pages it frees: the file grows by everything
 * written meanwhile.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { open } from 'lmdb'
import { collectionNames } from '../../collections'
import type { CollectionName, Stored } from '../../port'
import { createCodec, namesKeyOf } from './codec'
import type { Table } from './table'

interface Snapshot {
  /** In the order of their ids. */
  documents(name: CollectionName): AsyncIterable<Stored>
  close(): Promise<void>
}

/** Throws if there is no embedded store in the data folder. */
export function requireStore(dataDir: string): void {
  if (!existsSync(join(dataDir, 'store', 'data.mdb')))
    throw new Error(`There is no data in ${dataDir} yet.`)
}

export function openSnapshot(dataDir: string): Snapshot {
  const folder = join(dataDir, 'store')
  requireStore(dataDir)
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const
  const options = { path: folder, readOnly: true, noSubdir: false, maxDbs: 256, ...binary }
  const root = open<Buffer, Buffer>(options)
  // Opens all tables before the transaction, since opening one starts a transaction. undefined if
  // missing.
  const table = (name: string): Table | undefined => root.openDB<Buffer, Buffer>(name, binary)
  const about = table('about')
  const tables = new Map(collectionNames.map((name) => [name, table(name)]))
  // lmdb's name for it; not a React hook.
  const transaction = root.useReadTransaction()
  return {
    async *documents(name) {
      const codec = createCodec({
        load: () => about?.get(namesKeyOf(name), { transaction }),
        save: () => {},
        compresses: false,
      })
      const rows = tables.get(name)?.getRange({ start: Buffer.from([0]), transaction }) ?? []
      for (const { value } of rows) yield codec.decode(value)
    },
    async close() {
      transaction.done()
      await root.close()
    },
  }
}
