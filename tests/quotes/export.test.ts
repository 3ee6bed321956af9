/** The export of all quotes, made while customers open theirs. */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quotesCsv } from '#server/quotes/csv'
import type { StoredQuote } from '#server/quotes/documents'
import { QuoteList } from '#server/quotes/quoteList'
import { startWorld, type World } from '../chat/world'
import { ask, create, signInUsers, told } from './adminAndCustomer'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const quiet = { warn() {} } as unknown as FastifyBaseLogger
const count = 300
const numberOf = (n: number) => `2025-${String(n).padStart(4, '0')}`

test('the export has every quote once, latest number first, though quotes change meanwhile', async () => {
  const users = await signInUsers(world.url)
  const { id, number } = await create(users)
  const quotes = world.store.collection('quotes')
  const original = (await quotes.findOne({ _id: id })) as StoredQuote
  const copies = Array.from({ length: count }, (_, n) => ({
    ...original,
    _id: randomUUID(),
    number: numberOf(n),
    updatedAt: new Date(original.updatedAt.getTime() - count + n),
  }))
  await quotes.bulkWrite(copies.map((document) => ({ insertOne: { document } })))
  const open = ({ _id }: StoredQuote) =>
    quotes.updateOne({ _id }, { $set: { updatedAt: new Date() }, $inc: { rev: 1 } })
  const list = new QuoteList(world.store, () => '2025-06-01', quiet)
  async function* read() {
    let position = 0
    for await (const quote of list.all()) {
      if (position++ === 0)
        await Promise.all([...copies.slice(0, 5), ...copies.slice(-5)].map(open))
      yield quote
    }
  }
  const text = await quotesCsv(read(), '2025-06-01', () => {})
  const numbers = text
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.slice(0, row.indexOf(',')))
  expect(numbers).toEqual([number, ...copies.map((copy) => copy.number).toReversed()])
  const exported = await told<{ text: string }>(ask(users, 'GET /api/quotes/export'))
  expect(exported.text.split('\r\n')).toHaveLength(count + 3)
})
