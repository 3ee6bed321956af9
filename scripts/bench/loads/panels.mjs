// @ts-check
/** Visitors with open panels: they connect, join, and all come back at once. */
import { answerAsks } from '../harness/asks.mjs'
import { connectVisitors } from './people.mjs'

/** @type {import('./people.mjs').Socket[]} */
let visitors = []

answerAsks({
  /** `join` does what a panel does when it opens. */
  open: async ({ url, count, join }) => {
    visitors = await connectVisitors(url, count)
    if (!join) return
    for (const visitor of visitors) {
      await visitor.emitWithAck('join', {})
      await visitor.emitWithAck('panel', { open: true })
    }
  },

  /** Number of visitors still connected. */
  connected: () => visitors.filter(({ connected }) => connected).length,

  /** All connect and join at once; returns how many succeeded, and the time until the last had. */
  comeBack: async () => {
    const from = performance.now()
    const back = visitors.map(
      (visitor) =>
        new Promise((resolve) => {
          visitor.once('connect_error', () => resolve(false))
          visitor.once('connect', async () => {
            const reply = await visitor
              .timeout(30_000)
              .emitWithAck('join', {})
              .catch(() => ({}))
            resolve('data' in reply)
          })
          visitor.connect()
        }),
    )
    const joined = (await Promise.all(back)).filter(Boolean).length
    return { joined, ms: performance.now() - from }
  },

  close: () => {
    for (const visitor of visitors) visitor.disconnect()
  },
})
process.send?.({ ready: true })
