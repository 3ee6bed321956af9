// @ts-check
/** Visitors with teammates or with nobody: measures each message's time to the other side. */
import { randomUUID } from 'node:crypto'
import { answerAsks } from '../harness/asks.mjs'
import { percentile } from '../harness/figures.mjs'
import { connect, connectVisitors, signIn } from './people.mjs'

/** @typedef {import('./people.mjs').Socket} Socket */
/** @typedef {{ visitor: Socket, id: string, cookie: string }} Talk */

let url = ''
/** @type {Talk[]} */
const talks = []
/** @type {Map<string, number>} send time of each message in flight */
const sent = new Map()
/** @type {number[]} */
let delivered = []
/** @type {string[]} */
let refused = []

/** @param {{ id: string }} told */
function arrived({ id }) {
  const at = sent.get(id)
  if (at === undefined) return
  sent.delete(id)
  delivered.push(performance.now() - at)
}

/** @param {string} cookie @param {string} path @param {object} [body] */
async function post(cookie, path, body) {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  const said = await reply.json()
  if (!reply.ok) throw new Error(said.error.message)
  return said
}

/** @param {Talk} talk */
async function visitorWrites({ visitor }) {
  const id = randomUUID()
  sent.set(id, performance.now())
  const reply = await visitor.emitWithAck('send', { id, text: 'Is it still there?', page: '/' })
  if ('error' in reply) refused.push(reply.error.message)
}

/** @param {Talk} talk */
async function teammateWrites({ id: conversation, cookie }) {
  const id = randomUUID()
  sent.set(id, performance.now())
  const reply = { id, kind: 'reply', text: 'Yes, it is.' }
  await post(cookie, `/api/chat/conversations/${conversation}/replies`, reply).catch((error) =>
    refused.push(error.message),
  )
}

answerAsks({
  /** `taken`: teammates take over conversations, equally many each; otherwise they only watch. */
  open: async ({ url: at, visitors, teammates, password, taken }) => {
    url = at
    const admin = await signIn(url, password)
    /** @type {string[]} */
    const cookies = []
    for (let n = 0; n < teammates; n++) {
      const member = { name: `Teammate ${n}`, role: 'agent', email: '' }
      cookies.push(await signIn(url, (await post(admin, '/api/team', member)).password))
    }
    for (const cookie of cookies) {
      const socket = await connect(url, '/admin', cookie)
      // The first to receive it counts: all are notified at once.
      socket.on('change', arrived)
    }
    for (const [n, visitor] of (await connectVisitors(url, visitors)).entries()) {
      visitor.on('reply', arrived)
      await visitor.emitWithAck('join', {})
      const first = { id: randomUUID(), text: 'Hello', page: '/' }
      const { data } = await visitor.emitWithAck('send', first)
      const talk = { visitor, id: data.conversationId, cookie: cookies[n % teammates] ?? '' }
      if (taken) await post(talk.cookie, `/api/chat/conversations/${talk.id}/handover/takeover`)
      talks.push(talk)
    }
  },

  /** At a constant rate, regardless of replies; `both`: every second message is a teammate's. */
  steady: async ({ rate, seconds, both }) => {
    delivered = []
    refused = []
    const from = performance.now()
    for (let count = 0; count < rate * seconds;) {
      const due = ((performance.now() - from) * rate) / 1000
      for (; count < due && count < rate * seconds; count++) {
        const talk = /** @type {Talk} */ (talks[(count >> 1) % talks.length])
        void (both && count % 2 === 1 ? teammateWrites(talk) : visitorWrites(talk))
      }
      await new Promise((wait) => setTimeout(wait, 1))
    }
    const until = Date.now() + 10_000
    while (sent.size > 0 && Date.now() < until) await new Promise((wait) => setTimeout(wait, 10))
    if (sent.size + refused.length > 0) throw new Error(`${sent.size} lost, refused: ${refused[0]}`)
    return { p50: percentile(delivered, 0.5), p99: percentile(delivered, 0.99), times: delivered }
  },
})
process.send?.({ ready: true })
