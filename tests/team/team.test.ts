/** Teammates: each has a password, which identifies them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPassword, dealerPassword, startWorld, until, type World } from '../chat/world'

let world: World
let first: string
beforeAll(async () => {
  world = await startWorld()
  first = await world.signIn()
})
afterAll(() => world.close())

async function call(cookie: string, method: string, path: string, body?: object) {
  const reply = await world.call(method, path, { cookie, ...(body && { body }) })
  return { status: reply.status, body: await reply.json() }
}
const meOf = async (cookie: string) => (await call(cookie, 'GET', '/api/team')).body.me
const member = (name: string, role = 'admin') => ({ name, role, email: '' })
const add = async (name: string, role?: string) =>
  (await call(first, 'POST', '/api/team', member(name, role))).body
/** The status is 401 without a session. */
const statusOf = async (cookie: string) => (await call(cookie, 'GET', '/api/team')).status

test('a new teammate signs in with the password shown once, under their own name', async () => {
  const { id, password } = await add('Dana Whitlow')
  const dana = await world.signIn('admin', password)
  expect([await meOf(dana), await meOf(first)]).toEqual([id, 'admin'])
  const { teammates } = (await call(dana, 'GET', '/api/team')).body
  expect(JSON.stringify(teammates)).not.toMatch(/hash|argon|password/i)
  const stored = await world.store.collection('teammates').findOne({ _id: id })
  expect(JSON.stringify(stored)).not.toContain(password)
  await call(dana, 'PATCH', '/api/team/me', { name: 'Dana', isAvailable: false })
  expect((await call(first, 'GET', '/api/team')).body.teammates).toContainEqual({
    id,
    name: 'Dana',
    role: 'admin',
    email: '',
    isAvailable: false,
    isFirst: false,
    isHere: false,
  })
})

test('a new password ends the old one and its sessions, and so does removal', async () => {
  const { id, password } = await add('Marcus')
  const before = await world.signIn('admin', password)
  const socket = await world.admin(before)
  const next = (await call(first, 'POST', `/api/team/members/${id}/password`)).body.password
  expect(await statusOf(before)).toBe(401)
  await until(() => socket.socket.disconnected, 3_000)
  expect(await world.signIn('admin', password)).toBe('')
  const after = await world.signIn('admin', next)
  expect(await meOf(after)).toBe(id)
  expect((await call(first, 'DELETE', `/api/team/members/${id}`)).status).toBe(200)
  expect(await statusOf(after)).toBe(401)
  expect(await world.signIn('admin', next)).toBe('')
})

test('changing one’s own password ends only one’s other sessions; passwords are unique', async () => {
  const ruth = await add('Ruth')
  const here = await world.signIn('admin', ruth.password)
  const elsewhere = await world.signIn('admin', ruth.password)
  const own = { current: ruth.password, password: 'hinge amber post' }
  const change = (cookie: string, body: object) =>
    call(cookie, 'POST', '/api/team/me/password', body)
  const wrong = await change(here, { ...own, current: 'not hers at all' })
  expect([wrong.status, wrong.body.error.fields.current]).toEqual([
    ...[400, 'This isn’t your current password.'],
  ])
  expect((await change(here, own)).status).toBe(200)
  expect([await statusOf(here), await statusOf(elsewhere), await statusOf(first)]).toEqual([
    200, 401, 200,
  ])
  // As after a lost reply.
  expect((await change(here, own)).status).toBe(200)
  const { password: current } = await add('Jonah')
  const jonah = await world.signIn('admin', current)
  expect((await change(jonah, { ...own, current })).status).toBe(409)
  expect((await change(jonah, { current, password: 'short' })).status).toBe(400)
})

test('nobody can remove the first teammate or themselves, and the settings’ passwords still work', async () => {
  expect((await call(first, 'DELETE', '/api/team/members/admin')).status).toBe(409)
  const { id, password } = await add('Kay')
  const kay = await world.signIn('admin', password)
  expect((await call(kay, 'DELETE', `/api/team/members/${id}`)).status).toBe(409)
  expect((await call(kay, 'POST', '/api/team/members/admin/password')).status).toBe(409)
  expect(await meOf(await world.signIn('admin', adminPassword))).toBe('admin')
  expect(await world.signIn('admin', dealerPassword)).toBe('')
  const dealer = await world.signIn('dealer')
  expect(await statusOf(dealer)).toBe(401)
})

test('nobody can take another teammate’s name, in any spelling', async () => {
  const agnes = await add('Agnès Moreau', 'agent')
  const { password } = await add('Victor Hale', 'agent')
  const victor = await world.signIn('admin', password)
  const taken = { status: 409, body: { error: { message: 'Another teammate has this name.' } } }
  const rename = (name: string) => call(victor, 'PATCH', '/api/team/me', { name })
  expect(await rename('agnes moreau ')).toMatchObject(taken)
  expect(await call(first, 'POST', '/api/team', member('AGNÈS MOREAU'))).toMatchObject(taken)
  const path = `/api/team/members/${agnes.id}`
  expect(await call(first, 'PATCH', path, member('Victor Hale', 'agent'))).toMatchObject(taken)
  expect((await rename('victor hale')).status).toBe(200)
  expect((await call(first, 'PATCH', path, member('Agnes M.', 'agent'))).status).toBe(200)
  expect((await rename('Agnès Moreau')).status).toBe(200)
  const twice = [1, 2].map(() => call(first, 'POST', '/api/team', member('Iris Vale')))
  expect((await Promise.all(twice)).map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('agents answer visitors and teach Whisper, and have no access to company data', async () => {
  const { id, password } = await add('Marcus Oyelaran', 'agent')
  const marcus = await world.signIn('admin', password)
  const status = async (method: string, path: string, body?: object) =>
    (await call(marcus, method, path, body)).status
  for (const path of ['chat/interactions', 'knowledge', 'training/queue', 'contact/requests'])
    expect([path, await status('GET', `/api/${path}`)]).toEqual([path, 200])
  for (const path of ['quotes/catalogue', 'quotes', 'resources', 'analytics?days=7', 'activity'])
    expect([path, await status('GET', `/api/${path}`)]).toEqual([path, 403])
  expect(await status('POST', '/api/team', member('Eve'))).toBe(403)
  expect(await status('PUT', '/api/team/hours', { hours: null, rev: 0 })).toBe(403)
  expect(await status('PATCH', `/api/team/members/${id}`, member('Marcus'))).toBe(403)
  expect(await status('POST', '/api/chat/conversations/x/erasure/approval')).toBe(403)
  expect(await status('PATCH', '/api/team/me', { isAvailable: false })).toBe(200)
})

test('a changed role ends all sessions, also one started meanwhile', async () => {
  const { id, password } = await add('Jonah Pryce', 'agent')
  const before = await world.signIn('admin', password)
  const path = `/api/team/members/${id}`
  expect((await call(first, 'PATCH', path, member('Jonah P.', 'agent'))).status).toBe(200)
  expect(await statusOf(before)).toBe(200)
  const changing = call(first, 'PATCH', path, member('Jonah P.', 'admin'))
  const meanwhile = await world.signIn('admin', password)
  await changing
  expect(await statusOf(before)).toBe(401)
  if ((await statusOf(meanwhile)) === 200)
    expect((await call(meanwhile, 'GET', '/api/activity')).status).toBe(200)
  const after = await world.signIn('admin', password)
  expect((await call(after, 'GET', '/api/activity')).status).toBe(200)
})

test('an interrupted demotion is completed by repeating it, which ends every session', async () => {
  const { id, password } = await add('Nadia Falk')
  const sessions = world.store.collection('sessions')
  const nadia = await world.signIn('admin', password)
  // As a server leaves it that was killed after storing the role.
  await world.store.collection('teammates').updateOne({ _id: id }, { $set: { role: 'agent' } })
  expect((await call(nadia, 'GET', '/api/activity')).status).toBe(200)
  const path = `/api/team/members/${id}`
  await call(first, 'PATCH', path, member('Nadia Falk', 'agent'))
  expect((await call(nadia, 'GET', '/api/activity')).status).toBe(401)
  // Sessions end first: what follows may fail.
  const again = await world.signIn('admin', password)
  await expect(world.store.collection('teammates').deleteOne({ _id: id })).resolves.toBeTruthy()
  expect((await call(first, 'PATCH', path, member('Nadia Falk', 'admin'))).status).toBe(404)
  expect(await sessions.countDocuments({ teammate: id, endedAs: { $exists: false } })).toBe(0)
  expect(await statusOf(again)).toBe(401)
})

test('nobody can give up their own role, and the first teammate stays an admin', async () => {
  const { password, id } = await add('Ruth Castellan')
  const ruth = await world.signIn('admin', password)
  const own = await call(ruth, 'PATCH', `/api/team/members/${id}`, member('Ruth', 'agent'))
  expect(own).toMatchObject({ status: 409 })
  const theFirst = await call(ruth, 'PATCH', '/api/team/members/admin', member('Admin', 'agent'))
  expect(theFirst.body.error.message).toBe('The first teammate stays an admin.')
  expect((await call(ruth, 'PATCH', '/api/team/members/nobody', member('X'))).status).toBe(404)
  const wrong = await call(first, 'POST', '/api/team', { ...member('X'), email: 'x' })
  expect(wrong.body.error.fields).toEqual({ email: 'Enter a valid e-mail address.' })
})
