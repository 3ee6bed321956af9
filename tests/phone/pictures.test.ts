/** Pictures by text: kept once, in the sender's quote form, and no longer than they should be. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredWaitingPhoto } from '#server/contact/photos/documents'
import { perDay } from '#server/http/limits/limits'
import type { Network } from '#server/http/outgoing/guardedRequest'
import type { Due } from '#server/phone/documents'
import { fetchPicture } from '#server/phone/inbound/pictures'
import { segments } from '#server/phone/segments'
import { keptText } from '#server/phone/wording'
import type { ContactRequest } from '#shared/contact/calls'
import { until } from '../chat/world'
import { exif, randomScan, secret, someJpeg, somePng, someWebp } from '../contact/somePhotos'
import { type PhoneWorld, quick, startPhoneWorld, texts } from './phoneWorld'
import { accountSid, type Media, signedIn } from './standIn'
import { newSid } from './texting'

const pace = { ...quick, answerMs: 4_000 }
let world: PhoneWorld
let dataDir: string
let people = 300
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  world = await startPhoneWorld({ pace, dataDir })
})
afterAll(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(async () => {
  await waiting().deleteMany({})
})

function person(): string {
  people += 1
  return `+1202555${String(people).padStart(4, '0')}`
}
const waiting = () => world.store.collection<StoredWaitingPhoto>('photos')
const arrivals = () => world.store.collection<Due>('arrivals')

/** Fields of a text with these pictures, at the stand-in. */
function withPictures(...all: (Buffer | string)[]): Record<string, string> {
  const urls = all.map((one) => (typeof one === 'string' ? one : world.provider.host(one)))
  const fields = urls.map((url, n) => [`MediaUrl${n}`, url])
  return { NumMedia: `${all.length}`, ...Object.fromEntries(fields) }
}
const send = (me: string, body: string, ...all: (Buffer | string)[]) =>
  world.text(me, body, withPictures(...all))

/** The link in the last text to this number. */
async function linkFor(me: string): Promise<string> {
  const before = world.sentTo(me).length
  await world.text(me, 'QUOTE')
  const sent = await texts(world, me, before + 1)
  const link = /https?:\S+\/request\/[\w-]{22}/.exec(sent.at(-1) ?? '')?.[0]
  if (!link) throw new Error(`No link: ${sent.at(-1)}`)
  return link
}

async function sendForm(link: string, photos: string[] = []): Promise<ContactRequest> {
  const message = `w${randomUUID().slice(0, 8)}`
  const fields = { name: 'Rosa Lima', phone: '202-555-0701', email: '', propertyType: 'home' }
  const body = new URLSearchParams({ ...fields, entrances: '1', message })
  for (const photo of photos) body.append('photos', photo)
  const reply = await fetch(link, { method: 'POST', headers: { origin: 'null' }, body })
  expect(reply.status).toBe(200)
  const path = `/api/contact/requests?search=${message}`
  const found = await world.call('GET', path, { cookie: await world.signIn() })
  return (await found.json()).requests[0]
}

test('texted photos are kept without location data and appear in the form', async () => {
  const me = person()
  await send(me, '', someJpeg({ more: [exif] }), somePng())
  const [told = ''] = await texts(world, me, 1)
  expect(told).toBe('Thank you, we kept 2 photos. Reply QUOTE for a form that already has them.')
  const link = await linkFor(me)
  expect(await (await fetch(link)).text()).toContain('The 2 photos you texted are included.')
  const request = await sendForm(link)
  expect(request.photos).toMatchObject([
    { width: 40, height: 30 },
    { width: 4, height: 3 },
  ])
  const cookie = await world.signIn()
  const path = `/api/contact/requests/${request.id}`
  const shown = () => world.call('GET', `${path}/photos/${request.photos?.[0]?.id}`, { cookie })
  const picture = await shown()
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await picture.arrayBuffer()).includes(secret)).toBe(false)
  expect(await waiting().countDocuments({})).toBe(0)
  // The next form begins without them.
  expect(await (await fetch(await linkFor(me))).text()).not.toContain('you texted')
  await world.call('DELETE', path, { cookie })
  expect((await shown()).status).toBe(404)
})

test('text beside photos is answered, and a seventh photo isn’t kept', async () => {
  const me = person()
  await send(me, 'Does it fit this gate?', ...Array.from({ length: 7 }, () => someJpeg()))
  const sent = await texts(world, me, 2)
  expect(sent.join()).toContain('You asked: Does it fit this gate?')
  expect(sent.join()).toContain('we kept 6 of 7 photos')
  await send(me, '', someWebp())
  expect((await texts(world, me, 3)).at(-1)).toContain("couldn't save")
  expect(await waiting().countDocuments({})).toBe(6)
  expect((await sendForm(await linkFor(me))).photos).toHaveLength(6)
})

test('with photos added in the form there are six at most, and texted ones come first', async () => {
  const me = person()
  const added = Array.from({ length: 6 }, () => randomUUID())
  for (const id of added)
    await fetch(`${world.url}/api/contact/photos/${id}`, {
      method: 'PUT',
      headers: { origin: world.url },
      body: somePng() as BodyInit,
    })
  await send(me, '', someJpeg())
  await texts(world, me, 1)
  const { photos = [] } = await sendForm(await linkFor(me), added)
  expect(photos).toHaveLength(6)
  expect(photos[0]).toMatchObject({ width: 40 })
  expect(photos.slice(1).map(({ id }) => id)).toEqual(added.slice(0, 5))
})

test('a picture reported twice, with a server stop in between, is kept and acknowledged once', async () => {
  const me = person()
  const MessageSid = newSid()
  const { NumMedia = '', ...urls } = withPictures(someJpeg(), world.provider.host('stalls'))
  const more = { MessageSid, NumMedia, ...urls }
  await Promise.all([1, 2, 3].map(() => world.text(me, '', more)))
  await until(async () => (await waiting().countDocuments({})) === 1)
  const { provider } = world
  await world.stop()
  provider.media[provider.media.indexOf('stalls')] = somePng()
  world = await startPhoneWorld({ pace, dataDir, provider })
  const sent = await texts(world, me, 1)
  expect(sent).toEqual([expect.stringContaining('we kept 2 photos')])
  await world.text(me, '', more)
  const photos = await waiting()
    .find({}, { sort: { at: 1 } })
    .toArray()
  expect(photos.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png'])

  // Processed again after the form has them: they don't wait for another.
  const request = await sendForm(await linkFor(me))
  expect(request.photos).toHaveLength(2)
  const due = new Date(Date.now() - 60_000)
  await arrivals().updateOne(
    { _id: MessageSid },
    {
      $set: {
        due,
        from: me,
        body: '',
        key: photos[0]?.senderKey ?? '',
        kind: { is: 'picture' },
        media: Object.values(urls),
      },
    },
  )
  await until(async () => !(await arrivals().findOne({ _id: MessageSid }))?.due, 15_000)
  expect(await waiting().countDocuments({})).toBe(0)
  expect(world.sentTo(me).filter((text) => text.includes('we kept'))).toHaveLength(1)
}, 60_000)

describe('a texted picture is refused', () => {
  test.each([
    ['a page', () => Buffer.from('<html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['half a photo', () => someJpeg().subarray(0, 90)],
    ['one that is too large', () => someJpeg({ scan: randomScan(3_000_000) })],
    ['one without end', () => 'endless'],
    ['one of too many pixels', () => someJpeg({ width: 2_049 })],
    ['a redirect to ourselves', () => `to ${world.url}/`],
    ['a redirect to a private address', () => 'to https://127.0.0.1:1/'],
    ['a redirect to a name for one', () => 'to https://localhost:1/'],
    ['a redirect to the metadata of a cloud', () => 'to https://169.254.169.254/latest'],
    ['a redirect to a file', () => 'to file:///etc/passwd'],
  ])('%s', async (_, made) => {
    const me = person()
    await send(me, '', world.provider.host(made() as Media))
    expect((await texts(world, me, 1))[0]).toContain("couldn't save that")
    expect(await waiting().countDocuments({})).toBe(0)
  })

  test('from an address that isn’t the account’s media, which is never requested', async () => {
    const me = person()
    const { url, fetched } = world.provider
    const other = `${url}/2010-04-01/Accounts/AC${'f'.repeat(32)}/Media/ME1`
    const climbing = `${url}/2010-04-01/Accounts/${accountSid}/../../x`
    const before = fetched.length
    await send(me, '', 'https://elsewhere.example/x', other, climbing, `${url}@evil.example/`, 'x')
    expect((await texts(world, me, 1))[0]).toContain("couldn't save that")
    expect(fetched).toHaveLength(before)
  })

  test('after retries when it can’t be fetched', async () => {
    const me = person()
    const MessageSid = newSid()
    const more = withPictures(world.provider.host('500'), someJpeg(), world.provider.host('stalls'))
    await world.text(me, '', { MessageSid, ...more })
    await until(async () => (await waiting().countDocuments({})) === 1)
    expect(world.sentTo(me)).toEqual([])
    // As if two minutes had passed.
    const past = new Date(Date.now() - 150_000)
    const due = { _id: MessageSid, due: { $exists: true } }
    await until(async () => {
      await arrivals().updateOne(due, { $set: { at: past, due: past } })
      return !(await arrivals().findOne(due))
    }, 30_000)
    await texts(world, me, 1)
    expect(world.sentTo(me)).toEqual([expect.stringContaining('we kept 1 of 3 photos')])
    expect(await arrivals().findOne({ _id: MessageSid })).toEqual({ _id: MessageSid, at: past })
  }, 60_000)

  test('unfetched after STOP', async () => {
    const me = person()
    await send(me, 'STOP', someJpeg())
    const before = world.provider.fetched.length
    await send(me, 'Look at this', someJpeg())
    await until(async () => (await world.interactions('search=look')).length === 1)
    await until(async () => !(await arrivals().findOne({ due: { $exists: true } })))
    expect(world.provider.fetched).toHaveLength(before)
    expect(await waiting().countDocuments({})).toBe(0)
  })

  test('beyond a number’s daily limit of bytes', async () => {
    const me = person()
    await send(me, '', someJpeg())
    await texts(world, me, 1)
    const [{ senderKey = '' } = {}] = await waiting().find({}).toArray()
    const days = world.store.collection('textDays')
    await sendForm(await linkFor(me))
    const counted = await days.find({}).toArray()
    const mine = counted.find(({ _id }) => _id.endsWith(`photo bytes ${senderKey}`))
    await days.updateOne(
      { _id: mine?._id ?? '' },
      { $set: { count: perDay.photoBytesOfNetwork } as object },
    )
    await send(me, '', someJpeg())
    expect((await texts(world, me, 3)).at(-1)).toContain("couldn't save that")
  })
})

describe('texted photos without a form', () => {
  test('expire with the link', async () => {
    const me = person()
    await send(me, '', someJpeg())
    await texts(world, me, 1)
    const [photo] = await waiting().find({}).toArray()
    const days = (photo?.expiresAt.getTime() ?? 0) / 86_400_000 - Date.now() / 86_400_000
    expect(Math.round(days)).toBe(14)
  })

  test('are erased with the number’s conversations, others’ stay', async () => {
    const [me, other] = [person(), person()]
    for (const one of [me, other]) {
      await send(one, 'Erasedword', someJpeg())
      await texts(world, one, 2)
    }
    await world.text(me, 'ERASE')
    await texts(world, me, 3)
    expect(await waiting().countDocuments({})).toBe(2)
    const all = await world.store
      .collection('conversations')
      .find({ phone: me } as object)
      .toArray()
    const cookie = await world.signIn()
    for (const { _id } of all)
      await world.call('POST', `/api/chat/conversations/${_id}/erasure/approval`, { cookie })
    await until(async () => (await waiting().countDocuments({})) === 1)
    await world.text(other, 'STOP')
    expect(await waiting().countDocuments({})).toBe(1)
  })

  test('and without text are deleted by ERASE without approval', async () => {
    const me = person()
    await send(me, '', someJpeg())
    await texts(world, me, 1)
    const photo = await waiting().findOne({})
    await world.text(me, 'ERASE')
    expect((await texts(world, me, 2)).at(-1)).toBe('Your photos were deleted, as you asked.')
    expect(await waiting().countDocuments({})).toBe(0)
    expect(await world.store.files.sizeOf(photo?.sha256 ?? '')).toBeNull()
  })
})

test('the confirmation fits one segment', () => {
  for (const [kept, of] of [
    [1, 1],
    [1, 2],
    [6, 6],
    [6, 10],
  ] as const)
    expect(segments(keptText(kept, of))).toBe(1)
})

test('media is fetched through the provider’s redirects, without credentials', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cdn-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=cdn.example', '-days', '1', '-nodes', '-newkey', 'rsa:2048']
  spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert])
  const asked: (string | undefined)[] = []
  const cdn = createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, reply) => {
      asked.push(request.headers.authorization)
      if (request.url === '/again') reply.writeHead(302, { location: '/photo' }).end()
      else if (request.url === '/forever') reply.writeHead(302, { location: '/forever' }).end()
      else if (request.url === '/file') reply.writeHead(302, { location: 'file:///photo' }).end()
      else reply.end('photo')
    },
  )
  cdn.listen(0, '127.0.0.1')
  await new Promise((resolve) => cdn.once('listening', resolve))
  const place = `https://cdn.example:${(cdn.address() as AddressInfo).port}`
  const network: Network = {
    addressesOf: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
  }
  const get = async (path: string) => {
    const url = world.provider.host(`to ${place}${path}`)
    const { signal } = new AbortController()
    const response = await fetchPicture(url, signedIn, signal, network)
    return response && (await response.toArray()).join('')
  }
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  try {
    expect(await get('/photo')).toBe('photo')
    expect(await get('/again')).toBe('photo')
    expect(await get('/file')).toBeNull()
    expect(await get('/forever')).toBeNull()
    expect(asked).toEqual(Array(7).fill(undefined))
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    cdn.close()
    rmSync(folder, { recursive: true })
  }
})
