/** Uploaded files: checked, stored, and available for one day to be used by a resource. */
import { randomUUID } from 'node:crypto'
import { dayMs } from '#shared/days'
import { endingOf, typeOf } from '#shared/resources/fileTypes'
import { limits } from '#shared/resources/limits'
import type { Upload } from '#shared/resources/records'
import { safeFilename } from '#shared/resources/safeFilename'
import { Refusal } from '../http/refusal'
import { TooManyBytes } from '../store/errors'
import type { Collection, Store, Stored } from '../store/port'
import { contentProblem } from './contentProblem'
import type { StoredFile } from './documents'

declare module '../store/port' {
  interface Documents {
    uploads: StoredUpload
  }
}

interface StoredUpload extends Stored, StoredFile {
  filename: string
  at: Date
  /** TTL. */
  expiresAt: Date
}

const keptMs = dayMs

export class Uploads {
  private readonly uploads: Collection<StoredUpload>

  constructor(private readonly store: Store) {
    this.uploads = store.collection('uploads')
  }

  /** `assertSender`: throws if the sender is no longer allowed. */
  async receive(
    pieces: AsyncIterable<Uint8Array>,
    name: string,
    assertSender: () => Promise<void>,
  ): Promise<Upload> {
    const filename = safeFilename(name)
    const type = typeOf(filename)
    if (!type) throw refuseFile('Files of this type can’t be uploaded.')
    const { files } = this.store
    const received = await files.receive(pieces, limits.fileBytes).catch((error: unknown) => {
      throw error instanceof TooManyBytes ? tooLarge() : error
    })
    try {
      await assertSender()
      const { sha256, size } = received
      if (size === 0) throw refuseFile('The file is empty.')
      const problem = await contentProblem(received.path, endingOf(filename))
      if (problem) throw refuseFile(problem)
      const at = new Date()
      const expiresAt = new Date(at.getTime() + keptMs)
      const upload = { _id: randomUUID(), filename, sha256, size, type, at, expiresAt }
      // Records the need before storing the file: see Files.removeUnless.
      await this.uploads.insertOne(upload)
      await files.store(received)
      return { id: upload._id, filename, sha256, size, type }
    } finally {
      await received.discard()
    }
  }

  find(id: string): Promise<StoredUpload | null> {
    return this.uploads.findOne({ _id: id })
  }

  async get(id: string): Promise<StoredUpload> {
    const upload = await this.find(id)
    if (!upload) throw uploadGone()
    return upload
  }

  /** The upload was used or is unwanted. Resolves to its file's hash, if it existed. */
  async end(id: string): Promise<string | null> {
    const upload = await this.find(id)
    await this.uploads.deleteOne({ _id: id })
    return upload?.sha256 ?? null
  }
}

export function uploadGone(): Refusal {
  const message = 'The file is no longer there. Please upload it again.'
  return new Refusal('invalid', 'Bad Request', { fields: { upload: message } })
}

export function tooLarge(): Refusal {
  return new Refusal('too-large', 'The file is larger than 200 MB.')
}

function refuseFile(message: string): Refusal {
  return new Refusal('invalid', message, { fields: { file: message } })
}
