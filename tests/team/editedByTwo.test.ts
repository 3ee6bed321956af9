/** Two people change settings, one of them on a page that is older than the other's change. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../chat/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await startWorld()
  admin = await world.signIn()
})
afterAll(() => world.close())

async function call(cookie: string, method: string, path: string, body?: object) {
  const reply = await world.call(method, `/api/team${path}`, { cookie, ...(body && { body }) })
  return { status: reply.status, body: await reply.json() }
}
const get = async (path: string) => (await call(admin, 'GET', path)).body
const add = async (name: string, role = 'admin') =>
  (await call(admin, 'POST', '', { name, role, email: `${role}@mail.example` })).body
const stateOf = async (id: string) =>
  (await get('')).teammates.find((one: { id: string }) => one.id === id)
const changed = {
  status: 409,
  body: { error: { code: 'conflict', message: 'Someone else changed this in the meantime.' } },
}

test('correcting a name keeps a new role, and setting an address keeps both', async () => {
  const { id } = await add('Bob Adler')
  const edit = (change: object) => call(admin, 'PATCH', `/members/${id}`, change)
  expect((await edit({ role: 'agent' })).status).toBe(200)
  expect((await edit({ name: 'Rob Adler' })).status).toBe(200)
  expect((await edit({ email: 'rob@mail.example' })).status).toBe(200)
  expect(await stateOf(id)).toMatchObject({
    name: 'Rob Adler',
    role: 'agent',
    email: 'rob@mail.example',
  })
})

test('notifications saved at the moment of an admin’s edit are kept, and so is the edit', async () => {
  const { id, password } = await add('Nora Finch', 'agent')
  const nora = await world.signIn('admin', password)
  const name = 'Nora Finch'
  for (let round = 0; round < 10; round += 1) {
    const [waited, email] = [round % 2 === 0, `nora${round}@mail.example`]
    const edit = () => call(admin, 'PATCH', `/members/${id}`, { name, role: 'agent', email })
    // Several edits, so that one has begun and hasn't ended when the notifications are saved.
    const replies = await Promise.all([
      ...[edit(), edit(), edit()],
      call(nora, 'PATCH', '/me', { notify: { waited, left: !waited } }),
      edit(),
    ])
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect((await call(nora, 'GET', '')).body.notify).toMatchObject({
      email,
      waited,
      left: !waited,
      orders: true,
    })
  }
})

test('a holiday isn’t lost to hours loaded before it', async () => {
  const days = Array(7).fill({ from: '09:00', to: '17:00' })
  const before = await get('/hours')
  const holidays = [{ date: '2026-12-25', name: 'Christmas Day', span: null }]
  const set = (rev: number, hours: object | null) => call(admin, 'PUT', '/hours', { hours, rev })
  const saved = await set(before.rev, { days, holidays })
  expect(saved).toMatchObject({ status: 200, body: { rev: before.rev + 1 } })
  expect(await set(before.rev, { days: days.with(5, null), holidays: [] })).toMatchObject(changed)
  expect((await get('/hours')).hours).toEqual({ days, holidays })
  expect((await set(saved.body.rev, null)).status).toBe(200)
  expect((await get('/hours')).hours).toBeNull()
})

test('two holidays aren’t on one date', async () => {
  const day = { date: '2026-12-25', name: 'Christmas Day', span: null }
  const holidays = [day, { ...day, name: 'Christmas', span: { from: '09:00', to: '12:00' } }]
  const hours = { days: Array(7).fill(null), holidays }
  const { rev } = await get('/hours')
  const refused = { error: { fields: { 'hours.holidays': 'Two holidays are on the same date.' } } }
  expect(await call(admin, 'PUT', '/hours', { hours, rev })).toMatchObject({
    status: 400,
    body: refused,
  })
})

test('hours from before revisions are replaced once', async () => {
  const hours = { days: Array(7).fill(null), holidays: [] }
  const facts = world.store.collection('facts')
  await facts.deleteOne({ _id: 'hours' })
  await facts.insertOne({ _id: 'hours', hours } as never)
  expect(await get('/hours')).toMatchObject({ hours, rev: 0 })
  const tries = Array.from({ length: 5 }, () =>
    call(admin, 'PUT', '/hours', { hours: null, rev: 0 }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409])
})

test('a saved reply can’t be replaced or removed without its latest version, nor reappear once removed', async () => {
  const path = `/replies/${randomUUID()}`
  const save = (rev: number, text: string) => call(admin, 'PUT', path, { name: 'hi', text, rev })
  const texts = async () =>
    (await get('/replies')).replies.map(({ text }: { text: string }) => text)
  expect((await save(0, 'Hello.')).status).toBe(200)
  expect((await save(1, 'Good morning.')).status).toBe(200)
  expect(await save(1, 'Hello!')).toMatchObject(changed)
  expect(await save(0, 'Hello!')).toMatchObject(changed)
  expect(await texts()).toEqual(['Good morning.'])
  const taken = await call(admin, 'PUT', `/replies/${randomUUID()}`, {
    name: 'HI',
    text: 'Hey.',
    rev: 0,
  })
  expect(taken.body.error.message).toBe('/HI is the name of another reply.')
  const remove = (rev: number) => call(admin, 'DELETE', `${path}?rev=${rev}`)
  expect(await remove(1)).toMatchObject(changed)
  expect(await remove(0)).toMatchObject(changed)
  expect(await texts()).toEqual(['Good morning.'])
  // Two who remove it at once are both done.
  expect([(await remove(2)).status, (await remove(2)).status]).toEqual([200, 200])
  expect(await save(2, 'Hello!')).toMatchObject({ status: 404 })
  expect(await texts()).toEqual([])
})
