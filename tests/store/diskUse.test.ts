/** A visitor's messages take a small multiple of their size on disk, including all indexes. */
import { randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedStore, openEmbedded } from '#server/store/embedded/open'
import { searchTerms } from '#shared/chat/searchTerms'
import { type Row, temporaryFolder } from './stores'
import { verify } from './verify'

const visitors = 25
const each = 12
const length = 2000

let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Size of both files; LMDB never shrinks a file, so it is their maximum. */
function bytesOnDisk(): number {
  const files = ['store/data.mdb', 'store/indexes/data.mdb']
  return files.reduce((sum, file) => sum + statSync(join(dataDir, file)).size, 0)
}

function text(word: () => string): string {
  let said = word()
  while (said.length < length) said += ` ${word()}`
  return said.slice(0, length)
}

const random = (below: number) => Math.floor(Math.random() * below)
/** Hardly ever the same twice. */
const unheard = () => random(36 ** 7).toString(36)
/** A few hundred common words, each as rare as its rank, as in natural languages. */
const common = () => `word${Math.floor(400 ** Math.random())}`

/** As visitors/send.ts and chat/answers.ts do: the message, its answer, and marking it as queued. */
async function converse(store: EmbeddedStore, word: () => string) {
  const messages = store.collection<Row>('messages')
  const conversationId = randomUUID()
  const reply = 'I do not know that yet. Please call us, or send a request for a quote.'
  for (let seq = 1; seq <= each; seq++) {
    const [_id, at, said] = [randomUUID(), new Date(), text(word)]
    const about = { conversationId, visitorKey: 'a'.repeat(43), seq, from: 'visitor', page: '/' }
    await messages.insertOne({
      _id,
      ...about,
      text: said,
      channel: 'chat',
      words: searchTerms(said),
      at,
      updatedAt: at,
      rev: 1,
      answer: { status: 'waiting', text: '', sources: [] },
      answerDue: at,
    })
    const answer = { status: 'done', text: reply, sources: [], at: new Date() }
    const words = searchTerms(said, reply)
    const $set = { answer, words, updatedAt: new Date(), queueDue: at }
    const answered: object = { $set, $unset: { answerDue: '' }, $inc: { rev: 1 } }
    await messages.updateOne({ _id }, answered)
    const known: object = { $unset: { queueDue: '' } }
    await messages.updateOne({ _id }, known)
  }
}

test.each([
  ['words that hardly repeat', unheard, 5],
  ['common words', common, 4],
])('%s take little space', async (_, word, most) => {
  await (await openEmbedded(dataDir)).close()
  const empty = bytesOnDisk()
  const store = await openEmbedded(dataDir)
  await Promise.all(Array.from({ length: visitors }, () => converse(store, word)))
  await store.close()
  const perByte = (bytesOnDisk() - empty) / (visitors * each * length)
  expect(perByte).toBeLessThan(most)

  const again = await openEmbedded(dataDir)
  const records = again.records.get('messages')
  expect(records && verify(records)).toEqual([])
  await again.close()
})
