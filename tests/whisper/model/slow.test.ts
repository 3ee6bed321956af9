/**
 * A service that is slow after its headers is given up in time, even when garbage was collected
 * meanwhile: fetch then forgets its abort signal (Node 20 and 22).
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ModelDay } from '#server/whisper/model/tokenBudget'
import type { ModelUse } from '#shared/whisper/answer'
import { until } from '../../chat/world'
import { collectGarbage } from '../../collectGarbage'
import { type Asking, startAsking } from './asking'
import { type Behavior, begin, piece } from './standIn'

const question = 'What warranty do I get?'
/** So long that a busy machine cannot exceed a limit that isn't under test. */
const patient = { silenceMs: 40_000, wholeMs: 40_000, countMs: 50 }
const impatient: Partial<Record<ModelUse['outcome'], typeof patient>> = {
  silent: { ...patient, silenceMs: 500 },
  slow: { ...patient, wholeMs: 1_000 },
}

let asking: Asking
let stopCollecting = () => {}
const open = async (limits = patient) => {
  asking = await startAsking({ patient: limits, most: 1 })
}
beforeEach(() => {
  stopCollecting = collectGarbage()
})
afterEach(async () => {
  stopCollecting()
  await asking.close()
})

/** Writes again and again until the client has disconnected. */
const keepsWriting =
  (write: (reply: Parameters<Behavior>[0]) => void, everyMs: number): Behavior =>
  async (reply, { gone }) => {
    begin(reply)
    const timer = setInterval(() => write(reply), everyMs)
    await gone
    clearInterval(timer)
  }

const slow: [string, ModelUse['outcome'], Behavior][] = [
  ['sends nothing at all', 'silent', () => {}],
  ['sends headers and nothing more', 'silent', (reply) => begin(reply)],
  ['sends a word a minute', 'silent', keepsWriting((reply) => piece(reply, 'We '), 60_000)],
  [
    'sends half a line and nothing more',
    'silent',
    (reply) => {
      begin(reply)
      reply.write('data: {"choices":[{"delta":{"content":"You g')
    },
  ],
  ['sends a line without an end, slowly', 'silent', keepsWriting((reply) => reply.write('x'), 10)],
  ['sends one word after the other', 'slow', keepsWriting((reply) => piece(reply, 'a '), 100)],
]

const days = () => asking.store.collection<ModelDay>('modelDays').find({}).toArray()

describe('passages answer, and request and slot are released, when the service', () => {
  test.each(slow)('%s', async (_, outcome, behave) => {
    await open(impatient[outcome])
    asking.standIn.behave = behave
    let spent = 0
    for (const time of [0, 1]) {
      const { answer } = await asking.ask(question)
      expect(answer.text).toBe(await asking.quoted(question))
      // The second request would not be sent if the first still occupied the only place.
      expect(answer.why.model?.outcome).toBe(outcome)
      const { prompt = 0, completion = 0 } = answer.why.model?.tokens ?? {}
      spent += prompt + completion
      await asking.standIn.asked[time]?.gone
    }
    // Only the tokens of what was sent stay counted; the rest of the reservation is returned.
    await until(async () => (await days())[0]?.tokens === spent)
  })
})

test('a service that never ends a line is cut after a megabyte', async () => {
  let sent = 0
  await open()
  asking.standIn.behave = async (reply, { gone }) => {
    begin(reply)
    const line = Buffer.alloc(50_000, 'x')
    const fill = () => {
      while (!reply.destroyed && reply.write(line)) sent += line.length
      sent += line.length
    }
    reply.on('drain', fill)
    fill()
    await gone
  }
  const { answer } = await asking.ask(question)
  expect(answer.why.model?.outcome).toBe('too-long')
  await asking.standIn.asked[0]?.gone
  // The buffers at both ends of the connection come on top of the megabyte.
  expect(sent).toBeLessThan(30_000_000)
})

test('an aborted answer ends at once and gives its tokens back before closing completes', async () => {
  const leaving = new AbortController()
  await open()
  asking.standIn.behave = (reply) => {
    begin(reply)
    setTimeout(() => leaving.abort(new Error('closing')), 200)
  }
  await expect(asking.ask(question, { signal: leaving.signal })).rejects.toThrow('closing')
  await asking.answerer.close()
  const [day] = await days()
  const [request] = asking.standIn.asked
  await request?.gone
  const said = request?.body.messages.map(({ content }) => content).join('') ?? ''
  expect(day?.tokens).toBe(Math.ceil(said.length / 4))
})
