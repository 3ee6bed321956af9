/**
 * Adding a channel takes a line in shared/chat/channels.ts and a folder: here a mock adds the line,
 * and this file is the folder. A postcard arrives, is stored once and answered by postcard.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Channel, Chat, Intake, StoredMessage } from '#server/chat/chat'
import type { ChannelName } from '#shared/chat/channels'
import type { Counts, Interaction } from '#shared/chat/records'
import { conversationText } from '../../client/admin/chats/conversation/conversationText'
import { companyTime } from '../../client/admin/ui/companyTime'
import type { World } from '../chat/world'

vi.mock('#shared/chat/channels', async (load) => {
  const { channels, ...others } = await load<typeof import('#shared/chat/channels')>()
  const line = {
    postcard: { name: 'Postcard', icon: 'message', hasPanel: false, canBeTakenOver: false },
  }
  const names = [...others.channelNames, 'postcard']
  return {
    channels: { ...channels, ...line },
    channelNames: names,
    channelsWithoutPanel: names.filter((name) => name !== 'chat'),
  }
})

// Imported after the mock, so that the server knows the channel.
const { startWorld, until } = await import('../chat/world')

const postcard = 'postcard' as ChannelName
const sent: { to: string; words: string }[] = []
let failing = 0

const channel: Channel = {
  name: postcard,
  conversationMs: 30 * 86_400_000,
  mostOffers: 1,
  readsChoice: 'words',
  async deliver({ visitorKey, answer }: StoredMessage) {
    if (failing > 0) {
      failing -= 1
      throw new Error('The post office is closed.')
    }
    const offers = (answer.offers ?? []).map(({ title }) => `Send 1 for ${title}`)
    sent.push({ to: visitorKey, words: [answer.text, ...offers].join(' ') })
  },
}

let world: World
let adminCookie: string
let chat: Chat
let intake: Intake
beforeAll(async () => {
  world = await startWorld({
    more: (_, subjects) => {
      chat = subjects.chat
      intake = chat.openChannel(channel)
    },
  })
  adminCookie = await world.signIn()
})
afterAll(() => world.close())

async function read<T>(path: string): Promise<T> {
  const reply = await world.call('GET', path, { cookie: adminCookie })
  expect(reply.status).toBe(200)
  return (await reply.json()) as T
}
const interactions = async (query: string) =>
  (await read<{ interactions: Interaction[] }>(`/api/chat/interactions?${query}`)).interactions

const from = (text: string, visitorKey = 'Dana') => ({
  visitorKey,
  id: randomUUID(),
  text,
  number: null,
})

test('a message by a new channel is stored once and answered, and the answer is delivered by it', async () => {
  const card = from('What does it cost?')
  const [first, repeated] = [await intake.receive(card), await intake.receive(card)]
  expect(repeated._id).toBe(first._id)
  await until(() => sent.length > 0)
  expect(sent).toEqual([{ to: 'Dana', words: 'You asked: What does it cost?' }])
  const stored = await until(async () => {
    const message = await chat.messages.findKept(card.id)
    return message && !message.replyDue && message
  })
  expect(stored).toMatchObject({ channel: postcard, seq: 1, answer: { status: 'done' } })
})

test('an undelivered answer is retried later, before the answers after it', async () => {
  failing = 1
  await intake.receive(from('First?', 'Lee'))
  await until(() => failing === 0)
  await intake.receive(from('Second?', 'Lee'))
  const toLee = () => sent.filter(({ to }) => to === 'Lee').map(({ words }) => words)
  await until(() => toLee().length === 2)
  expect(toLee()).toEqual(['You asked: First?', 'You asked: Second?'])
})

test('Live Chats counts and filters a new channel; its conversation and the export show its messages', async () => {
  const counts = await until(async () => {
    const read_ = await read<Counts>('/api/chat/counts')
    return read_.all === 3 && read_
  })
  expect(counts.channels).toEqual(expect.arrayContaining(['chat', postcard]))
  const found = await interactions(`channel=${postcard}`)
  expect(found.map(({ userMessage }) => userMessage)).toEqual([
    'Second?',
    'First?',
    'What does it cost?',
  ])
  expect(await interactions('channel=chat')).toEqual([])
  const [{ conversationId = '' } = {}] = found
  const conversation = await read<object>(`/api/chat/conversations/${conversationId}`)
  expect(conversation).toMatchObject({ channel: postcard, panelOpen: false })
  const text = conversationText('Dana', found.slice(2), companyTime('America/New_York'))
  expect(text).toContain('User: What does it cost?\nWhisper: You asked: What does it cost?')
})

test('a conversation by a new channel is marked and erased like any other', async () => {
  const answered = await until(() => intake.latestAnswered('Dana'))
  await intake.giveFeedback('Dana', answered._id, true)
  expect((await interactions('filter=positive')).map(({ id }) => id)).toEqual([answered._id])
  expect(await intake.requestErasure('Dana')).toBe(1)
  const path = `/api/chat/conversations/${answered.conversationId}/erasure/approval`
  expect((await world.call('POST', path, { cookie: adminCookie })).status).toBe(200)
  expect(await chat.messages.findKept(answered._id)).toBeNull()
})
