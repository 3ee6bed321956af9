/** Replies written while no e-mail or text can be sent go out once one can, or are given up late. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkDays } from '#shared/lifetimes'
import { mailingTo, startTestMailbox, type TestMailbox } from '../../contact/testMailbox'
import { textOf } from '../../mail/mailServer'
import { type PhoneWorld, sourced, startPhoneWorld, texts } from '../../phone/phoneWorld'
import { startWorld, until, type World } from '../world'
import { asTeammate, say } from './people'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'senders-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const repliesOf = (world: World) => world.store.collection('replies')

/** Makes the reply due, and waits until the server has looked at it. */
async function lookedAt(world: World, conversationId: string): Promise<void> {
  const due = new Date()
  await until(() => repliesOf(world).findOne({ conversationId, sendDue: { $exists: true } }))
  await repliesOf(world).updateOne({ conversationId }, { $set: { sendDue: due } })
  await until(
    async () => (await repliesOf(world).findOne({ conversationId }))?.sendDue?.getTime() !== +due,
  )
}

/** A restart may find the lease of the last look. */
const dueNow = (world: World, conversationId: string) =>
  repliesOf(world).updateOne(
    { conversationId, sendDue: { $exists: true } },
    { $set: { sendDue: new Date() } },
  )

/** In a world without a mail server: a teammate answers what was left, and ends the chat. */
async function answer(world: World, conversationId: string): Promise<void> {
  const mine = asTeammate(world, (await world.admin()).cookie)
  await mine.takeOver(conversationId)
  expect((await mine.write(conversationId, 'Here is our offer.')).status).toBe(200)
  expect((await mine.end(conversationId)).body.handover.state).toBe('answered')
  await lookedAt(world, conversationId)
}

async function leftWith(post: TestMailbox): Promise<{ id: string; env: Record<string, string> }> {
  const { env, ...options } = await mailingTo(post)
  const world = await startWorld({ ...options, env, dataDir })
  const visitor = await world.visitor()
  const { conversationId: id } = await say(visitor, 'Please send me an offer')
  const body = { id: randomUUID(), page: '/', name: 'Elena', to: 'elena@post.example' }
  const left = await world.call('POST', '/api/chat/contact', {
    cookie: visitor.cookie,
    body: { ...body, consent: false },
  })
  expect(left.status).toBe(200)
  await world.close()
  return { id, env }
}

test('a reply by e-mail is sent once a mail server is configured again', async () => {
  const post = await startTestMailbox()
  const { id } = await leftWith(post)
  const without = await startWorld({ dataDir })
  await answer(without, id)
  await without.close()

  const again = await startWorld({ ...(await mailingTo(post)), dataDir })
  await dueNow(again, id)
  await until(() => post.to('elena@post.example').length > 0)
  const [email] = post.to('elena@post.example')
  expect(textOf(email?.raw ?? '', 'plain')).toContain('Here is our offer.')
  await until(async () => (await repliesOf(again).findOne({ sendDue: { $exists: true } })) === null)
  expect(post.to('elena@post.example')).toHaveLength(1)
  await again.close()
  await post.close()
})

test('an unsent reply is dropped once a link to the conversation would have expired', async () => {
  const post = await startTestMailbox()
  const { id } = await leftWith(post)
  const without = await startWorld({ dataDir })
  await answer(without, id)
  const longAgo = new Date(Date.now() - (linkDays + 1) * 86_400_000)
  await repliesOf(without).updateOne({ conversationId: id }, { $set: { at: longAgo } })
  await dueNow(without, id)
  await until(async () => !(await repliesOf(without).findOne({ conversationId: id }))?.sendDue)
  await without.close()
  await post.close()
})

test('a reply by text is sent once a provider is configured again', async () => {
  const me = '+12025550188'
  const first: PhoneWorld = await startPhoneWorld({ answerer: sourced, dataDir })
  const { provider } = first
  const admin = await first.admin()
  await first.text(me, 'Does it rain?')
  await texts(first, me, 1)
  const [conversation] = await first.store.collection('conversations').find({}).toArray()
  const id = conversation?._id ?? ''
  expect((await asTeammate(first, admin.cookie).takeOver(id)).status).toBe(200)
  await texts(first, me, 2)
  await first.stop()

  const without = await startWorld({ dataDir })
  const written = await asTeammate(without, (await without.admin()).cookie).write(id, 'It does.')
  expect(written.status).toBe(200)
  await lookedAt(without, id)
  await without.close()

  const again = await startPhoneWorld({ answerer: sourced, dataDir, provider })
  await dueNow(again, id)
  expect((await texts(again, me, 3))[2]).toBe('Admin: It does.')
  await again.close()
})
