/** The lease: one answer per message, taken over by another server when its owner dies. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import { MessageQueries } from '#server/chat/messages/queries'
import { StoreUnavailable } from '#server/store/errors'
import { type Answerer, Busy } from '#server/whisper/answerer'
import { echo, messagesOf, startWorld, until } from './world'

const neverAnswers: Answerer = {
  ...echo,
  answer: (_, { signal }) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    ),
}

test('a question left unanswered when its server stopped is answered by the next server', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lease-'))
  const first = await startWorld({ answerer: neverAnswers, dataDir })
  const visitor = await first.visitor()
  await visitor.ask('send', { id: randomUUID(), text: 'Left alone' })
  await first.close()
  const second = await startWorld({ dataDir })
  const back = await second.visitor(visitor.cookie)
  await until(async () => {
    const { messages } = await back.ask('join', {})
    return messages[0]?.answer.text === 'You asked: Left alone'
  })
  await second.close()
  rmSync(dataDir, { recursive: true })
})

test('a stopping server aborts pending answers at once, whatever else it waits for', async () => {
  const happened: string[] = []
  const answerer: Answerer = {
    ...echo,
    answer: (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => {
          happened.push('left')
          reject(signal.reason)
        }),
      ),
  }
  const world = await startWorld({
    answerer,
    more: ({ onStop }) =>
      onStop(async () => {
        await pause(100)
        happened.push('the rest')
      }),
  })
  const visitor = await world.visitor()
  for (let n = 0; n < 20; n++)
    await visitor.ask('send', { id: randomUUID(), text: `Question ${n}` })
  await world.close()
  expect(happened).toEqual([...Array.from({ length: 20 }, () => 'left'), 'the rest'])
})

test('a question running past its lease is not asked again by the server that holds it', async () => {
  let finish: () => void = () => {}
  let asked = 0
  const waiting = new Promise<void>((resolve) => {
    finish = resolve
  })
  const world = await startWorld({
    answerer: {
      ...echo,
      answer: async (question, options) => {
        asked += 1
        await waiting
        return echo.answer(question, options)
      },
    },
  })
  const visitor = await world.visitor()
  const id = randomUUID()
  await visitor.ask('send', { id, text: 'Still there?' })
  const messages = world.store.collection<StoredMessage>('messages')
  await until(() => asked === 1)
  for (let lease = 0; lease < 2; lease++) {
    const answerDue = new Date(Date.now() - 1)
    await messages.updateOne({ _id: id }, { $set: { answerDue } })
    await until(async () => {
      const message = await messages.findOne({ _id: id })
      return message?.answerDue && message.answerDue.getTime() > Date.now()
    })
  }
  finish()
  await until(() => messagesOf(visitor).some(({ answer }) => answer.status === 'done'))
  expect(asked).toBe(1)
  await world.close()
})

test('a question whose earlier turns can’t be read for now is answered later', async () => {
  const world = await startWorld()
  const visitor = await world.visitor()
  await visitor.ask('send', { id: randomUUID(), text: 'First' })
  await until(() => messagesOf(visitor).some(({ answer }) => answer.status === 'done'))
  const reading = vi.spyOn(MessageQueries.prototype, 'latest')
  reading.mockRejectedValue(new StoreUnavailable('It is away.'))
  const id = randomUUID()
  await visitor.ask('send', { id, text: 'Second' })
  await until(() => reading.mock.calls.length > 0)
  reading.mockRestore()
  const messages = world.store.collection<StoredMessage>('messages')
  expect((await messages.findOne({ _id: id }))?.answer.status).not.toBe('failed')
  await messages.updateOne({ _id: id }, { $set: { answerDue: new Date(Date.now() - 1) } })
  await until(() => messagesOf(visitor).some(({ answer }) => answer.text === 'You asked: Second'))
  await world.close()
})

test('a full queue gives a polite reply, not silence', async () => {
  const world = await startWorld({
    answerer: { ...echo, answer: () => Promise.reject(new Busy()) },
  })
  const visitor = await world.visitor()
  await visitor.ask('send', { id: randomUUID(), text: 'Hello?' })
  const [message] = await until(() => {
    const failed = messagesOf(visitor).filter(({ answer }) => answer.status === 'failed')
    return failed.length > 0 && failed
  })
  expect(message?.answer.text).toMatch(/ask again in a minute/)
  await world.close()
})

test('an answer streams to the visitor and to admins while it is made', async () => {
  const world = await startWorld()
  const [visitor, admin] = [await world.visitor(), await world.admin()]
  const id = randomUUID()
  await visitor.ask('send', { id, text: 'Tell me' })
  for (const person of [visitor, admin]) {
    await until(() =>
      person.told.some(
        ({ event, value }) => event === 'piece' && 'text' in value && value.id === id,
      ),
    )
  }
  await world.close()
})

test('an answer that finishes after its conversation was erased is not stored', async () => {
  let finish: () => void = () => {}
  const slow: Answerer = {
    ...echo,
    answer: async (question, options) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return echo.answer(question, options)
    },
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'late-'))
  const world = await startWorld({ answerer: slow, dataDir })
  const visitor = await world.visitor()
  const id = randomUUID()
  const { conversationId } = await visitor.ask('send', { id, text: 'Forget this' })
  await visitor.ask('erase', { conversationId })
  const cookie = await world.signIn()
  await world.call('POST', `/api/chat/conversations/${conversationId}/erasure/approval`, { cookie })
  finish()
  await world.close()
  const again = await startWorld({ dataDir })
  expect(await again.store.collection('messages').findOne({ _id: id })).not.toHaveProperty('answer')
  await again.close()
})
