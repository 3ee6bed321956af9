/** Whatever admins and customers do, in any order, a quote keeps its rules. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredQuote } from '#server/quotes/documents'
import { toPrivateQuote } from '#server/quotes/documents'
import type { Quote } from '#shared/quotes/records'
import { startWorld, type World } from '../chat/world'
import { ask, create, draft, get, type Users, signInUsers } from './adminAndCustomer'
import { anySelection } from './anySelection'

let world: World
let users: Users
beforeAll(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
})
afterAll(() => world.close())

interface Step {
  kind: 'update' | 'revise' | 'discard' | 'share' | 'revoke' | 'accept' | 'setStatus'
  /** The new status, for setStatus. */
  status: string
  /** Whether `accept` was given another revision than the current one. */
  stale: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('update', 'revise', 'discard', 'share', 'revoke', 'accept', 'setStatus'),
  status: fc.constantFrom('draft', 'sent', 'accepted', 'declined', 'canceled'),
  stale: fc.boolean(),
})

/** Performs a step through the API; private calls are limited by address. */
async function take(quote: Quote, one: Step): Promise<number> {
  const at = `/api/quotes/${quote.id}`
  const { rev } = quote
  if (one.kind === 'update')
    return status(`PUT ${at}`, { rev, ...draft({ customer: `At ${rev}` }) })
  if (one.kind === 'revise') return status(`POST ${at}/revise`, { rev })
  if (one.kind === 'discard') return status(`POST ${at}/discard`, { rev })
  if (one.kind === 'share') return status(`POST ${at}/link`, { rev })
  if (one.kind === 'revoke') return status(`DELETE ${at}/link`)
  if (one.kind === 'setStatus') return status(`PATCH ${at}/status`, { rev, status: one.status })
  const wanted = one.stale ? quote.revision + 1 : quote.revision
  return status(`POST /api/quote/${quote.token}/accept`, { name: 'Ada', revision: wanted })
}

async function status(address: string, body?: unknown): Promise<number> {
  return (await ask(users, address, body)).status
}

/** The content of a sent quote. */
const paper = ({
  customer,
  lines,
  discount,
  tax,
  date,
  validUntil,
  priceList,
}: Omit<Quote, 'id'>) =>
  JSON.stringify({ customer, lines, discount, tax, date, validUntil, priceList })

function check(before: Quote, now: Quote, code: number): void {
  expect(code).toBeLessThan(500)
  expect(now.number).toBe(before.number)
  expect(now.rev - before.rev).toBeGreaterThanOrEqual(0)
  if (code >= 400) expect(now).toEqual(before)
  if (now.status === 'draft')
    expect([now.token, now.sentAt, now.answer]).toEqual([null, null, null])
  else expect(now.sentAt).not.toBeNull()
  expect(now.answer !== null).toBe(['accepted', 'declined', 'canceled'].includes(now.status))
  expect(now.earlier.map(({ revision }) => revision)).toEqual(
    Array.from({ length: now.revision - 1 }, (_, n) => n + 1),
  )
  // A sent revision never changes.
  if (before.status !== 'draft' && before.revision === now.revision)
    expect(paper(now)).toBe(paper(before))
  // Nor does an earlier one, of which the last is the current one again when a draft is discarded.
  const isDiscarded = now.revision < before.revision
  const kept = isDiscarded ? before.earlier.slice(0, -1) : before.earlier
  for (const [n, earlier] of kept.entries()) expect(now.earlier[n]).toEqual(earlier)
  if (isDiscarded)
    expect([before.status, now]).toMatchObject(['draft', before.earlier.at(-1) ?? {}])
}

test('random histories of a quote keep the rules', async () => {
  // Far fewer acceptances than the limit per address.
  let acceptances = 18
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      let quote = await create(users)
      for (const one of steps) {
        if (one.kind === 'accept' && (quote.token === null || acceptances-- <= 0)) continue
        const code = await take(quote, one)
        const now = await get(users, quote.id)
        check(quote, now, code)
        quote = now
      }
    }),
    { numRuns: 15 },
  )
})

test('a customer sees no cost, e-mail or phone, whatever they contain', async () => {
  const { id } = await create(users)
  const stored = await world.store.collection<StoredQuote>('quotes').findOne({ _id: id })
  if (!stored) throw new Error('It is not stored.')
  fc.assert(
    fc.property(anySelection, (selection) => {
      // Costs that occur nowhere else.
      const lines = selection.map((_, n) => ({ ...stored.lines[0], cost: 777_000_001 + n }))
      const secret = { email: 'secret@mail.example', phone: '+1 999 888 7777', lines }
      const quote = { ...stored, ...secret, token: 't0ken' } as StoredQuote
      const shown = JSON.stringify(toPrivateQuote(quote, '2026-11-21'))
      expect(shown).not.toMatch(/cost|777000|secret|888|t0ken|"id"|rev"|words|madeFrom/)
    }),
  )
})
