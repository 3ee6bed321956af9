/**
 * Photos that wait for their form. Anyone may send them, so only a limited number waits, from one
 * network or phone number and in total, and none for long; those that no form brings go by themselves.
 */
import { photoLimits } from '#shared/contact/photos'
import { perDay } from '../../http/limits/limits'
import { Refusal } from '../../http/refusal'
import { freeBuffer } from '../../http/uploads/freeBuffer'
import type { DailyCount } from '../../jobs/dailyCount'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import type { UnusedFiles } from '../../store/unusedFiles'
import type { Image, StoredPhoto, StoredWaitingPhoto } from './documents'
import { noneForNow } from './read'

/** Enough for someone who takes photos in the morning and fills in the form at night. */
const keptMs = 12 * 3_600_000
/** Photos this close to expiry aren't used, so that nothing races with their deletion. */
const marginMs = 60_000

/** Ten forms being filled in at one address; and 1 GB in total, at 2 MB each. */
export const maxWaiting = { ofNetwork: 60, ofAll: 500 }
const dayCount = 'photo bytes'

export class WaitingPhotos {
  private readonly photos: Collection<StoredWaitingPhoto>

  constructor(
    private readonly store: Store,
    private readonly unusedFiles: UnusedFiles,
    private readonly daily: Pick<DailyCount, 'add' | 'count'>,
  ) {
    this.photos = store.collection('photos')
  }

  /** Before a photo is read: throws if it can't be kept, for its sender's photos or for everybody's. */
  async assertQuota(senderKey: string, most = maxWaiting.ofNetwork): Promise<void> {
    const tooMany = (text: string) => new Refusal('too-many', text, { retryAfter: 3_600 })
    if ((await this.photos.countDocuments({ senderKey }, { limit: most })) >= most)
      throw tooMany('Too many photos from your network wait for their form.')
    if ((await this.daily.count(`${dayCount} ${senderKey}`)) >= perDay.photoBytesOfNetwork)
      throw tooMany('Too many photos came from your network today.')
    if ((await this.daily.count(dayCount)) >= perDay.photoBytes) throw noneForNow()
    await this.photoToEvict(senderKey)
  }

  /** Resolves once it is kept. Throws 'unavailable' if there is no room. */
  async add(
    id: string,
    senderKey: string,
    image: Image,
    { at = new Date(), forMs = keptMs } = {},
  ): Promise<StoredPhoto> {
    const evicted = await this.photoToEvict(senderKey)
    if (evicted) await this.discard(evicted)
    const { files } = this.store
    const received = await files.receive(once(image.bytes), photoLimits.bytes)
    try {
      const { type, width, height } = image
      const { sha256, size } = received
      const photo = { sha256, size, type, width, height }
      if (await this.isBound(id, sha256)) return { id, ...photo }
      // First the document that needs the file, then the file: see Files.removeUnless.
      await this.insertOnce({
        _id: id,
        ...photo,
        senderKey,
        at,
        expiresAt: new Date(at.getTime() + forMs),
      })
      await files.store(received)
      return { id, ...photo }
    } finally {
      await received.discard()
    }
  }

  /** Those that exist, in the order of the ids. */
  async find(ids: readonly string[]): Promise<StoredPhoto[]> {
    if (ids.length === 0) return []
    const expiresAt = { $gt: new Date(Date.now() + marginMs) }
    const found = await this.photos.find({ _id: { $in: [...ids] }, expiresAt }).toArray()
    return [...new Set(ids)].flatMap((id) => {
      const photo = found.find(({ _id }) => _id === id)
      return photo ? withoutSender(photo) : []
    })
  }

  /** One sender's, the oldest first, as many as a form takes. */
  async ofSender(senderKey: string): Promise<StoredPhoto[]> {
    const expiresAt = { $gt: new Date(Date.now() + marginMs) }
    const found = await this.photos
      .find({ senderKey, expiresAt }, { sort: { at: 1 }, limit: photoLimits.count })
      .toArray()
    const free: StoredPhoto[] = []
    for (const one of found)
      if (!(await this.isBound(one._id, one.sha256))) free.push(withoutSender(one))
    return free
  }

  /** Deletes what one sender sent before a moment. */
  async forget(senderKey: string, before: Date): Promise<number> {
    const sent = await this.photos.find({ senderKey, at: { $lte: before } }).toArray()
    for (const { _id } of sent) await this.discard(_id)
    return sent.length
  }

  /** They belong to a request now. */
  async end(photos: readonly StoredPhoto[]): Promise<void> {
    if (photos.length === 0) return
    const these = { _id: { $in: photos.map(({ id }) => id) } }
    const waiting = await this.photos.find(these).toArray()
    await this.photos.deleteMany(these)
    for (const { senderKey, size } of waiting)
      for (const name of [dayCount, `${dayCount} ${senderKey}`]) await this.daily.add(name, size)
  }

  async discard(id: string): Promise<void> {
    const photo = await this.photos.findOne({ _id: id })
    await this.photos.deleteOne({ _id: id })
    if (photo) await this.unusedFiles.drop(photo.sha256)
  }

  /**
   * The oldest photo of the sender with the most, if all room is taken, so that a few who fill it block
   * nobody. Throws if the sender has as many.
   */
  private async photoToEvict(senderKey: string): Promise<string | undefined> {
    if ((await this.photos.countDocuments({}, { limit: maxWaiting.ofAll })) < maxWaiting.ofAll)
      return undefined
    const projection = { senderKey: 1, at: 1 } as const
    const all = await this.photos.find({}, { sort: { at: 1 }, projection }).toArray()
    const counts = new Map<string, number>()
    for (const one of all) counts.set(one.senderKey, (counts.get(one.senderKey) ?? 0) + 1)
    const [heaviest = '', most = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
    const oldest = all.find((one) => one.senderKey === heaviest)
    if (!oldest || most <= (counts.get(senderKey) ?? 0) + 1) throw noneForNow()
    return oldest._id
  }

  /** Whether a request has it: its server may have died before it stopped waiting. */
  private async isBound(id: string, sha256: string): Promise<boolean> {
    const requests = this.store.collection('requests')
    return (await requests.findOne({ files: sha256, 'photos.id': id })) !== null
  }

  private async insertOnce(photo: StoredWaitingPhoto): Promise<void> {
    if (await insertIfNew(this.photos, photo)) return
    const earlier = await this.photos.findOne({ _id: photo._id })
    if (earlier?.sha256 !== photo.sha256)
      throw new Refusal('conflict', 'Another photo was sent with this id.')
  }
}

function withoutSender(photo: StoredWaitingPhoto): StoredPhoto {
  const { _id: id, sha256, size, type, width, height } = photo
  return { id, sha256, size, type, width, height }
}

/** Its memory is free once it is written, or couldn't be. */
async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  try {
    yield bytes
  } finally {
    freeBuffer(bytes)
  }
}
