/** The merged entries of an index as keys of a table, each found, added and removed by itself. */
import type { Commit } from '../disk/commit'
import type { Table } from '../disk/table'
import { type MergedEntries, optionsOf, type Range } from './entries'
import { bytesOf, type Code, codeOf } from './key'

/** Entries passed on without a pause. */
const pieceSize = 200
const nothingElse = Buffer.alloc(0)

export class TableEntries implements MergedEntries {
  constructor(
    private readonly table: Table,
    private readonly commit: Commit,
  ) {}

  *codes(range: Range, reverse: boolean): Generator<Code, void> {
    for (const key of this.table.getKeys(optionsOf(range, reverse))) yield codeOf(key)
  }

  async change(added: readonly Code[], gone: readonly Code[]): Promise<void> {
    await this.put(gone, undefined)
    await this.put(added, nothingElse)
  }

  clear(): void {
    if (this.table.getKeysCount({ limit: 1 }) > 0) this.table.clearSync()
  }

  refresh(): void {
    this.table.resetReadTxn()
  }

  private async put(codes: readonly Code[], value: Buffer | undefined): Promise<void> {
    for (let start = 0; start < codes.length; start += pieceSize) {
      const piece = codes.slice(start, start + pieceSize)
      await this.commit(piece.map((code) => ({ table: this.table, key: bytesOf(code), value })))
    }
  }
}
