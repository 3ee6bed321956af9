/** The thread that answers. It keeps the index and knows neither the store nor who asks. */
import { parentPort } from 'node:worker_threads'
import { type Brain, createBrain } from './brain'
import { readOnce } from './embedding/embeddings'
import { pagePassages } from './pagePassages'
import { passagesOf } from './passages'
import type { FromWorker, ToWorker } from './workerMessages'

if (parentPort === null) throw new Error('Runs as a worker thread only.')
const server = parentPort
const say = (message: FromWorker) => server.postMessage(message)
let brain: Brain | undefined

server.on('message', async (message: ToWorker) => {
  if (message.kind === 'knowledge') {
    const { entries, kept, pagesOff, readAt, prices } = message
    const passages = [...entries.flatMap(passagesOf), ...pagePassages(kept, pagesOff)]
    brain = createBrain(passages, { builtAt: readAt, prices })
    return
  }
  const { id } = message
  try {
    // Reading the model takes as long as the machine is busy; the patience with a question begins after it.
    await readOnce().catch(() => undefined)
    say({ kind: 'begun', id })
    brain ??= createBrain([])
    if (message.kind === 'meaning') {
      say({ kind: 'meaning', id, meaning: brain.meaning(message.text) })
      return
    }
    const { question } = message
    const answer = await brain.answer(question, (textSoFar) =>
      say({ kind: 'piece', id, textSoFar }),
    )
    say({ kind: 'answer', id, answer })
  } catch (error) {
    say({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
})
