/** Receives and shows photos: taken from anyone within limits, shown to teammates only. */
import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { photoLimits } from '#shared/contact/photos'
import { perAddress } from '../../http/limits/limits'
import { blockOf, networkOf } from '../../http/limits/network'
import { NetworkBuckets } from '../../http/limits/networkBuckets'
import { Refusal } from '../../http/refusal'
import { uploadBody } from '../../http/uploads/uploadBody'
import { UploadSlots } from '../../http/uploads/uploadSlots'
import { keyedHash, ownSecret } from '../../store/ownSecret'
import type { Store } from '../../store/port'
import type { StoredPhoto } from './documents'
import { readImage, tooLarge } from './read'
import type { WaitingPhotos } from './waiting'

/** In memory while they come in and are stored: twice 96 MB at most. */
const slots = { all: 48 }
/** By then even a slow phone has sent far more than those who only hold a place. */
const minUploadMs = 2_000
/** A phone at a gate sends 400 kB within seconds, or in two minutes at 30 kbit/s. */
const maxUploadMs = 5 * 60_000

/** One that came by text. */
export interface TextedPhoto {
  id: string
  /** Its sender: a keyed hash of the number. */
  senderKey: string
  at: Date
  /** Called if there is room for it. Null if there is nothing to read. */
  open: () => Promise<AsyncIterable<Uint8Array> | null>
}

/** A request, or the message that photos came with. */
interface WithPhotos {
  photos?: readonly (Pick<StoredPhoto, 'id' | 'sha256' | 'size'> & { type: string })[]
}

const Id = z.uuid().toLowerCase()

export class Photos {
  private readonly sends = new NetworkBuckets(perAddress.photos)
  private readonly discards = new NetworkBuckets(perAddress.discardedPhotos)
  private readonly slots = new UploadSlots(slots, minUploadMs)
  private secret: Promise<string> | undefined

  constructor(
    private readonly store: Store,
    private readonly waiting: WaitingPhotos,
    /** How long one that came by text waits for its form. */
    private readonly textedForMs: number,
  ) {}

  async send(given: string, ip: string, request: IncomingMessage): Promise<{ bytes: number }> {
    const id = idOf(given)
    if (Number(request.headers['content-length']) > photoLimits.bytes) throw tooLarge()
    this.sends.take(ip)
    const block = blockOf(networkOf(ip))
    const senderKey = keyedHash(await this.ownSecret(), block)
    await this.waiting.assertQuota(senderKey)
    const { size } = await this.slots.within(block, request, async () =>
      this.waiting.add(id, senderKey, await readImage(uploadBody(request, maxUploadMs))),
    )
    return { bytes: size }
  }

  /** Read once; a read that failed is tried again. */
  private ownSecret(): Promise<string> {
    this.secret ??= ownSecret(this.store, 'network-key').catch((error: unknown) => {
      this.secret = undefined
      throw error
    })
    return this.secret
  }

  /**
   * Keeps one that came by text, once. Null if it's no photo, or there is no room for it. Throws what
   * `open` throws.
   */
  async keepTexted({ id, senderKey, at, open }: TextedPhoto): Promise<StoredPhoto | null> {
    const { waiting, textedForMs: forMs } = this
    const [known] = await waiting.find([id])
    if (known) return known
    try {
      await waiting.assertQuota(senderKey, photoLimits.count)
      const pieces = await open()
      if (!pieces) return null
      return await waiting.add(id, senderKey, await readImage(pieces), { at, forMs })
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  async discard(given: string, ip: string): Promise<void> {
    this.discards.take(ip)
    await this.waiting.discard(idOf(given))
  }

  async show({ photos = [] }: WithPhotos, id: string, reply: FastifyReply) {
    const photo = photos.find((one) => one.id === id)
    const { files } = this.store
    if (!photo || (await files.sizeOf(photo.sha256)) === null)
      throw new Refusal('not-found', 'Not Found')
    // Sniffing and scripts are forbidden in http/dataHeaders.ts, caching in http/serve.ts.
    reply.headers({
      'content-type': photo.type,
      'content-length': photo.size,
      'content-disposition': 'inline',
    })
    return reply.send(await files.read(photo.sha256))
  }

  stop(): Promise<void> {
    return this.slots.stop()
  }
}

function idOf(given: string): string {
  const id = Id.safeParse(given)
  if (!id.success) throw new Refusal('invalid', 'Bad Request', { fields: { id: 'is no UUID' } })
  return id.data
}
