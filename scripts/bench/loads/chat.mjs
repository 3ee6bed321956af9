// @ts-check
/** Many visitors write while an admin watches: measures each message's time to the admin. */
import { randomUUID } from 'node:crypto'
import { answerAsks } from '../harness/asks.mjs'
import { percentile } from '../harness/figures.mjs'
import { connect, connectVisitors, signIn } from './people.mjs'
import { questions } from './questions.mjs'

/** @type {import('./people.mjs').Socket[]} */
let visitors = []
/** @type {Map<string, number>} send time of each message in flight */
const sent = new Map()
/** @type {number[]} */
let delivered = []
/** @type {number[]} */
let acknowledged = []
/** @type {string[]} */
let refused = []
let answered = 0
let turn = 0

/** @param {import('./people.mjs').Socket} socket */
async function send(socket) {
  const id = randomUUID()
  const text = questions[turn % questions.length]
  const at = performance.now()
  sent.set(id, at)
  const reply = await socket.emitWithAck('send', { id, text, page: '/' })
  if ('error' in reply) refused.push(reply.error.message)
  else acknowledged.push(performance.now() - at)
}

/** @param {{ id: string, answer?: { status: string } }} change */
function arrived({ id, answer }) {
  if (answer?.status === 'done') answered++
  const at = sent.get(id)
  if (at === undefined) return
  sent.delete(id)
  delivered.push(performance.now() - at)
}

function next() {
  return /** @type {import('./people.mjs').Socket} */ (visitors[turn++ % visitors.length])
}

async function settled() {
  const until = Date.now() + 10_000
  while (sent.size > 0 && Date.now() < until) await new Promise((wait) => setTimeout(wait, 10))
  const lost = sent.size
  sent.clear()
  if (lost + refused.length > 0) throw new Error(`${lost} lost, refused: ${refused[0]}`)
}

function begin() {
  delivered = []
  acknowledged = []
  refused = []
  answered = 0
}

answerAsks({
  /**
   * `bundled`: the admin receives changes in bundles, as the admin's page does.
   * `adminUrl`: the admin's server, if it isn't the visitors'.
   */
  open: async ({ url, count, password, bundled, adminUrl = url }) => {
    const admin = await connect(adminUrl, '/admin', await signIn(adminUrl, password))
    admin.on('change', arrived)
    admin.on('changes', (changes) => changes.forEach(arrived))
    if (bundled) await admin.emitWithAck('watch', { bundled })
    visitors = await connectVisitors(url, count)
  },

  /** Sends at a constant rate, regardless of replies. */
  steady: async ({ rate, seconds }) => {
    begin()
    const from = performance.now()
    for (let count = 0; count < rate * seconds;) {
      const due = ((performance.now() - from) * rate) / 1000
      for (; count < due && count < rate * seconds; count++) void send(next())
      await new Promise((wait) => setTimeout(wait, 1))
    }
    await settled()
    return {
      p50: percentile(delivered, 0.5),
      p99: percentile(delivered, 0.99),
      times: delivered,
      answered,
    }
  },

  /** Waits until `count` are answered or none was for two seconds; returns how many were. */
  awaitAnswers: async ({ count }) => {
    for (let seen = -1; seen < answered && answered < count;) {
      seen = answered
      const until = Date.now() + 2_000
      while (answered === seen && Date.now() < until)
        await new Promise((wait) => setTimeout(wait, 10))
    }
    return answered
  },

  /** Sends as fast as messages are acknowledged, with `underWay` in flight. */
  saturate: async ({ underWay, count }) => {
    begin()
    let left = count
    const from = performance.now()
    const one = async () => {
      const socket = next()
      while (left-- > 0) await send(socket)
    }
    await Promise.all(Array.from({ length: underWay }, one))
    const seconds = (performance.now() - from) / 1000
    await settled()
    return { acknowledged: acknowledged.length, seconds }
  },
})
process.send?.({ ready: true })
