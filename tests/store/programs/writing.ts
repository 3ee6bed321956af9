/**
 * Writes until it is killed: several concurrent writers, each inserting, changing and deleting its
 * own documents. Prints 'try <id> <step>' before and 'done <id> <step>' after each.
 */
import { writeSync } from 'node:fs'
import { openEmbedded } from '#server/store/embedded/open'

const [dataDir = '', name = '', writers = '50'] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)
const store = await openEmbedded(dataDir, { mergeAt: 500 })
const messages = store.collection<{ _id: string; [field: string]: unknown }>('messages')
say('open')

async function step(id: string, number: number, change: () => Promise<unknown>) {
  say(`try ${id} ${number}`)
  await change()
  say(`done ${id} ${number}`)
}

async function write(writer: number) {
  for (let seq = 0; ; seq++) {
    const _id = `${name}-${writer}-${seq}`
    const at = new Date()
    const words = ['gate', `word${seq % 7}`, _id]
    const document = {
      _id,
      conversationId: `${name}-${writer}`,
      seq,
      from: 'visitor',
      words,
      at,
      step: 0,
    }
    await step(_id, 0, () => messages.insertOne(document))
    const update = { $set: { step: 1, words: ['door', _id], 'feedback.helpful': seq % 2 === 0 } }
    await step(_id, 1, () => messages.updateOne({ _id }, update))
    if (seq % 3 === 0) await step(_id, 2, () => messages.deleteOne({ _id }))
  }
}

await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)))
