/** Admins' actions on resources and what dealers then see, over HTTP. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Activity } from '#shared/activity/records'
import type { Resource } from '#shared/resources/records'
import { startWorld, until, type World } from '../chat/world'
import { gathered } from '../store/gathered'
import { rowsOf } from '../store/stores'
import {
  add,
  added,
  addFile,
  call,
  click,
  downloadsOf,
  draft,
  list,
  type Users,
  open,
  signInUsers,
  published,
  somePdf,
  upload,
} from './adminAndDealer'

let world: World
let users: Users
beforeEach(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
})
afterEach(() => world.close())

const ids = (resources: { id: string }[]) => resources.map(({ id }) => id)
const errorOf = async (reply: Response) => ({ status: reply.status, ...(await reply.json()).error })

describe('the default resources', () => {
  test('are there on the first read, not available yet', async () => {
    const first = await list(users)
    expect(first.map(({ filename, category, url }) => [filename, category, url])).toEqual([
      ['installation-guide.pdf', 'technical', ''],
      ['technical-specs.pdf', 'technical', ''],
      ['marketing-kit.zip', 'marketing', ''],
    ])
    expect(await published(users)).toMatchObject([
      { available: false, size: null, version: 0 },
      { available: false },
      { available: false },
    ])
  })

  test('stay deleted once removed, and keep an admin’s changes', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'defaults-'))
    await world.close()
    world = await startWorld({ dataDir })
    users = await signInUsers(world.url)
    await list(users)
    await call(users, 'admin', 'DELETE /api/resources/technical-specs')
    const kit = {
      ...draft({ title: 'Kit' }),
      url: 'https://cdn.example/kit',
      category: 'marketing',
      rev: 1,
    }
    await call(users, 'admin', 'PUT /api/resources/marketing-kit', kit)
    await world.close()
    world = await startWorld({ dataDir })
    users = await signInUsers(world.url)
    expect((await list(users)).map(({ title }) => title)).toEqual(['Installation Guide', 'Kit'])
    rmSync(dataDir, { recursive: true, force: true })
  })
})

describe('a resource with a URL', () => {
  test('is shown to admins and dealers as saved, live', async () => {
    const watching = await world.admin()
    const saved = await add(users, { url: 'https://cdn.example/wiring.pdf' })
    expect(saved).toMatchObject({
      title: 'Wiring diagram',
      category: 'technical',
      downloads: 0,
      version: 1,
      file: null,
      archived: false,
    })
    expect(Math.abs(saved.uploadDate - Date.now())).toBeLessThan(60_000)
    expect((await list(users)).at(2)).toEqual(saved)
    expect((await published(users)).at(2)).toEqual({
      id: saved.id,
      title: 'Wiring diagram',
      description: 'How the controller is wired.',
      category: 'technical',
      filename: 'wiring.pdf',
      size: null,
      date: saved.versionDate,
      version: 1,
      available: true,
    })
    await until(() => JSON.stringify(watching.told).includes(saved.id))
  })

  test('leads there, and is counted first', async () => {
    const { id } = await add(users, { url: 'https://cdn.example/wiring.pdf?a=1' })
    const address = await click(users, id)
    expect(await downloadsOf(users, id)).toBe(0)
    const reply = await open(users, address)
    expect([reply.status, reply.headers.get('location')]).toEqual([
      302,
      'https://cdn.example/wiring.pdf?a=1',
    ])
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await downloadsOf(users, id)).toBe(1)
  })

  test('gets a version when its URL changes, and none otherwise', async () => {
    const { id, rev } = await add(users, { url: 'https://cdn.example/1' })
    const change = (changes: object) =>
      call(users, 'admin', `PUT /api/resources/${id}`, draft(changes))
    const same = await change({ url: 'https://cdn.example/1', title: 'Other words', rev })
    expect(await same.json()).toMatchObject({ version: 1, title: 'Other words' })
    const moved = await change({ url: 'https://cdn.example/2', note: 'Moved.', rev: rev + 1 })
    expect(await moved.json()).toMatchObject({ version: 2, url: 'https://cdn.example/2' })
    const reply = await call(users, 'admin', `GET /api/resources/${id}/versions`)
    expect((await reply.json()).versions).toMatchObject([
      { version: 2, note: 'Moved.', url: 'https://cdn.example/2' },
      { version: 1, note: '', url: 'https://cdn.example/1' },
    ])
  })
})

describe('a resource with a file', () => {
  test('is served byte for byte, as an attachment', async () => {
    const content = somePdf(300_000)
    const { id, file, url } = await addFile(users, content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect([url, file]).toEqual(['', { size: 300_000, sha256, type: 'application/pdf' }])
    const reply = await open(users, await click(users, id))
    expect(reply.status).toBe(200)
    expect(Buffer.from(await reply.arrayBuffer()).equals(content)).toBe(true)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-disposition': `attachment; filename="wiring.pdf"; filename*=UTF-8''wiring.pdf`,
      'content-type': 'application/pdf',
      'content-length': '300000',
      'x-content-type-options': 'nosniff',
      etag: `"${sha256}"`,
    })
  })

  test('is replaced under the same link, with a note; older versions can still be viewed', async () => {
    const [first, second] = [somePdf(), somePdf()]
    const { id } = await addFile(users, first)
    const arrived = await upload(users, 'wiring v2.pdf', second)
    const body = { upload: arrived.id, note: 'Terminal 7 was wrong.' }
    const reply = await call(users, 'admin', `POST /api/resources/${id}/versions`, body)
    expect(await reply.json()).toMatchObject({ id, version: 2, filename: 'wiring v2.pdf' })
    const get = async (address: string) =>
      Buffer.from(await (await open(users, address)).arrayBuffer())
    expect((await get(await click(users, id))).equals(second)).toBe(true)
    const older = await call(users, 'admin', `GET /api/resources/${id}/preview?version=1`)
    expect(Buffer.from(await older.arrayBuffer()).equals(first)).toBe(true)
    expect(older.headers.get('content-disposition')).toContain('"wiring.pdf"')
    expect(await downloadsOf(users, id)).toBe(1)
  })

  test('replaced by two admins at once gets both versions', async () => {
    const { id } = await addFile(users, somePdf())
    const uploads = await Promise.all([1, 2].map(() => upload(users, 'new.pdf', somePdf())))
    const replace = (one: { id: string }) =>
      call(users, 'admin', `POST /api/resources/${id}/versions`, { upload: one.id })
    const replies = await Promise.all(uploads.map(replace))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { versions } = await (
      await call(users, 'admin', `GET /api/resources/${id}/versions`)
    ).json()
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
    expect(new Set(versions.map(({ file }: Resource) => file?.sha256)).size).toBe(3)
  })

  test('keeps its file when only its text changes', async () => {
    const { id, file, rev } = await addFile(users, somePdf())
    const body = draft({ title: 'New', rev })
    const reply = await call(users, 'admin', `PUT /api/resources/${id}`, body)
    expect(await reply.json()).toMatchObject({ title: 'New', version: 1, file })
  })

  test('can’t be saved under a name of another type', async () => {
    const { id } = await upload(users, 'wiring.pdf', somePdf())
    const body = added({ upload: id, filename: 'wiring.zip' })
    expect(await errorOf(await call(users, 'admin', 'POST /api/resources', body))).toMatchObject({
      code: 'invalid',
      fields: { filename: 'The file is PDF: its name must end in .pdf, not .zip.' },
    })
  })
})

describe('saving again after a lost reply', () => {
  const save = (address: string, body: object) => call(users, 'admin', address, body)
  const deedsOn = async (id: string) => {
    const { activities } = (await (await call(users, 'admin', 'GET /api/activity')).json()) as {
      activities: Activity[]
    }
    return activities.filter(({ subject }) => subject?.id === id).map(({ did }) => did)
  }

  test('adds a resource once, although its upload is used up', async () => {
    const body = added({ upload: (await upload(users, 'wiring.pdf', somePdf())).id })
    const [first, again] = [
      await (await save('POST /api/resources', body)).json(),
      await (await save('POST /api/resources', body)).json(),
    ]
    expect(again).toEqual(first)
    expect((await published(users)).filter(({ title }) => title === body.title)).toHaveLength(1)
    expect(await deedsOn(body.id)).toEqual(['Added a resource'])
    const other = await save('POST /api/resources', { ...body, title: 'Another' })
    expect(await errorOf(other)).toMatchObject({ status: 409 })
  })

  test('replaces a file once', async () => {
    const { id, rev } = await addFile(users, somePdf())
    const body = draft({ upload: (await upload(users, 'wiring.pdf', somePdf())).id, rev })
    const [first, again] = [
      await (await save(`PUT /api/resources/${id}`, body)).json(),
      await (await save(`PUT /api/resources/${id}`, body)).json(),
    ]
    expect(again).toEqual(first)
    expect(first).toMatchObject({ version: 2, rev: rev + 1 })
    const next = { upload: (await upload(users, 'wiring.pdf', somePdf())).id }
    await save(`POST /api/resources/${id}/versions`, next)
    const third = await (await save(`POST /api/resources/${id}/versions`, next)).json()
    expect(third).toMatchObject({ version: 3 })
    expect(await deedsOn(id)).toEqual([
      'Replaced a resource’s file',
      'Edited a resource',
      'Added a resource',
    ])
  })

  test('replaces a file once, though asked again while it is being done', async () => {
    const { id } = await addFile(users, somePdf())
    const body = { upload: (await upload(users, 'wiring.pdf', somePdf())).id, note: 'New.' }
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => save(`POST /api/resources/${id}/versions`, body)),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const reply of replies) expect(await reply.json()).toMatchObject({ version: 2 })
    expect(await deedsOn(id)).toEqual(['Replaced a resource’s file', 'Added a resource'])
  })
})

test('of two admins the second gets a conflict, and the first’s price list stays', async () => {
  const { id, rev } = await add(users, { url: 'https://cdn.example/prices' })
  // Counts, which aren't the admins', change nothing of this.
  await open(users, await click(users, id))
  const change = (changes: object) =>
    call(users, 'admin', `PUT /api/resources/${id}`, draft({ rev, ...changes }))
  const corrected = await change({ url: 'https://cdn.example/corrected' })
  expect(corrected.status).toBe(200)
  const late = await change({ url: 'https://cdn.example/prices', description: 'For dealers.' })
  expect(await errorOf(late)).toMatchObject({ status: 409 })
  expect((await list(users)).find((one) => one.id === id)).toMatchObject({
    url: 'https://cdn.example/corrected',
    version: 2,
    rev: rev + 1,
  })
})

test.each([
  ['title', { title: ' ' }],
  ['description', { description: '' }],
  ['filename', { filename: '' }],
  ['filename', { filename: '../wiring.pdf' }],
  ['url', { url: '' }],
  ['url', { url: 'wiring' }],
  ['url', { url: 'javascript:alert(1)' }],
  ['url', { url: 'file:///etc/passwd' }],
  ['category', { category: 'secret' }],
  ['upload', { upload: 'gone' }],
])('a form missing %s is refused with the field: %j', async (field, changes) => {
  const body = added({ url: 'https://cdn.example/1', ...changes })
  const { status, fields } = await errorOf(await call(users, 'admin', 'POST /api/resources', body))
  expect([status, Object.keys(fields)]).toEqual([400, [field]])
})

test.each([
  'GET /api/resources/x',
  'PUT /api/resources/x',
  'DELETE /api/resources/x',
  'PATCH /api/resources/x',
  'GET /api/resources/x/versions',
  'GET /api/resources/x/downloads',
  'GET /api/resources/x/preview',
])('an unknown id always gets the same error: %s', async (address) => {
  const body = {
    PUT: draft({ url: 'https://cdn.example/1', rev: 1 }),
    PATCH: { archived: true },
  }[address.split(' ')[0] ?? '']
  const reply = await call(users, 'admin', address, body)
  expect(await errorOf(reply)).toMatchObject({ status: 404, message: 'Resource not found' })
})

test('an archived resource is hidden from dealers until restored', async () => {
  const { id } = await addFile(users, somePdf())
  const address = await click(users, id)
  const archive = (archived: boolean) =>
    call(users, 'admin', `PATCH /api/resources/${id}`, { archived })
  expect(await (await archive(true)).json()).toMatchObject({ archived: true })
  expect(ids(await published(users))).not.toContain(id)
  expect(ids(await list(users))).toContain(id)
  expect((await open(users, address)).status).toBe(404)
  expect(await click(users, id)).toBe(`/dealer/resources?not-opened=${id}`)
  await archive(false)
  expect((await open(users, address)).status).toBe(200)
})

test('a removed resource disappears with its file, live, and its link leads nowhere', async () => {
  const watching = await world.admin()
  const { id, file } = await addFile(users, somePdf())
  const address = await click(users, id)
  expect((await call(users, 'admin', `DELETE /api/resources/${id}`)).status).toBe(200)
  expect(ids(await list(users))).not.toContain(id)
  expect((await open(users, address)).status).toBe(404)
  expect(await world.store.files.sizeOf(file?.sha256 ?? '')).toBeNull()
  await until(() => watching.told.some((one) => (one.event as string) === 'resourceRemoved'))
  expect((await call(users, 'admin', `DELETE /api/resources/${id}`)).status).toBe(404)
})

test('an unreadable record is left out and the others are listed', async () => {
  const { id } = await add(users, { url: 'https://cdn.example/1' })
  await rowsOf(world.store, 'resources').updateOne({ _id: id }, { $set: { title: 7 } })
  for (const resources of [await list(users), await published(users)]) {
    expect(ids(resources)).toEqual(['installation-guide', 'technical-specs', 'marketing-kit'])
  }
})

test('a new order applies to admins and dealers, and only moved resources are sent', async () => {
  await list(users)
  const { id } = await add(users, { url: 'https://cdn.example/1' })
  const order = [id, 'technical-specs']
  const reply = await call(users, 'admin', 'PUT /api/resources/order', {
    category: 'technical',
    ids: order,
  })
  expect(ids((await reply.json()).resources).sort()).toEqual([id, 'installation-guide'].sort())
  const wanted = [...order, 'installation-guide', 'marketing-kit']
  expect(ids(await list(users))).toEqual(wanted)
  expect(ids(await published(users))).toEqual(wanted)
})

test('an unwanted upload is deleted, and deleting twice is no error', async () => {
  const { id, sha256 } = await upload(users, 'a.pdf', somePdf())
  expect(await world.store.files.sizeOf(sha256)).toBe(10_000)
  const discard = () => call(users, 'admin', `DELETE /api/resources/uploads/${id}`)
  expect([(await discard()).status, (await discard()).status]).toEqual([200, 200])
  expect(await world.store.files.sizeOf(sha256)).toBeNull()
})

test('identical content is one file, kept while any resource needs it', async () => {
  const content = somePdf()
  const [one, other] = [await addFile(users, content), await addFile(users, content)]
  const sha256 = one.file?.sha256 ?? ''
  expect(await gathered(world.store.files.all())).toEqual([sha256])
  await call(users, 'admin', `DELETE /api/resources/${one.id}`)
  expect((await open(users, await click(users, other.id))).status).toBe(200)
  await call(users, 'admin', `DELETE /api/resources/${other.id}`)
  expect(await gathered(world.store.files.all())).toEqual([])
})
