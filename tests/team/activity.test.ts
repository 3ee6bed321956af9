/** Teammates' activity is listed by name, without anybody else's words. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, until, type World } from '../chat/world'
import { draft } from '../quotes/adminAndCustomer'

let world: World
let admin: string
beforeAll(async () => {
  world = await startWorld()
  admin = await world.signIn()
})
afterAll(() => world.close())

async function call(cookie: string, method: string, path: string, body?: object) {
  const reply = await world.call(method, path, { cookie, ...(body && { body }) })
  return { status: reply.status, body: await reply.json() }
}
interface Listed {
  activities: { teammate: { name: string }; did: string; what: string; subject?: object }[]
  total: number
}
const list = async (query = ''): Promise<Listed> =>
  (await call(admin, 'GET', `/api/activity${query}`)).body
/** Formatted as `Who did: what`. */
const lines = async (query = '') =>
  (await list(query)).activities.map(
    ({ teammate, did, what }) => `${teammate.name} ${did}: ${what}`,
  )

test('each action is listed once with its teammate, latest first', async () => {
  const dana = await call(admin, 'POST', '/api/team', {
    name: 'Dana Whitlow',
    role: 'agent',
    email: '',
  })
  const cookie = await world.signIn('admin', dana.body.password)
  // Without a page open, a teammate loses what they took over.
  await world.admin(cookie)
  const watching = await world.admin(admin)
  const visitor = await world.visitor()
  await visitor.ask('join', {})
  const { conversationId } = await visitor.ask('send', { id: randomUUID(), text: 'My dog is Rex' })
  const path = `/api/chat/conversations/${conversationId}`
  await call(cookie, 'POST', `${path}/handover/takeover`)
  await call(cookie, 'POST', `${path}/handover/takeover`)
  const note = { id: randomUUID(), kind: 'note', text: 'Their dog is Rex' }
  await call(cookie, 'POST', `${path}/replies`, note)
  await call(cookie, 'POST', `${path}/replies`, note)
  await call(cookie, 'POST', `${path}/handover/return`)
  await call(cookie, 'POST', `${path}/handover/return`)
  const entry = { id: randomUUID(), category: 'pricing', title: 'Pets', content: 'Yes.', tags: [] }
  await call(cookie, 'POST', '/api/knowledge', { ...entry, publish: true })
  await until(async () => (await list()).total === 5)
  const who = expect.stringMatching(/^Visitor [\w-]+$/)
  expect((await list()).activities).toMatchObject([
    { teammate: { name: 'Dana Whitlow' }, did: 'Published', what: 'Pets' },
    { did: 'Handed back to Whisper', what: who },
    { did: 'Wrote a note', what: who, subject: { kind: 'conversation', id: conversationId } },
    { did: 'Took over', what: who },
    { teammate: { name: 'Admin' }, did: 'Added a teammate', what: 'Dana Whitlow, agent' },
  ])
  expect(JSON.stringify(await list())).not.toContain('Rex')
  await until(
    () => watching.told.filter(({ event }) => (event as string) === 'activity').length === 4,
  )

  expect(await lines(`?teammate=${dana.body.id}&kind=knowledge`)).toEqual([
    'Dana Whitlow Published: Pets',
  ])
  expect(await lines('?search=PETS')).toEqual(['Dana Whitlow Published: Pets'])
  expect(await lines('?search=nothing%20like%20it')).toEqual([])
  expect((await list('?limit=2')).activities).toHaveLength(2)
  expect((await list('?limit=2')).total).toBe(5)
  const { filename, text } = (await call(admin, 'GET', '/api/activity/export?kind=team')).body
  expect(filename).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/)
  expect(text).toMatch(/Z,Admin,Added a teammate,"Dana Whitlow, agent"\r\n$/)
})

test('a removed teammate’s name stays with their actions', async () => {
  const kay = await call(admin, 'POST', '/api/team', { name: 'Kay', role: 'admin', email: '' })
  const cookie = await world.signIn('admin', kay.body.password)
  await call(cookie, 'PUT', '/api/whisper/settings', { isVisible: false })
  await call(cookie, 'PUT', '/api/whisper/settings', { isVisible: true })
  await call(admin, 'DELETE', `/api/team/members/${kay.body.id}`)
  await until(async () => (await lines('?search=kay')).length === 4)
  expect(await lines('?search=kay')).toEqual([
    'Admin Removed a teammate: Kay',
    'Kay Showed Whisper: ',
    'Kay Hid Whisper: ',
    'Admin Added a teammate: Kay, admin',
  ])
})

test('an action on a quote shows its number and nothing else', async () => {
  const quote = { id: randomUUID(), ...draft({ customer: 'Elena Marsh' }) }
  const made = await call(admin, 'POST', '/api/quotes', quote)
  expect(made.status).toBe(200)
  await call(admin, 'DELETE', `/api/quotes/${quote.id}`)
  const told = await lines('?kind=quotes')
  expect(told).toEqual([
    `Admin Deleted a quote: ${made.body.number}`,
    `Admin Made a quote: ${made.body.number}`,
  ])
  expect(told.join()).not.toContain('Elena')
})

test('what changes the site, its tests, dealers’ lists and oneself is listed, a repeat once', async () => {
  const twice = async (method: string, path: string, body?: object) => {
    const first = await call(cookie, method, path, body)
    await call(cookie, method, path, body)
    expect(first.status).toBe(200)
    return first.body
  }
  const added = await call(admin, 'POST', '/api/team', { name: 'Ines', role: 'admin', email: '' })
  const cookie = await world.signIn('admin', added.body.password)
  await twice('PUT', '/api/brand/taglines/primary-tagline', { value: 'Gates, answered.', rev: 0 })
  const id = randomUUID()
  const question = { question: 'My dog is Rex?', before: [], expectation: { kind: 'admits' } }
  await twice('POST', '/api/training/questions', { id, ...question })
  const edited = { ...question, question: 'My cat is Rex?', rev: 1 }
  expect((await call(cookie, 'PUT', `/api/training/questions/${id}`, edited)).status).toBe(200)
  await twice('DELETE', `/api/training/questions/${id}?rev=2`)
  const order = { category: 'technical', ids: ['technical-specs', 'installation-guide'] }
  await twice('PUT', '/api/resources/order', order)
  const file = () => ({
    id: randomUUID(),
    category: 'pricing',
    title: 'Pets',
    content: 'Yes.',
    tags: [],
    sections: [],
  })
  const origin = { kind: 'file', name: 'Rex.txt' }
  await twice('POST', '/api/knowledge/drafts', { origin, entries: [file(), file()] })
  await twice('PATCH', '/api/team/me', { name: 'Ines Ortiz' })
  await twice('PATCH', '/api/team/me', { name: 'Ines Ortiz', isAvailable: false })
  expect(await lines(`?teammate=${added.body.id}`)).toEqual([
    'Ines Ortiz Changed their own name: Ines, now Ines Ortiz',
    'Ines Wrote 2 entries: ',
    'Ines Reordered resources: Technical Resources',
    'Ines Deleted a regression question: ',
    'Ines Edited a regression question: ',
    'Ines Added a regression question: ',
    'Ines Changed a tagline: Primary tagline',
  ])
  expect(JSON.stringify(await list())).not.toContain('Rex')
})
