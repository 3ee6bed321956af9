/**
 * Photos that were sent and wait for their form. Anybody may send them, so only so many wait, of one
 * network and of all together, and none for long; what nobody names goes by itself.
 */
import { photoLimits } from '#shared/contact/photos'
import { Refusal } from '../../http/refusal'
import { type Collection, isDuplicate, type Store } from '../../store/port'
import type { UnusedFiles } from '../../store/unusedFiles'
import type { Image, StoredPhoto, StoredWaitingPhoto } from './documents'
import { cleanImage } from './image'

/** As long as somebody may take who takes photos in the morning and fills in the form at night. */
const waitsMs = 12 * 3_600_000
/** The end of a photo's time is not raced for. */
const marginMs = 60_000

/** Ten forms that are being filled in behind one address; and 1 GB in all, at 2 MB each. */
export const mostWaiting = { ofNetwork: 60, ofAll: 500 }

export class WaitingPhotos {
  private readonly photos: Collection<StoredWaitingPhoto>

  constructor(
    private readonly store: Store,
    private readonly unusedFiles: UnusedFiles,
  ) {
    this.photos = store.collection('photos')
  }

  /** Throws where no more may wait. `by`: whose they are. */
  async assertRoom(by: string): Promise<void> {
    const { ofNetwork, ofAll } = mostWaiting
    if ((await this.photos.countDocuments({ by }, { limit: ofNetwork })) >= ofNetwork)
      throw new Refusal('too-many', 'Too many photos from your network wait for their form.', {
        retryAfter: 3_600,
      })
    if ((await this.photos.countDocuments({}, { limit: ofAll })) >= ofAll) throw noneForNow()
  }

  /** Resolves to its size in bytes, once it is kept. */
  async receive(id: string, by: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
    const image = checked(await gathered(pieces))
    const { files } = this.store
    const received = await files.receive(once(image.bytes), photoLimits.bytes)
    try {
      const at = new Date()
      const { type, width, height } = image
      const { sha256, size } = received
      // First the need, then the file: see Files.removeUnless.
      await this.insertOnce({
        ...{ _id: id, sha256, size, type, width, height, by, at },
        expiresAt: new Date(at.getTime() + waitsMs),
      })
      await files.keep(received)
      return size
    } finally {
      await received.discard()
    }
  }

  /** Those that are there, in the order of the ids. */
  async find(ids: readonly string[]): Promise<StoredPhoto[]> {
    if (ids.length === 0) return []
    const expiresAt = { $gt: new Date(Date.now() + marginMs) }
    const found = await this.photos.find({ _id: { $in: [...ids] }, expiresAt }).toArray()
    return [...new Set(ids)].flatMap((id) => {
      const photo = found.find(({ _id }) => _id === id)
      if (!photo) return []
      const { sha256, size, type, width, height } = photo
      return { id, sha256, size, type, width, height }
    })
  }

  /** A request has them now. */
  async end(photos: readonly StoredPhoto[]): Promise<void> {
    if (photos.length === 0) return
    await this.photos.deleteMany({ _id: { $in: photos.map(({ id }) => id) } })
  }

  async discard(id: string): Promise<void> {
    const photo = await this.photos.findOne({ _id: id })
    await this.photos.deleteOne({ _id: id })
    if (photo) await this.unusedFiles.drop(photo.sha256)
  }

  private async insertOnce(photo: StoredWaitingPhoto): Promise<void> {
    try {
      await this.photos.insertOne(photo)
    } catch (error) {
      if (!isDuplicate(error)) throw error
      const earlier = await this.photos.findOne({ _id: photo._id })
      if (earlier?.sha256 !== photo.sha256)
        throw new Refusal('conflict', 'Another photo was sent with this id.')
    }
  }
}

export function tooLarge(): Refusal {
  return new Refusal('too-large', 'The photo is larger than 2 MB.')
}

export function noneForNow(): Refusal {
  return new Refusal('unavailable', 'We can’t take photos right now. Send the form without them.', {
    retryAfter: 3_600,
  })
}

function checked(bytes: Buffer): Image {
  const image = cleanImage(bytes)
  if (!image) throw refuse('This isn’t a whole JPEG, PNG or WebP photo.')
  const { width, height } = image
  if (Math.min(width, height) < 1) throw refuse('This photo has no pixels.')
  if (Math.max(width, height) > photoLimits.side)
    throw refuse(`Photos can have up to ${photoLimits.side} pixels a side.`)
  return image
}

function refuse(message: string): Refusal {
  return new Refusal('invalid', message, { fields: { photo: message } })
}

/** In memory, because it is small. Copied, because a piece is gone when the next is asked for. */
async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > photoLimits.bytes) throw tooLarge()
    parts.push(Buffer.from(piece))
  }
  return Buffer.concat(parts)
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}
