/** A request's photos on every store: sent by anybody, deleted with it, seen only by teammates. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredRequest } from '#server/contact/documents'
import type { StoredWaitingPhoto } from '#server/contact/photos/documents'
import { maxWaiting } from '#server/contact/photos/waiting'
import { perDay } from '#server/http/limits/limits'
import { createSweep } from '#server/store/expire'
import { UnusedFiles } from '#server/store/unusedFiles'
import { photoLimits } from '#shared/contact/photos'
import { until, type World } from '../chat/world'
import { worldKinds } from '../quotes/worldKinds'
import { gathered } from '../store/gathered'
import { zoneAtNoon } from '../zoneAtNoon'
import { exif, randomScan, secret, someJpeg, somePng } from './somePhotos'

describe.each(worldKinds)('on $name', ({ start }) => {
  let world: World
  let cookie: string
  beforeAll(async () => {
    // Each call comes from an address of its own, unless it specifies one.
    world = await start({ env: { TRUST_PROXY: '127.0.0.1', TIME_ZONE: zoneAtNoon() } })
    cookie = await world.signIn()
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await waiting().deleteMany({})
    await requests().deleteMany({})
    await world.store.collection('textDays').deleteMany({})
    await dropUnused()
    expect(await gathered(world.store.files.all())).toEqual([])
  })

  const waiting = () => world.store.collection<StoredWaitingPhoto>('photos')
  const requests = () => world.store.collection<StoredRequest>('requests')
  /** Checks all files for unused ones. */
  async function dropUnused() {
    const unusedFiles = new UnusedFiles(world.store, { warn() {} })
    await unusedFiles.sweeping
    await unusedFiles.stop()
  }
  let addresses = 0
  const elsewhere = () => `10.${(++addresses >> 8) & 255}.${addresses & 255}.1`

  function put(id: string, bytes: Uint8Array, from = elsewhere()): Promise<Response> {
    return fetch(`${world.url}/api/contact/photos/${id}`, {
      method: 'PUT',
      headers: { origin: world.url, 'x-forwarded-for': from },
      body: bytes as BodyInit,
    })
  }
  async function sent(bytes = someJpeg({ more: [exif] })): Promise<string> {
    const id = randomUUID()
    expect((await put(id, bytes)).status).toBe(200)
    return id
  }
  /** Adds this many waiting photos. */
  const fill = (count: number, senderKey: string) =>
    waiting().bulkWrite(
      Array.from({ length: count }, () => ({
        insertOne: {
          document: {
            _id: randomUUID(),
            sha256: 'x',
            size: 1,
            type: 'image/png',
            width: 1,
            height: 1,
            senderKey,
            at: new Date(),
            expiresAt: new Date(Date.now() + 3_600_000),
          } as StoredWaitingPhoto,
        },
      })),
    )
  const form = (photos: string[], changes: object = {}) => ({
    id: randomUUID(),
    name: 'Dana Alder',
    phone: '(202) 555-0171',
    propertyType: 'home',
    entrances: 1,
    photos,
    ...changes,
  })
  const send = (body: object) =>
    fetch(`${world.url}/api/contact/requests`, {
      method: 'POST',
      headers: {
        origin: world.url,
        'content-type': 'application/json',
        'x-forwarded-for': elsewhere(),
      },
      body: JSON.stringify(body),
    })
  const photoOf = (request: string, photo: string, as: { cookie?: string } = { cookie }) =>
    world.call('GET', `/api/contact/requests/${request}/photos/${photo}`, as)
  const refusal = async (reply: Response) => [reply.status, (await reply.json()).error.code]

  test('photos arrive with their request, without location data, for teammates only', async () => {
    const ids = [await sent(), await sent(somePng())]
    const draft = form(ids)
    const admin = await world.admin(cookie)
    expect(await (await send(draft)).json()).toMatchObject({ photos: 2 })
    await until(() => JSON.stringify(admin.told).includes(ids[1] ?? ''))
    expect(JSON.stringify(admin.told)).not.toContain('sha256')
    const got = await (
      await world.call('GET', `/api/contact/requests/${draft.id}`, { cookie })
    ).json()
    expect(got.photos).toEqual([
      { id: ids[0], width: 40, height: 30 },
      { id: ids[1], width: 4, height: 3 },
    ])
    const shown = await photoOf(draft.id, ids[0] ?? '')
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(bytes.includes(secret)).toBe(false)
    for (const who of [{}, { cookie: await world.signIn('dealer') }])
      expect((await photoOf(draft.id, ids[0] ?? '', who)).status).toBe(401)
    expect(await waiting().countDocuments({})).toBe(0)
    admin.close()
  })

  test('a repeated form keeps each photo once; newly added photos are added', async () => {
    const [first, second] = [await sent(), await sent()]
    const draft = form([first])
    const replies = await Promise.all([1, 2, 3].map(() => send(draft)))
    for (const reply of replies) expect(await reply.json()).toMatchObject({ photos: 1 })
    const again = { ...draft, photos: [first, second] }
    for (let n = 0; n < 2; n++)
      expect(await (await send(again)).json()).toMatchObject({ photos: 2 })
    expect(await requests().countDocuments({})).toBe(1)
    const more = await Promise.all(Array.from({ length: 4 }, () => sent()))
    const all = { ...draft, photos: [first, second, ...more] }
    expect(await (await send(all)).json()).toMatchObject({ photos: 6 })
    expect((await send({ ...all, photos: more })).status).toBe(409)
  })

  test('a corrected form keeps its photos except those removed', async () => {
    const [first, second, third] = [await sent(), await sent(), await sent()]
    const draft = form([first, second])
    await send(draft)
    const right = { ...draft, phone: '(202) 555-0199', photos: [second, third], corrects: true }
    expect(await (await send(right)).json()).toMatchObject({ photos: 2 })
    const found = await requests().find({}).toArray()
    expect(found.map(({ photos }) => photos?.map(({ id }) => id))).toEqual([[second, third]])
    const none = { ...right, photos: [] }
    expect(await (await send({ ...none, name: 'No Photos' })).json()).toMatchObject({
      photos: 0,
    })
    const { photos } = await (
      await world.call('GET', `/api/contact/requests/${draft.id}`, { cookie })
    ).json()
    expect(photos).toBeUndefined()
  })

  test('unknown or duplicate photo ids are dropped; too many or malformed ids are refused', async () => {
    const id = await sent()
    const reply = await send(form([randomUUID(), id, id.toUpperCase()]))
    expect(await reply.json()).toMatchObject({ photos: 1 })
    const none = await send(form([randomUUID()]))
    expect(await none.json()).toMatchObject({ photos: 0 })
    for (const photos of [Array.from({ length: 7 }, () => randomUUID()), ['x'], [{ $gt: '' }]])
      expect((await send(form(photos as string[]))).status).toBe(400)
    // Another request's photo isn't reachable through this one.
    const other = form([await sent()])
    await send(other)
    const [one] = await requests()
      .find({ _id: { $ne: other.id } })
      .toArray()
    expect((await photoOf(one?._id ?? '', other.photos[0] ?? '')).status).toBe(404)
  })

  test('invalid files are refused with a reason, and nothing of them stays', async () => {
    const id = randomUUID()
    const { bytes, side } = photoLimits
    const tooBig = someJpeg({ scan: randomScan(bytes) })
    expect(await refusal(await put(id, tooBig))).toEqual([413, 'too-large'])
    for (const rubbish of [
      Buffer.alloc(0),
      Buffer.from('<svg/>'),
      someJpeg().subarray(0, -3),
      someJpeg({ width: side + 1 }),
      someJpeg({ height: 0 }),
    ])
      expect(await refusal(await put(id, rubbish))).toEqual([400, 'invalid'])
    for (const name of ['x', '..%2f..%2fx', '__proto__'])
      expect((await put(name, someJpeg())).status).toBe(400)
    expect(await waiting().countDocuments({})).toBe(0)
    expect(await gathered(world.store.files.all())).toEqual([])
  })

  test('a repeated upload is one photo; another file under the same id is refused; removal deletes it', async () => {
    const id = randomUUID()
    const photo = someJpeg()
    const replies = await Promise.all([put(id, photo), put(id.toUpperCase(), photo)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await refusal(await put(id, someJpeg()))).toEqual([409, 'conflict'])
    for (let n = 0; n < 2; n++)
      expect((await world.call('DELETE', `/api/contact/photos/${id}`)).status).toBe(200)
    expect(await waiting().countDocuments({})).toBe(0)
    expect(await gathered(world.store.files.all())).toEqual([])
  })

  test('a photo that belongs to a request can’t be removed through an upload', async () => {
    const id = await sent()
    const draft = form([id])
    await send(draft)
    await world.call('DELETE', `/api/contact/photos/${id}`)
    await dropUnused()
    expect((await photoOf(draft.id, id)).status).toBe(200)
  })

  test('photos are deleted with their request; the same photo of another request stays', async () => {
    const photo = someJpeg()
    const [mine, others] = [form([await sent(photo), await sent()]), form([await sent(photo)])]
    await send(mine)
    await send(others)
    await world.call('DELETE', `/api/contact/requests/${mine.id}`, { cookie })
    expect(await gathered(world.store.files.all())).toHaveLength(1)
    expect((await photoOf(others.id, others.photos[0] ?? '')).status).toBe(200)
    expect((await photoOf(mine.id, mine.photos[0] ?? '')).status).toBe(404)
  })

  test('photos without a form are deleted automatically, as are those of old requests', async () => {
    await sent()
    await send(form([await sent()]))
    const ends = { $set: { expiresAt: new Date(Date.now() - 1_000) } }
    const sweep = createSweep(world.store, () => {})
    for (const { _id } of await waiting().find({}).toArray())
      await waiting().updateOne({ _id }, ends)
    await sweep()
    await dropUnused()
    expect(await gathered(world.store.files.all())).toHaveLength(1)
    // Deleted as by expiry; the sweep itself would check twice, an hour apart.
    await requests().deleteMany({})
    await dropUnused()
    expect(await gathered(world.store.files.all())).toEqual([])
  })

  test('photos waiting for their form are limited per address and per day', async () => {
    await put(randomUUID(), someJpeg(), '198.51.100.7')
    const [own] = await waiting().find({}).toArray()
    expect(own?.senderKey).not.toContain('198')
    await fill(maxWaiting.ofNetwork - 1, own?.senderKey ?? '')
    expect(await refusal(await put(randomUUID(), someJpeg(), '198.51.100.7'))).toEqual([
      429,
      'too-many',
    ])
    expect((await put(randomUUID(), someJpeg())).status).toBe(200)
    await waiting().deleteMany({})
    // Those that no form brought use up nothing of the day, however many they were.
    expect(await world.store.collection('textDays').countDocuments({})).toBe(0)
    const photo = someJpeg()
    const from = '198.51.100.8'
    const id = randomUUID()
    await put(id, photo, from)
    await send(form([id]))
    const days = () =>
      world.store
        .collection('textDays')
        .find({}, { sort: { _id: 1 } })
        .toArray()
    const [day, ofSender] = await days()
    expect(ofSender).toMatchObject({ count: day?.count })
    expect(day?.count).toBe(photo.length)
    const fullOfSender = { $set: { count: perDay.photoBytesOfNetwork } }
    await world.store.collection('textDays').updateOne({ _id: ofSender?._id ?? '' }, fullOfSender)
    expect((await put(randomUUID(), someJpeg(), from)).status).toBe(429)
    expect((await put(randomUUID(), someJpeg())).status).toBe(200)
    const full = { $set: { count: perDay.photoBytes } }
    await world.store.collection('textDays').updateOne({ _id: day?._id ?? '' }, full)
    expect(await refusal(await put(randomUUID(), someJpeg()))).toEqual([503, 'unavailable'])
    // A form without photos is still accepted.
    expect((await send(form([]))).status).toBe(200)
  })

  test('at the total limit of waiting photos the heaviest senders lose their oldest one', async () => {
    const { ofAll } = maxWaiting
    await fill(ofAll / 2, 'first')
    await fill(ofAll / 2 + 1, 'second')
    expect((await put(randomUUID(), someJpeg())).status).toBe(200)
    const count = (senderKey: string) => waiting().countDocuments({ senderKey })
    expect([await count('first'), await count('second')]).toEqual([ofAll / 2, ofAll / 2])
    await waiting().deleteMany({})
    for (let n = 0; n < ofAll; n++) await fill(1, `network ${n}`)
    expect(await refusal(await put(randomUUID(), someJpeg()))).toEqual([503, 'unavailable'])
  })

  test('a request deleted while its form is repeated with a photo stays deleted', async () => {
    for (let round = 0; round < 8; round++) {
      const [first, second] = [await sent(), await sent()]
      const draft = form([first])
      await send(draft)
      const path = `/api/contact/requests/${draft.id}`
      const [removed] = await Promise.all([
        world.call('DELETE', path, { cookie }),
        send({ ...draft, photos: [first, second] }),
        send({ ...draft, photos: [first, second] }),
      ])
      expect(removed.status).toBe(200)
      expect((await world.call('GET', path, { cookie })).status).toBe(404)
    }
  })

  test('an invalid file doesn’t count toward the daily limit', async () => {
    for (let n = 0; n < 5; n++)
      expect((await put(randomUUID(), Buffer.from('junk'))).status).toBe(400)
    expect(await world.store.collection('textDays').countDocuments({})).toBe(0)
  })

  test('a burst from one address is refused with a wait time before its body is read', async () => {
    const from = '198.51.100.9'
    const photo = someJpeg()
    const id = randomUUID()
    const replies: Response[] = []
    for (let n = 0; n < 61; n++) replies.push(await put(id, photo, from))
    expect(replies.at(-2)?.status).toBe(200)
    expect(replies.at(-1)?.status).toBe(429)
    expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
