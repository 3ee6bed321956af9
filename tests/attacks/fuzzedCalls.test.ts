/** Thousands of generated requests to every call: none breaks the server or gets a huge reply. */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isLong } from '../faults/long'
import { freePort } from '../freePort'
import { signIn } from '../resources/adminAndDealer'
import { type RunningServer, startServer } from '../runningServer'
import { declaredCalls } from './declared'
import { type Asked, type Means, requestOf } from './inputs'
import { everySetting, type Stock, stocked } from './stock'

vi.setConfig({ testTimeout: isLong ? 1_200_000 : 60_000 })

/** Per call. */
const requests = isLong ? 1_000 : 20
/** Whisper answers these twice each, or every regression question. */
const slowCalls = ['training.ask', 'training.check', 'training.start']
const slowRequests = isLong ? 10 : 1
const seed = isLong ? Date.now() : 20_261_123
const atOnce = 8
const mostOfError = 16 * 1024
const mostOfReply = 4 * 1024 * 1024
const mostGrowth = 1024 * 1024 * 1024

let server: RunningServer
let stock: Stock
let sessionToEnd: string
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
beforeAll(async () => {
  server = await startServer({ env: everySetting(await freePort()) })
  stock = await stocked(server.url)
  sessionToEnd = await signIn(server.url, 'admin')
})
afterAll(async () => {
  agent.destroy()
  await server.remove()
})

test.each<[string, number, () => string]>([
  ['a stranger', 4, () => ''],
  ['somebody signed in as everything', 3, everyCookie],
  ['somebody signed in who is hardly ever wrong', 1, everyCookie],
])(`requests from %s, %i hostile values in ten (seed ${seed})`, async (_, hostility, cookieOf) => {
  const { pid } = server
  const before = memory()
  const waiting = everyRequest({ hostility, ids: stock.ids })
  const wrong: object[] = []
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const isSignOut = next.name === 'session.signOut'
      const reply = await send(next.asked, isSignOut ? sessionToEnd : cookieOf())
      if (isRefusedOrServed(reply) && isBounded(reply)) continue
      wrong.push({ ...next, status: reply.status, reply: reply.text.slice(0, 500) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(wrong).toEqual([])
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect(server.pid).toBe(pid)
  expect(memory() - before).toBeLessThan(mostGrowth)
})

function everyCookie(): string {
  return [stock.admin, stock.dealer, stock.visitor].join('; ')
}

function everyRequest(means: Means): { name: string; asked: Asked }[] {
  return declaredCalls.flatMap((call) => {
    const numRuns = slowCalls.includes(call.name) ? slowRequests : requests
    const asked = fc.sample(requestOf(call, means), { seed, numRuns })
    return asked.map((one) => ({ name: call.name, asked: one }))
  })
}

interface Reply {
  status: number
  text: string
}

function send({ method, path, type, body }: Asked, cookie: string): Promise<Reply> {
  const headers: Record<string, string> = { origin: server.url, cookie }
  if (type !== '' && body !== undefined) headers['content-type'] = type
  if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body))
  return new Promise((resolve, reject) => {
    const { port } = server
    const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', reject)
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() })
      })
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

/** Without a mail server, or with too many tests at once, a call may be unavailable. */
function isRefusedOrServed({ status, text }: Reply): boolean {
  return status < 500 || (status === 503 && JSON.parse(text).error.code === 'unavailable')
}

function isBounded({ status, text }: Reply): boolean {
  return text.length <= (status < 400 ? mostOfReply : mostOfError)
}

/** The process's memory in bytes, without the store's mapped file. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) * 1024
}
