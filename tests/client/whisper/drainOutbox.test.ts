import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VisitorMessage } from '#shared/chat/records'
import type { ErrorCode } from '#shared/contract'
import { ApiError, NetworkError } from '../../../client/errors'
import { drainOutbox } from '../../../client/whisper/state/drainOutbox'
import { openOutbox } from '../../../client/whisper/state/outbox'
import type { Unsent, UnsentContact } from '../../../client/whisper/state/unsent'

// Node has no IndexedDB, so the outbox is in memory; the browser's is tested end to end.

function unsent(id: string, more: Partial<Unsent> = {}): Unsent {
  return { id, text: `words of ${id}`, page: '/', at: 1, ...more }
}

const contact: UnsentContact = {
  id: 'contact',
  page: '/',
  at: 2,
  contact: { name: 'Elena', to: 'elena@marsh.example', consent: false },
}

function stored({ id, text }: Unsent, seq: number): VisitorMessage {
  const answer = { status: 'waiting' as const, text: '', sources: [], offers: [] }
  return { id, conversationId: 'c', seq, text, at: seq, updatedAt: seq, rev: 1, answer }
}

function refused(code: ErrorCode): ApiError {
  return new ApiError({ error: { code, message: `Because of ${code}.` } })
}

/** A server that stores once per id; the plan decides what happens to each try. */
function server(plan: ('ok' | 'lost before' | 'lost after' | ErrorCode)[] = []) {
  const messages: VisitorMessage[] = []
  const left: { id: string; after: number }[] = []
  const tries = [...plan]
  return {
    messages,
    left,
    async leave({ id }: UnsentContact): Promise<void> {
      const now = tries.shift() ?? 'ok'
      if (now === 'lost before') throw new NetworkError()
      if (now !== 'ok' && now !== 'lost after') throw refused(now)
      left.push({ id, after: messages.length })
      if (now === 'lost after') throw new NetworkError()
    },
    async send(one: Unsent): Promise<VisitorMessage> {
      const now = tries.shift() ?? 'ok'
      if (now === 'lost before') throw new NetworkError()
      if (now !== 'ok' && now !== 'lost after') throw refused(now)
      const held = messages.find(({ id }) => id === one.id) ?? stored(one, messages.length + 1)
      if (!messages.includes(held)) messages.push(held)
      if (now === 'lost after') throw new NetworkError()
      return held
    },
  }
}

function world(plan?: Parameters<typeof server>[0]) {
  const outbox = openOutbox()
  const far = server(plan)
  const shown: string[] = []
  const known = new Set<string>()
  const round = () =>
    drainOutbox({
      outbox,
      send: far.send,
      leave: far.leave,
      isStored: (id) => known.has(id),
      onStored: ({ id }) => shown.push(id),
      onChange: async () => undefined,
    })
  return { outbox, far, shown, known, round }
}

test('messages are sent in the order they were written', async () => {
  const { outbox, far, round } = world()
  for (const id of ['a', 'b', 'c']) await outbox.add(unsent(id))
  expect(await round()).toBeNull()
  expect(far.messages.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(await outbox.list()).toEqual([])
})

test('a message whose acknowledgement is lost stays in the outbox and is stored once', async () => {
  const { outbox, far, shown, round } = world(['lost after'])
  await outbox.add(unsent('a'))
  await outbox.add(unsent('b'))
  expect(await round()).toBeInstanceOf(NetworkError)
  expect((await outbox.list()).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(shown).toEqual([])
  expect(await round()).toBeNull()
  expect(far.messages.map(({ id }) => id)).toEqual(['a', 'b'])
})

test.each(['invalid', 'conflict', 'gone', 'forbidden'] as const)(
  'a refusal (%s) stops retries, shows the reason, and lets the next message go',
  async (code) => {
    const { outbox, far, round } = world([code])
    await outbox.add(unsent('a'))
    await outbox.add(unsent('b'))
    expect(await round()).toBeNull()
    expect(far.messages.map(({ id }) => id)).toEqual(['b'])
    const refusal = { code, message: `Because of ${code}.`, fields: {} }
    expect(await outbox.list()).toEqual([unsent('a', { refusal })])
    expect(await round()).toBeNull()
    expect(far.messages).toHaveLength(1)
  },
)

test.each(['too-many', 'unavailable', 'unexpected', 'unauthorized'] as const)(
  'a temporary failure (%s) keeps the message in the outbox without a refusal',
  async (code) => {
    const { outbox, round } = world([code])
    await outbox.add(unsent('a'))
    expect(await round()).toBeInstanceOf(ApiError)
    expect(await outbox.list()).toEqual([unsent('a')])
    expect(await round()).toBeNull()
  },
)

test('a message the server already has is not sent again', async () => {
  const { outbox, far, known, round } = world()
  await outbox.add(unsent('a'))
  known.add('a')
  expect(await round()).toBeNull()
  expect(far.messages).toEqual([])
  expect(await outbox.list()).toEqual([])
})

test('a contact is sent after all earlier messages and doesn’t delay later ones', async () => {
  const { outbox, far, round } = world(['ok', 'too-many', 'ok', 'lost before'])
  await outbox.add(unsent('a'))
  await outbox.add(contact)
  await outbox.add(unsent('b'))
  expect(await round()).toBeInstanceOf(ApiError)
  expect(far.left).toEqual([])
  expect(await round()).toBeInstanceOf(NetworkError)
  expect(await outbox.list()).toEqual([contact])
  await outbox.add(unsent('c'))
  expect(await round()).toBeNull()
  expect(far.messages.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(far.left).toEqual([{ id: 'contact', after: 3 }])
  expect(await outbox.list()).toEqual([])
})

test('a refused contact stays in the outbox with the reason', async () => {
  const { outbox, far, round } = world(['ok', 'invalid'])
  await outbox.add(unsent('a'))
  await outbox.add(contact)
  expect(await round()).toBeNull()
  const refusal = { code: 'invalid', message: 'Because of invalid.', fields: {} }
  expect(await outbox.list()).toEqual([{ ...contact, refusal }])
  expect(await round()).toBeNull()
  expect(far.left).toEqual([])
})

test('whenever the connection breaks, every message is stored once, in order, or still in the outbox', async () => {
  const luck = fc.constantFrom('ok', 'lost before', 'lost after', 'unavailable' as ErrorCode)
  await fc.assert(
    fc.asyncProperty(
      fc.array(luck as fc.Arbitrary<'ok'>, { maxLength: 30 }),
      fc.nat(8),
      async (plan, count) => {
        const { outbox, far, round } = world(plan)
        const ids = Array.from({ length: count }, (_, index) => `m${index}`)
        for (const id of ids) await outbox.add(unsent(id))
        do {
          const left = (await outbox.list()).map(({ id }) => id)
          const held = far.messages.map(({ id }) => id)
          expect(ids.slice(0, held.length)).toEqual(held)
          expect(new Set([...held, ...left])).toEqual(new Set(ids))
        } while ((await round()) !== null)
        expect(far.messages.map(({ id }) => id)).toEqual(ids)
      },
    ),
  )
})
