/** An empty panel's opening: what admins set, the most answered questions, or the site's own. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PanelOpening } from '#server/whisper/panelOpening'
import { opening as defaults } from '#shared/content/opening'
import type { Opening } from '#shared/whisper/opening'
import { openingLimits } from '#shared/whisper/openingLimits'
import { startWorld, until, type World } from '../chat/world'
import { knownEngine } from './known'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function openingOn(page?: string): Promise<Opening | null> {
  const visitor = await world.visitor()
  const { opening } = await visitor.ask('join', page === undefined ? {} : { page })
  visitor.close()
  return opening
}
async function read() {
  const cookie = await world.signIn()
  return (await world.call('GET', '/api/whisper/opening', { cookie })).json()
}
async function save(body: object) {
  const cookie = await world.signIn()
  const { rev } = await read()
  return world.call('PUT', '/api/whisper/opening', { cookie, body: { rev, ...body } })
}

test('the greeting is what an admin set, some pages with their own, within a second', async () => {
  const { greetings } = defaults
  expect(await openingOn('/')).toEqual({ greeting: '', questions: defaults.questions })
  expect((await openingOn('/system'))?.greeting).toBe(greetings['/system'])
  const questions = ['What does it cost?', 'Do you work in Arlington?']
  const pages = [{ path: '/residential', greeting: 'Hello at home.' }]
  expect((await save({ greeting: 'Hello.', pages, questions })).status).toBe(200)
  await until(async () => (await openingOn('/'))?.greeting === 'Hello.', 2_000)
  expect(await openingOn('/')).toEqual({ greeting: 'Hello.', questions })
  expect(await openingOn('/residential')).toEqual({ greeting: 'Hello at home.', questions })
  expect(await openingOn()).toEqual({ greeting: 'Hello.', questions })
  expect(await openingOn('/system')).toEqual({ greeting: 'Hello.', questions })
})

test('Whisper answers each of the site’s own questions', () => {
  const engine = knownEngine()
  expect(defaults.questions).toHaveLength(openingLimits.questions)
  for (const text of defaults.questions)
    expect([text, engine.answer({ text, history: [] }).why.madeBy]).toEqual([text, 'passages'])
})

const path = 'Begin with the path of a page of the site, like /residential.'
const greets = (path: string, greeting = 'Hi.') => ({ path, greeting })
test.each([
  [{ greeting: 'x'.repeat(301) }, 'greeting', expect.any(String)],
  [{ pages: [greets('/about'), greets('residential')] }, 'pages.1.path', path],
  [{ pages: [greets('/residential/')] }, 'pages.0.path', path],
  [{ pages: [greets('/nowhere')] }, 'pages.0.path', path],
  [{ pages: [greets('/about', ' ')] }, 'pages.0.greeting', 'A greeting must follow the path.'],
  [{ pages: [greets('/about'), greets('/about', 'Ho.')] }, 'pages', 'No page twice.'],
  [{ questions: ['1', '2', '3', '4', '5'] }, 'questions', 'At most 4 lines.'],
  [{ questions: ['1', 'x'.repeat(121)] }, 'questions.1', 'At most 120 characters.'],
  [{ questions: ['Same?', 'Same? '] }, 'questions', 'No question twice.'],
])('invalid greetings and questions are refused, with the reason', async (wrong, field, reason) => {
  const refused = await save({ greeting: '', pages: [], questions: [], ...wrong })
  expect(refused.status).toBe(400)
  expect((await refused.json()).error.fields).toEqual({ [field]: reason })
})

test('a greeting isn’t overwritten by an admin who hasn’t seen the latest', async () => {
  const { rev } = await read()
  const [mine, theirs] = ['Mine.', 'Theirs.'].map((greeting) => ({
    greeting,
    pages: [],
    questions: [],
    rev,
  }))
  expect((await save(theirs ?? {})).status).toBe(200)
  const refused = await save(mine ?? {})
  expect([refused.status, (await refused.json()).error.message]).toEqual([
    ...[409, 'Someone else changed this in the meantime.'],
  ])
  expect(await read()).toEqual({ ...theirs, rev: rev + 1 })
})

test('what entries answer takes the place of the site’s questions', async () => {
  await save({ greeting: '', pages: [], questions: [] })
  const most = ['One?', 'Two?', 'Three?', 'Four?', 'Five?']
  for (const [suggested, expected] of [
    [undefined, defaults.questions],
    [[], []],
    [most, most.slice(0, 4)],
  ]) {
    const opening = new PanelOpening(world.store, async () => suggested)
    expect((await opening.on('/')).questions).toEqual(expected)
  }
})

test('questions that once couldn’t be read are read again', async () => {
  let fails = true
  const opening = new PanelOpening(world.store, async () => {
    if (fails) throw new Error('The store is away.')
    return undefined
  })
  await expect(opening.on('/')).rejects.toThrow('away')
  fails = false
  expect((await opening.on('/')).questions).toEqual(defaults.questions)
})

test('a conversation with messages has no greeting, and visitors’ text is never suggested', async () => {
  await save({ greeting: '', pages: [], questions: [] })
  const visitor = await world.visitor()
  await visitor.ask('send', { id: randomUUID(), text: 'My name is Zebra', page: '/' })
  expect((await visitor.ask('join', {})).opening).toBeNull()
  expect(JSON.stringify(await openingOn('/'))).not.toContain('Zebra')
})
