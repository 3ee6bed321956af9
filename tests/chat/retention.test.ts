import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#server/store/open'
import { rememberDeletions } from './rememberDeletions'
import { startWorld, until } from './world'

const dayMs = 86_400_000

test('conversations are deleted RETENTION_DAYS after their last message, and no others', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  const env = { RETENTION_DAYS: '30' }
  const first = await startWorld({ dataDir, env })
  const [old, kept] = [await first.visitor(), await first.visitor()]
  const oldOne = await old.ask('send', { id: randomUUID(), text: 'Old words' })
  const keptOne = await kept.ask('send', { id: randomUUID(), text: 'Began long ago' })
  const leaving = await first.visitor()
  const left = await leaving.ask('send', { id: randomUUID(), text: 'Are you open?' })
  const keptLast = await kept.ask('send', { id: randomUUID(), text: 'Still talking' })
  await first.close()

  const store = await openStore({ dataDir })
  const longAgo = new Date(Date.now() - 31 * dayMs)
  const conversations = store.collection('conversations')
  const messages = store.collection<{ _id: string; at: Date }>('messages')
  // Nothing was written since, but a message left.
  await conversations.updateOne({ _id: left.conversationId }, { $set: { linedAt: new Date() } })
  for (const { conversationId } of [oldOne, keptOne, left]) {
    // Older than the last message, as after a crash: only the last message itself counts.
    await conversations.updateOne({ _id: conversationId }, { $set: { lastAt: longAgo } })
  }
  for (const { id } of [oldOne, keptOne, left]) {
    await messages.updateOne({ _id: id }, { $set: { at: longAgo } })
  }
  await rememberDeletions(store)
  await store.close()

  const second = await startWorld({ dataDir, env })
  const found = (name: 'messages' | 'conversations', _id: string) =>
    second.store.collection(name).findOne({ _id })
  await until(async () => (await found('conversations', oldOne.conversationId)) === null)
  expect(await found('messages', oldOne.id)).not.toHaveProperty('text')
  expect(await found('messages', keptOne.id)).toHaveProperty('text')
  expect(await found('messages', left.id)).toHaveProperty('text')
  expect(await found('messages', keptLast.id)).toHaveProperty('text')
  await second.close()
  rmSync(dataDir, { recursive: true })
})
