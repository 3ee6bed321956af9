/** Numbers are deleted after RETENTION_DAYS; a text after a silent day begins another conversation. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StoredConversation, StoredMessage } from '#server/chat/documents'
import { collectionNames } from '#server/store/collections'
import { openStore } from '#server/store/open'
import { rememberDeletions } from '../chat/rememberDeletions'
import { until } from '../chat/world'
import { startPhoneWorld, texts } from './phoneWorld'

const dayMs = 86_400_000
const me = '+12025550191'

test('a text after a day of silence starts a new conversation', async () => {
  const world = await startPhoneWorld()
  await world.text(me, 'Dayone')
  await world.text(me, 'Daytwo')
  await texts(world, me, 2)
  const id = async (word: string) =>
    (await world.interactions(`search=${word}`))[0]?.conversationId ?? ''
  expect(await id('daytwo')).toBe(await id('dayone'))
  const conversations = world.store.collection<StoredConversation>('conversations')
  const _id = await id('dayone')
  const dayAgo = new Date(Date.now() - dayMs)
  await conversations.updateOne({ _id }, { $set: { startedAt: dayAgo } })
  await world.text(me, 'Daythree')
  await texts(world, me, 3)
  expect(await id('daythree'), 'in the middle of it').toBe(_id)
  const [last] = await world.interactions('search=daythree')
  // It is written a moment later.
  await until(
    async () => (await conversations.findOne({ _id }))?.lastAt.getTime() === last?.timestamp,
  )
  await conversations.updateOne({ _id }, { $set: { lastAt: dayAgo } })
  await world.text(me, 'Dayfour')
  await texts(world, me, 4)
  expect(await id('dayfour')).not.toBe(_id)
  await world.close()
})

test('after the retention time no part of the store has the number', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  const options = { dataDir, env: { RETENTION_DAYS: '30' } }
  const first = await startPhoneWorld(options)
  await first.text(me, 'Oldword')
  await texts(first, me, 1)
  const longAgo = new Date(Date.now() - 31 * dayMs)
  const [{ id = '', conversationId = '' } = {}] = await first.interactions('search=oldword')
  await first.close()
  const store = await openStore({ dataDir })
  const conversations = store.collection<StoredConversation>('conversations')
  await conversations.updateOne({ _id: conversationId }, { $set: { lastAt: longAgo } })
  await store
    .collection<StoredMessage>('messages')
    .updateOne({ _id: id }, { $set: { at: longAgo } })
  await rememberDeletions(store)
  await store.close()

  const second = await startPhoneWorld(options)
  const gone = second.store.collection<StoredConversation>('conversations')
  await until(async () => (await gone.findOne({ _id: conversationId })) === null)
  for (const name of collectionNames) {
    const held = await second.store.collection(name).find({}).toArray()
    expect(JSON.stringify(held), name).not.toContain(me)
  }
  await second.close()
  rmSync(dataDir, { recursive: true })
})
