import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectPerson, startWorld, until, type World } from '../chat/world'
import { rowsOf } from '../store/stores'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const form = (changes: object = {}) => ({
  id: randomUUID(),
  name: 'Dana Alder',
  phone: '(202) 555-0171',
  email: '',
  propertyType: 'home',
  entrances: 1,
  message: 'A gate at the end of the drive.',
  smsConsent: false,
  ...changes,
})
const send = (body: object) => world.call('POST', '/api/contact/requests', { body })
const read = async (path: string, cookie: string) =>
  (await world.call('GET', path, { cookie })).json()

describe('a request for a quote', () => {
  test('gets a reference, and admins see it live and in the list', async () => {
    const admin = await world.admin()
    const sent = await send(form())
    expect(sent.status).toBe(200)
    const { reference } = await sent.json()
    expect(reference).toMatch(/^Q-[A-Z\d]{4}-[A-Z\d]{4}$/)
    await until(() =>
      admin.told.some(
        ({ event, value }) =>
          `${event}` === 'request' && (value as { reference?: string }).reference === reference,
      ),
    )
    const { requests } = await read('/api/contact/requests', admin.cookie)
    expect(requests).toMatchObject([{ reference, name: 'Dana Alder', status: 'new', rev: 1 }])
    expect(Object.keys(requests[0])).not.toContain('words')
  })

  test('is stored once, however often the form is sent', async () => {
    const draft = form()
    const replies = await Promise.all([1, 2, 3].map(async () => (await send(draft)).json()))
    expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1)
    expect((await send({ ...draft, id: draft.id.toUpperCase() })).status).toBe(200)
    for (const change of [{ name: 'Somebody else' }, { smsConsent: true }])
      expect((await send({ ...draft, ...change })).status).toBe(409)
    const { requests } = await read('/api/contact/requests', await world.signIn())
    expect(requests).toHaveLength(1)
  })

  test('can be corrected by its sender until a teammate handles it, whatever arrives late', async () => {
    const draft = form()
    const { reference } = await (await send(draft)).json()
    const admin = await world.admin()
    const right = {
      ...draft,
      name: 'Dana Elder',
      email: 'dana@elder.example',
      smsConsent: true,
      message: `${draft.message} Please call after 5 pm.`,
    }
    for (let n = 0; n < 2; n++)
      expect(await (await send({ ...right, corrects: true })).json()).toMatchObject({ reference })
    expect((await send(draft)).status).toBe(409)
    // About another site, or by somebody else, it's another request.
    const others = [
      ...[{ message: 'Oak Street' }, { message: `${right.message}5` }, { entrances: 2 }],
      { name: 'Ben', phone: '(202) 555-0199', email: 'ben@alder.example' },
    ]
    for (const other of others)
      expect((await send({ ...right, ...other, corrects: true })).status).toBe(409)
    await until(() => JSON.stringify(admin.told).includes('dana@elder.example'))
    const { cookie } = admin
    const found = await read('/api/contact/requests?search=elder', cookie)
    const { id: _, ...words } = right
    expect(found.requests).toMatchObject([{ ...words, reference, rev: 2 }])
    expect(found.requests[0]).not.toHaveProperty('corrects')
    expect((await read('/api/contact/requests?search=alder', cookie)).requests).toEqual([])
    const path = `/api/contact/requests/${draft.id}`
    await world.call('PATCH', path, { cookie, body: { status: 'contacted' } })
    expect((await send({ ...right, name: 'Dana', corrects: true })).status).toBe(409)
    expect(await read(path, cookie)).toMatchObject({ name: 'Dana Elder', rev: 3 })
  })

  test.each([
    ['name', { name: '  ' }],
    ['phone', { phone: '' }],
    ['phone', { phone: 'call me' }],
    ['email', { email: 'dana@' }],
    ['entrances', { entrances: 0 }],
    ['entrances', { entrances: 1.5 }],
    ['propertyType', { propertyType: 'castle' }],
    ['message', { message: 'x'.repeat(2_001) }],
    ['smsConsent', { phone: '', email: 'dana@alder.example', smsConsent: true }],
    ['website', { website: 'https://spam.example' }],
    ['name', { name: { $gt: '' } }],
  ])('with an invalid %s is refused with the field named', async (field, changes) => {
    const reply = await send(form(changes))
    expect(reply.status).toBe(400)
    expect((await reply.json()).error.fields).toHaveProperty(field)
    expect((await read('/api/contact/requests', await world.signIn())).requests).toEqual([])
  })

  test('is limited by address, with a wait time', async () => {
    const replies: Response[] = []
    for (let n = 0; n < 11; n++) replies.push(await send(form()))
    expect(replies.at(-2)?.status).toBe(200)
    expect(replies.at(-1)?.status).toBe(429)
    expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('admins', () => {
  test('can search, filter, count and change the status, live in every tab', async () => {
    await send(form({ name: 'Ada Oak' }))
    await send(form({ name: 'Józef Elm', email: 'jozef@elm.example' }))
    const admin = await world.admin()
    const other = await world.admin(admin.cookie)
    const found = await read('/api/contact/requests?search=jozef', admin.cookie)
    expect(found.requests).toHaveLength(1)
    const path = `/api/contact/requests/${found.requests[0].id}`
    const { cookie } = admin
    const changed = await world.call('PATCH', path, { cookie, body: { status: 'done' } })
    expect(await changed.json()).toMatchObject({ status: 'done', rev: 2 })
    await until(() =>
      other.told.some(
        ({ event, value }) =>
          `${event}` === 'request' && (value as { status?: string }).status === 'done',
      ),
    )
    expect(await read('/api/contact/counts', cookie)).toEqual({ new: 1, contacted: 0, done: 1 })
    const open = await read('/api/contact/requests?status=new', cookie)
    expect(open.requests).toMatchObject([{ name: 'Ada Oak' }])
  })

  test('can undo a status only if nobody changed it since', async () => {
    await send(form({ name: 'Ada Oak' }))
    const cookie = await world.signIn()
    const { requests } = await read('/api/contact/requests', cookie)
    const mark = async (body: object) => {
      const path = `/api/contact/requests/${requests[0].id}`
      const reply = await world.call('PATCH', path, { cookie, body })
      return [reply.status, (await reply.json()).status]
    }
    await mark({ status: 'contacted' })
    const undo = { status: 'new', from: 'contacted' }
    expect(await mark(undo)).toEqual([200, 'new'])
    expect(await mark(undo), 'again, after a lost reply').toEqual([200, 'new'])
    await mark({ status: 'done' })
    expect(await mark(undo)).toEqual([409, undefined])
  })

  test('can delete a request for good, live in every tab, also when its sender resends it', async () => {
    const sent = form({ name: 'Ada Oak' })
    await send(sent)
    const admin = await world.admin()
    const { cookie } = admin
    const { requests } = await read('/api/contact/requests', cookie)
    const path = `/api/contact/requests/${requests[0].id}`
    expect((await world.call('DELETE', path, { cookie })).status).toBe(200)
    await until(() => JSON.stringify(admin.told).includes('requestRemoved'))
    expect((await world.call('DELETE', path, { cookie })).status).toBe(200)
    expect((await world.call('GET', path, { cookie })).status).toBe(404)
    expect(await read('/api/contact/requests', cookie)).toEqual({ requests: [], next: null })
    expect((await read('/api/contact/export', cookie)).text).not.toContain('Ada Oak')
    expect((await send(sent)).status).toBe(410)
    expect(await rowsOf(world.store, 'requests').find({}).toArray()).toEqual([])
  })

  test('can page through the list, newest first', async () => {
    for (let n = 0; n < 5; n++) await send(form({ name: `Person ${n}` }))
    const cookie = await world.signIn()
    const first = await read('/api/contact/requests?limit=3', cookie)
    const second = await read(`/api/contact/requests?limit=3&before=${first.next}`, cookie)
    const names = [...first.requests, ...second.requests].map(({ name }) => name)
    expect(names).toEqual(['Person 4', 'Person 3', 'Person 2', 'Person 1', 'Person 0'])
    expect(second.next).toBeNull()
  })

  test('get a CSV without formulas', async () => {
    await send(form({ name: '=HYPERLINK("http://evil.example")', message: '+1\n@cmd, "quoted"' }))
    const { text } = await read('/api/contact/export', await world.signIn())
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"')
    expect(text).toContain('"\'+1\n@cmd, ""quoted"""')
    expect(text).toContain('(202) 555-0171')
  })

  test('are the only ones with access', async () => {
    const dealer = await world.signIn('dealer')
    const one = '/api/contact/requests/any'
    expect((await world.call('DELETE', one, { cookie: dealer })).status).toBe(401)
    for (const path of [
      one,
      '/api/contact/requests',
      '/api/contact/counts',
      '/api/contact/export',
    ]) {
      expect((await world.call('GET', path, { cookie: dealer })).status).toBe(401)
    }
    await expect(connectPerson(world.url, '/admin', dealer)).rejects.toThrow()
  })
})
