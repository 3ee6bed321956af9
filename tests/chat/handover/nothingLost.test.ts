/** Nothing falls between Whisper, the team and a contact: whatever is written is answered by one. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Replies } from '#server/chat/handover/replies'
import { Messages } from '#server/chat/messages/messages'
import { freePort } from '../../freePort'
import { type MailServer, startMailServer } from '../../mail/mailServer'
import { messagesOf, startWorld, until, type Visitor, type World } from '../world'
import { asTeammate, isTeamHere, receivedLines, say, want } from './people'

let post: MailServer
let world: World
let mine: ReturnType<typeof asTeammate>
let visitor: Visitor
let networks = 0
beforeAll(async () => {
  post = await startMailServer()
  const port = await freePort()
  world = await startWorld({
    port,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: 'true',
    },
  })
  mine = asTeammate(world, (await world.admin()).cookie)
})
afterAll(async () => {
  await world.close()
  await post.close()
})
beforeEach(async () => {
  visitor = await world.visitor()
  await isTeamHere(visitor)
})

async function leave(to: string, id: string = randomUUID()) {
  networks += 1
  const reply = await world.call('POST', '/api/chat/contact', {
    cookie: visitor.cookie,
    headers: { 'x-forwarded-for': `203.0.113.${networks}` },
    body: { id, name: 'Elena', to, consent: false, page: '/' },
  })
  return { status: reply.status, body: await reply.json() }
}
const goBack = () => visitor.ask('person', { id: randomUUID(), wanted: false })
const answers = () => messagesOf(visitor).map(({ answer }) => answer.text)
const question = 'How much is a second keypad?'
const answer = `You asked: ${question}`

describe('Whisper answers what nobody has', () => {
  test('once a message is taken back that was left while waiting', async () => {
    await want(visitor)
    await say(visitor, question)
    await leave('elena@post.example')
    expect((await goBack()).handover).toBeNull()
    await until(() => answers()[0] === answer)
  })

  test('once a message is taken back that a teammate put back', async () => {
    const { conversationId: id } = await want(visitor)
    await mine.takeOver(id)
    await leave('elena@post.example')
    await say(visitor, question)
    expect((await mine.handBack(id)).body.handover).toMatchObject({ state: 'left' })
    await goBack()
    await until(() => answers()[0] === answer)
    expect(receivedLines(visitor).slice(-2)).toEqual(['put-back', 'took-back'])
  })

  test.each(['goes back', 'is handed back'] as const)(
    'where it is stored just as the visitor %s',
    async (how) => {
      const { conversationId: id } = await want(visitor)
      if (how === 'is handed back') await mine.takeOver(id)
      const { assignMessageToPerson } = Messages.prototype
      const spy = vi
        .spyOn(Messages.prototype, 'assignMessageToPerson')
        .mockImplementationOnce(async function (this: Messages, message) {
          // Not yet stored when the teammate's part began: nothing to be found then.
          spy.mockImplementationOnce(async () => {})
          await (how === 'goes back' ? goBack() : mine.handBack(id))
          spy.mockRestore()
          await assignMessageToPerson.call(this, message)
        })
      await say(visitor, question)
      await until(() => answers()[0] === answer)
    },
  )
})

test.each(['goes back', 'is handed back'] as const)(
  'Whisper answers though the server fails just after the visitor %s',
  async (how) => {
    const { conversationId: id } = await want(visitor)
    await mine.takeOver(id)
    await say(visitor, question)
    const lost = new Error('as if killed here')
    const spy = vi.spyOn(Messages.prototype, 'assignToWhisper').mockRejectedValueOnce(lost)
    if (how === 'is handed back') expect((await mine.handBack(id)).status).toBe(500)
    else await goBack().catch(() => {})
    await until(() => spy.mock.calls.length > 0)
    spy.mockRestore()
    await until(() => answers()[0] === answer, 15_000)
  },
)

test('replies go to a contact whose leaving was cut off and repeated', async () => {
  const { conversationId: id } = await want(visitor)
  await mine.takeOver(id)
  await mine.write(id, 'We come on Tuesday at nine.')
  await mine.end(id)
  const requestId = randomUUID()
  vi.spyOn(Replies.prototype, 'makeDue').mockRejectedValueOnce(new Error('as if killed here'))
  expect((await leave('cut@post.example', requestId)).status).toBe(500)
  vi.restoreAllMocks()
  expect((await leave('cut@post.example', requestId)).status).toBe(200)
  const replies = world.store.collection('replies')
  expect(await replies.countDocuments({ conversationId: id, sendDue: { $exists: true } })).toBe(1)
})

test('a conversation that begins with a message left is known to pages opened before', async () => {
  await leave('first@post.example')
  expect((await goBack()).handover).toBeNull()
})
