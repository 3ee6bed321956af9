/** The worker thread that answers. It holds the index and knows neither the store nor the asker. */
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { type AnswerEngine, createAnswerEngine } from './answerEngine'
import { readWordTable } from './engine/wordTable'
import type { FromWorker, ToWorker } from './workerMessages'

if (parentPort === null) throw new Error('Runs as a worker thread only.')
const server = parentPort
const say = (message: FromWorker) => server.postMessage(message)
const table = readWordTable(readFileSync(new URL('./words.bin', import.meta.url)))
let engine: AnswerEngine | undefined

server.on('message', (message: ToWorker) => {
  if (message.kind === 'knowledge') {
    engine = createAnswerEngine(message.knowledge, table)
    return
  }
  const { id } = message
  try {
    say({ kind: 'begun', id })
    engine ??= createAnswerEngine({ entries: [], readAt: Date.now() }, table)
    if (message.kind === 'meaning')
      say({ kind: 'meaning', id, meaning: engine.meaning(message.text) })
    else say({ kind: 'answer', id, answer: engine.answer(message.question) })
  } catch (error) {
    say({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
})
