/** Opens LMDB the only way this store uses it: a commit counts once it is flushed to disk. */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { open, type RootDatabase } from 'lmdb'
import { StoreUnavailable } from '../../errors'
import { privateFile, privateFolder } from '../../private'
import type { Codec } from './codec'
import { type Commit, createCommit } from './commit'
import { assertDisk } from './disk'
import type { Doc } from './document'
import type { DocTable, Table } from './table'

export interface Environment {
  root: RootDatabase<Buffer, Buffer>
  commit: Commit
  /**
   * Whether its file was deleted or replaced: what is written goes to a file that no later start
   * finds.
   */
  isReplaced(): boolean
  /** Throws StoreUnavailable after close. */
  assertOpen(): void
  close(): Promise<void>
  /** Creates all tables opened in `work` in one commit, as a new folder has many. */
  opening<T>(work: () => T): T
  table(name: string): Table
  documents(name: string, codec: Codec): DocTable
}

/**
 * Options that lmdb reads but doesn't declare. A commit starts only when complete: if started
 * earlier, its thread would poll for the rest.
 */
const undeclared = {
  encoding: 'binary',
  keyEncoding: 'binary',
  txnStartThreshold: Number.POSITIVE_INFINITY,
  permissionsMode: privateFile,
} as const

export function openEnvironment(folder: string): Environment {
  mkdirSync(folder, { recursive: true, mode: privateFolder })
  assertDisk(folder)
  const root = open<Buffer, Buffer>({
    path: folder,
    noSubdir: false,
    maxDbs: 256,
    overlappingSync: false,
    eventTurnBatching: false,
    ...undeclared,
  })
  const inode = () => statSync(join(folder, 'data.mdb'), { throwIfNoEntry: false })?.ino
  const opened = inode()
  let closed = false
  return {
    root,
    commit: createCommit(root, folder),
    isReplaced: () => inode() !== opened,
    assertOpen() {
      if (closed) throw new StoreUnavailable('The store is closed.')
    },
    async close() {
      closed = true
      await root.close()
    },
    opening: (work) => root.transactionSync(work),
    table: (name) =>
      root.openDB<Buffer, Buffer>(name, { encoding: 'binary', keyEncoding: 'binary' }),
    documents: (name, codec) => {
      const options = { keyEncoding: 'binary', encoder: codec } as const
      return root.openDB<Doc, Buffer>(name, options)
    },
  }
}
