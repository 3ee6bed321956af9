/** Delivering a file: in ranges, repeatedly, as HEAD; and to whom. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, until, type World } from '../chat/world'
import { rawConnection } from '../faults/rawSocket'
import {
  add,
  addFile,
  call,
  click,
  downloadsOf,
  type Users,
  open,
  signInUsers,
  signIn,
  somePdf,
  upload,
} from './adminAndDealer'

let world: World
let users: Users
const content = somePdf(2_000_000)
const etag = `"${createHash('sha256').update(content).digest('hex')}"`
let id: string
beforeAll(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
  id = (await addFile(users, content)).id
})
afterAll(() => world.close())

const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer())

describe('a part of a file', () => {
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=1000000-', 1_000_000, 1_999_999],
    ['bytes=-500', 1_999_500, 1_999_999],
  ])('is served: %s', async (range, start, end) => {
    const reply = await open(users, await click(users, id), { range })
    expect(reply.status).toBe(206)
    expect(reply.headers.get('content-range')).toBe(`bytes ${start}-${end}/2000000`)
    expect((await bytesOf(reply)).equals(content.subarray(start, end + 1))).toBe(true)
  })

  test('that doesn’t exist is refused with the size', async () => {
    const before = await downloadsOf(users, id)
    const reply = await open(users, await click(users, id), { range: 'bytes=2000000-' })
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */2000000'])
    expect(await downloadsOf(users, id)).toBe(before)
  })

  test('continues only if the file is unchanged', async () => {
    const address = await click(users, id)
    const range = 'bytes=10-19'
    const same = await open(users, address, { range, 'if-range': etag })
    expect([same.status, (await bytesOf(same)).length]).toEqual([206, 10])
    const modified = same.headers.get('last-modified') ?? ''
    expect((await open(users, address, { range, 'if-range': modified })).status).toBe(206)
    const other = await open(users, address, { range, 'if-range': '"another"' })
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, 2_000_000])
  })
})

test('an interrupted download resumes with the same version, even if a newer one exists', async () => {
  const resource = await addFile(users, somePdf(1_000_000))
  const address = await click(users, resource.id)
  const first = await open(users, address, { range: 'bytes=0-499999' })
  const tag = first.headers.get('etag') ?? ''
  const half = await bytesOf(first)
  const arrived = await upload(users, 'wiring.pdf', somePdf())
  const body = { upload: arrived.id }
  await call(users, 'admin', `POST /api/resources/${resource.id}/versions`, body)
  const rest = await open(users, address, { range: 'bytes=500000-', 'if-range': tag })
  expect(rest.status).toBe(206)
  const whole = Buffer.concat([half, await bytesOf(rest)])
  expect(createHash('sha256').update(whole).digest('hex')).toBe(resource.file?.sha256)
  expect(await downloadsOf(users, resource.id)).toBe(1)
})

test('HEAD has all headers, no body, and counts nothing', async () => {
  const resource = await addFile(users, somePdf(1234))
  const address = await click(users, resource.id)
  const asked = await open(users, address, {}, 'HEAD')
  expect([asked.status, asked.headers.get('content-length')]).toEqual([200, '1234'])
  expect(asked.headers.get('accept-ranges')).toBe('bytes')
  expect((await bytesOf(asked)).length).toBe(0)
  const known = { 'if-none-match': asked.headers.get('etag') ?? '' }
  expect((await open(users, address, known)).status).toBe(304)
  expect(await downloadsOf(users, resource.id)).toBe(0)
})

test('an external URL counts once, also after a HEAD', async () => {
  const resource = await add(users, { url: 'https://maker.example/manual.pdf' })
  const address = await click(users, resource.id)
  const asked = await open(users, address, {}, 'HEAD')
  expect(asked.headers.get('location')).toBe('https://maker.example/manual.pdf')
  await open(users, address)
  expect(await downloadsOf(users, resource.id)).toBe(1)
})

test.each([
  ['Türöffner "neu" – 門.pdf', 'Türöffner -neu- – 門.pdf'],
  ["it's 100%.pdf", "it's 100%.pdf"],
])('a filename in any script arrives unchanged: %s', async (name, safe) => {
  const arrived = await upload(users, name, somePdf())
  expect(arrived.filename).toBe(safe)
  const added = await add(users, { upload: arrived.id, filename: safe })
  const header = (await open(users, await click(users, added.id))).headers.get(
    'content-disposition',
  )
  const [, plain, exact] = /^attachment; filename="([ -~]+)"; filename\*=UTF-8''(\S+)$/.exec(
    header ?? '',
  ) ?? ['', '', '']
  expect(decodeURIComponent(exact ?? '')).toBe(safe)
  expect(plain).not.toMatch(/["\\]/)
})

describe('a download ticket', () => {
  test('belongs to the session that got it', async () => {
    const address = await click(users, id)
    const other = { ...users, dealer: await signIn(users.url, 'dealer') }
    expect((await open(other, address)).status).toBe(410)
    const asAdmin = await open({ ...users, dealer: users.admin }, address)
    expect(asAdmin.status).toBe(401)
    expect((await open(users, address)).status).toBe(200)
  })

  test('ends with the session', async () => {
    const guest = { ...users, dealer: await signIn(users.url, 'dealer') }
    const address = await click(guest, id)
    await call(guest, 'dealer', 'DELETE /api/session/dealer')
    expect((await open(guest, address)).status).toBe(401)
  })

  test('expires after some hours', async () => {
    const address = await click(users, id)
    const ticket = address.split('/').at(-1) ?? ''
    const past = { $set: { expiresAt: new Date(Date.now() - 1) } }
    await world.store.collection('tickets').updateOne({ _id: ticket }, past)
    const reply = await open(users, address)
    expect([reply.status, (await reply.json()).error.message]).toEqual([
      410,
      'This download link has expired. Please click the button again.',
    ])
  })
})

test.each([
  '../../../../etc/passwd',
  '..%2f..%2fstore%2fdata.mdb',
  '%2e%2e%2fstore',
  '....//store',
  '%00',
  'x'.repeat(300),
])('nothing outside the files folder is served: %s', async (path) => {
  const { port, host } = new URL(users.url)
  for (const address of [
    `/api/resources/tickets/${path}`,
    `/api/resources/${path}/preview`,
    `/files/${path}`,
    `/data/files/${path}`,
  ]) {
    const { socket, heard } = await rawConnection(Number(port))
    const cookie = `${users.admin}; ${users.dealer}`
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    )
    await once(socket, 'close')
    expect(heard()).toMatch(/^HTTP\/1.1 4\d\d /)
  }
})

test('a file can’t be found by its hash', async () => {
  const sha256 = etag.replaceAll('"', '')
  for (const address of [`/api/resources/tickets/${sha256}`, `/api/resources/${sha256}/preview`]) {
    expect((await open(users, address)).ok).toBe(false)
  }
})

test('an aborted download leaves no open file', async () => {
  const { port, host } = new URL(users.url)
  const large = await addFile(users, somePdf(20_000_000))
  for (let turn = 0; turn < 20; turn++) {
    const { socket, hears } = await rawConnection(Number(port))
    const address = await click(users, large.id)
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${users.dealer}\r\n\r\n`)
    await hears('HTTP/1.1 200')
    socket.destroy()
  }
  const isOpen = (descriptor: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(large.file?.sha256 ?? '')
    } catch {
      return false
    }
  }
  await until(() => !readdirSync('/proc/self/fd').some(isOpen))
  expect(await downloadsOf(users, large.id)).toBe(20)
})
