/** Commits to LMDB: all puts of a call or none, flushed to disk when the promise resolves. */
import { asBinary, type RootDatabase } from 'lmdb'
import { createDiskCheck } from './disk'
import type { DocTable, Table } from './table'

export interface Put {
  table: Table | DocTable
  key: Buffer
  /** undefined removes the key. */
  value: Buffer | undefined
}

export type Commit = (puts: readonly Put[]) => Promise<void>

export function createCommit(root: RootDatabase<Buffer, Buffer>, folder: string): Commit {
  const assertDisk = createDiskCheck(folder)
  return async (puts) => {
    assertDisk()
    try {
      await root.batch(() => {
        for (const { table, key, value } of puts) {
          if (value) void (table as Table).put(key, asBinary(value) as unknown as Buffer)
          else void table.remove(key)
        }
      })
    } catch (error) {
      throw await reasonOf(error)
    } finally {
      root.resetReadTxn()
    }
  }
}

/** lmdb puts the reason in a promise of its own, which would end Node if left unhandled. */
async function reasonOf(error: unknown): Promise<unknown> {
  if (typeof error !== 'object' || error === null || !('commitError' in error)) return error
  try {
    await error.commitError
  } catch (reason) {
    return reason
  }
  return error
}
