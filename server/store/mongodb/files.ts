/**
 * Files in GridFS, shared by all servers on the same MongoDB. A file's name is its hash, and unique.
 * Files being written are noted in `pending`, so that chunks left by a dead server are found.
 */
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Db, GridFSBucket, type GridFSFile, ObjectId } from 'mongodb'
import { Incoming } from '../files/incoming'
import type { Files, Part, Received } from '../files/port'
import { isDuplicate } from '../port'
import { storeError } from './failure'

const bucketName = 'content'
/** Longer than any upload into GridFS: anything still pending was left behind. */
const pendingMs = 3_600_000

interface Pending {
  _id: ObjectId
  at: Date
}

export class GridFiles implements Files {
  private readonly incoming: Incoming
  private readonly bucket: GridFSBucket
  private prepared: Promise<unknown> | undefined

  constructor(
    private readonly db: Db,
    incomingFolder: string,
  ) {
    this.incoming = new Incoming(incomingFolder, { ownsFolder: false })
    this.bucket = new GridFSBucket(db, { bucketName })
  }

  receive(pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Received> {
    return this.incoming.receive(pieces, maxBytes)
  }

  async store(received: Received): Promise<void> {
    await this.translateErrors(async () => {
      await this.prepare()
      while (!(await this.touch(received.sha256)) && !(await this.write(received)));
    })
    await received.discard()
  }

  sizeOf(sha256: string): Promise<number | null> {
    return this.translateErrors(async () => (await this.find(sha256))?.length ?? null)
  }

  read(sha256: string, part?: Part): Promise<Readable> {
    return this.translateErrors(async () => {
      const file = await this.find(sha256)
      if (!file) throw new Error('There is no such file.')
      const range = part && { start: part.start, end: part.end + 1 }
      return this.bucket.openDownloadStream(file._id, range)
    })
  }

  /** Deletes the file only if unchanged since the check: whoever stores it meanwhile touches it first. */
  removeUnless(sha256: string, isNeeded: () => Promise<boolean>): Promise<boolean> {
    return this.translateErrors(async () => {
      const file = await this.find(sha256)
      if (!file) return true
      if (await isNeeded()) return false
      const { _id, metadata = {} } = file
      await this.note(_id)
      const { deletedCount } = await this.files.deleteOne({ _id, metadata })
      if (deletedCount === 1) await this.chunks.deleteMany({ files_id: _id })
      await this.pending.deleteOne({ _id })
      return deletedCount === 1
    })
  }

  async *all(): AsyncGenerator<string> {
    try {
      for await (const { filename } of this.bucket.find({})) yield filename
    } catch (error) {
      throw storeError(error)
    }
  }

  async tidy(): Promise<void> {
    await this.incoming.tidy()
    await this.translateErrors(async () => {
      const before = new Date(Date.now() - pendingMs)
      for (const { _id } of await this.pending.find({ at: { $lt: before } }).toArray())
        await this.clean(_id)
    })
  }

  /** Marks the file, which a concurrent removal notices. Resolves to whether the file exists. */
  private async touch(sha256: string): Promise<boolean> {
    const metadata = { touched: new ObjectId().toHexString() }
    const { matchedCount } = await this.files.updateOne(
      { filename: sha256 },
      { $set: { metadata } },
    )
    return matchedCount === 1
  }

  /** Resolves to false if somebody else has just written the same file. */
  private async write({ sha256, path }: Received): Promise<boolean> {
    const _id = new ObjectId()
    await this.note(_id)
    const metadata = { touched: _id.toHexString() }
    try {
      const target = this.bucket.openUploadStreamWithId(_id, sha256, { metadata })
      await pipeline(createReadStream(path), target)
      await this.pending.deleteOne({ _id })
      return true
    } catch (error) {
      // Perhaps only the reply was lost, and the file is whole: tidy looks at what is left.
      if (!isDuplicate(error)) throw error
      await this.clean(_id)
      return false
    }
  }

  /** Deletes the chunks of a file that was never finished. */
  private async clean(_id: ObjectId): Promise<void> {
    const isWhole = (await this.files.countDocuments({ _id }, { limit: 1 })) > 0
    if (!isWhole) await this.chunks.deleteMany({ files_id: _id })
    await this.pending.deleteOne({ _id })
  }

  private async note(_id: ObjectId): Promise<void> {
    await this.pending.insertOne({ _id, at: new Date() }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error // noted by another server
    })
  }

  private find(sha256: string): Promise<GridFSFile | null> {
    return this.files.findOne({ filename: sha256 })
  }

  private get files() {
    return this.db.collection<GridFSFile>(`${bucketName}.files`)
  }

  private get chunks() {
    return this.db.collection<{ files_id: ObjectId }>(`${bucketName}.chunks`)
  }

  private get pending() {
    return this.db.collection<Pending>(`${bucketName}.pending`)
  }

  /** Unique indexes: two servers writing the same content at once store one file. */
  private async prepare(): Promise<void> {
    this.prepared ??= Promise.all([
      this.files.createIndex({ filename: 1 }, { unique: true, name: 'filename_once' }),
      this.chunks.createIndex({ files_id: 1, n: 1 }, { unique: true }),
      this.pending.createIndex({ at: 1 }),
    ])
    try {
      await this.prepared
    } catch (error) {
      this.prepared = undefined
      throw error
    }
  }

  private async translateErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw storeError(error)
    }
  }
}
