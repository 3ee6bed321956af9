/** Numbers beyond the last possible date: in a store's condition they would match everything. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, type Visitor, type World } from '../chat/world'

/** Dates end 8.64e15 ms after 1970, exact integers a little later. */
const last = 8_640_000_000_000_000
const tooLate = [last + 1, Number.MAX_SAFE_INTEGER]

let world: World
let cookie: string
let visitor: Visitor
let conversationId: string
beforeAll(async () => {
  world = await startWorld()
  cookie = await world.signIn()
  visitor = await world.visitor()
  ;({ conversationId } = await visitor.ask('send', { id: randomUUID(), text: 'Quetzal' }))
})
afterAll(() => world.close())

const get = (path: string) => world.call('GET', path, { cookie })

describe.each(tooLate)('the out-of-range time %i', (moment) => {
  test('is refused when joining', async () => {
    const joined = await visitor.attempt('join', { conversationId, since: moment })
    expect(joined).toMatchObject({ error: { code: 'invalid' } })
  })

  test.each([
    `/api/chat/changes?since=${moment}`,
    `/api/chat/changes?since=0&after=${moment}_x`,
    `/api/chat/interactions?before=${moment}_x`,
    `/api/contact/requests?before=${moment}_x`,
    `/api/quotes?before=${moment}_x`,
  ])('is refused in %s', async (path) => {
    const reply = await get(path)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ error: { code: 'invalid' } })
  })
})

test('the last valid time is accepted: nothing has changed since', async () => {
  const joined = await visitor.ask('join', { conversationId, since: last })
  expect(joined.messages).toEqual([])
  const reply = await get(`/api/chat/changes?since=${last}`)
  expect((await reply.json()).changes).toEqual([])
})
