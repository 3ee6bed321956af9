// @ts-check
/** Browsers that report visits, and open dashboards. */
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { answerAsks } from '../harness/asks.mjs'
import { percentile } from '../harness/figures.mjs'
import { connect, signIn } from './people.mjs'

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36'
const browsers = 3_000
const probed = '/privacy'
const probeEveryMs = 170
/** Counts reports; each browser reports again after a while. */
let reported = 0
/** @type {import('./people.mjs').Socket[]} */
let dashboards = []
/** Queries of the open dashboards, besides the probed one. */
const queries = [
  { range: 'today' },
  { range: '7d' },
  { range: '30d' },
  { range: '90d' },
  { range: '12m' },
  { range: 'today', source: 'Organic Search' },
  { range: '30d', device: 'Desktop' },
  { range: '12m', page: '/system' },
]

/** A page viewed and used. @param {string} url @param {string} path @param {string} page */
function report(url, path, page) {
  const view = randomUUID()
  const hits = [
    { kind: 'view', id: view, path: page, referrer: 'www.google.com' },
    { kind: 'engaged', id: randomUUID(), view, ms: 10 },
  ]
  const body = JSON.stringify({ hits })
  const headers = {
    origin: url,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': `${browser} ${reported++ % browsers}`,
  }
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { agent, method: 'POST', headers }, (reply) => {
      reply.resume()
      reply.once('end', () => {
        if (reply.statusCode === 200) resolve(undefined)
        else reject(new Error(`${url}${path} answers ${reply.statusCode}`))
      })
    })
    request.once('error', reject)
    request.end(body)
  })
}

answerAsks({
  /** As fast as they are answered, on 64 connections. */
  flood: async ({ url, path, count }) => {
    let left = count
    const one = async () => {
      while (left-- > 0) await report(url, path, '/system')
    }
    await Promise.all(Array.from({ length: agent.maxSockets }, one))
  },

  /** At a constant rate, regardless of replies. Returns the time of each, in milliseconds. */
  steady: async ({ url, path = '/api/visits', rate, seconds, connections = 64 }) => {
    agent.maxSockets = connections
    /** @type {number[]} */
    const times = []
    /** @type {Promise<void>[]} */
    const underWay = []
    const from = performance.now()
    for (let count = 0; count < rate * seconds;) {
      const due = ((performance.now() - from) * rate) / 1000
      for (; count < due && count < rate * seconds; count++) {
        const at = performance.now()
        underWay.push(
          report(url, path, '/system').then(() => {
            times.push(performance.now() - at)
          }),
        )
      }
      await new Promise((wait) => setTimeout(wait, 1))
    }
    await Promise.all(underWay)
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  },

  openDashboards: async ({ url, password }) => {
    const cookie = await signIn(url, password)
    for (const query of queries) {
      const socket = await connect(url, '/admin', cookie)
      await socket.emitWithAck('watchAnalytics', query)
      dashboards.push(socket)
    }
  },

  closeDashboards: () => {
    for (const socket of dashboards) socket.disconnect()
    dashboards = []
  },

  /** Time from a report's first byte until a dashboard has it, for pages that nobody else views. */
  probe: async ({ url, password, count }) => {
    const socket = await connect(url, '/admin', await signIn(url, password))
    const reply = await socket.emitWithAck('watchAnalytics', { range: 'today', page: probed })
    let views = reply.data.sums.views
    /** @type {{ views: number, at: number }[]} */
    const waiting = []
    /** @type {number[]} */
    const times = []
    socket.on('analytics', ({ sums }) => {
      while (waiting[0] && waiting[0].views <= sums.views) {
        times.push(performance.now() - (waiting.shift()?.at ?? 0))
      }
    })
    for (let turn = 0; turn < count; turn++) {
      waiting.push({ views: ++views, at: performance.now() })
      await report(url, '/api/visits', probed)
      await new Promise((wait) => setTimeout(wait, probeEveryMs))
    }
    await new Promise((wait) => setTimeout(wait, 3_000))
    socket.disconnect()
    if (waiting.length > 0) throw new Error(`${waiting.length} visits never came to the dashboard.`)
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), most: Math.max(...times) }
  },
})
process.send?.({ ready: true })
