// @ts-check
/** Sends one request repeatedly over ten keep-alive connections, or uploads a file. */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import http from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { answerAsks } from '../harness/asks.mjs'

const agent = new http.Agent({ keepAlive: true, maxSockets: 10 })

/** @typedef {{ url: string, method?: string, headers?: Record<string, string>, body?: string }} Request */

/** @param {Request} request @returns {Promise<{ status: number, headers: object, body: Buffer }>} */
function once({ url, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method, headers }, (reply) => {
      /** @type {Buffer[]} */
      const pieces = []
      reply.on('data', (piece) => pieces.push(piece))
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(pieces),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** A PDF, as far as the server checks. @param {number} bytes */
function* somePdf(bytes) {
  const piece = randomBytes(65_536)
  yield Buffer.from('%PDF-')
  for (let left = bytes - 5; left > 0; left -= piece.length) yield piece.subarray(0, left)
}

answerAsks({
  /** Uploads a file from disk, or `bytes` of a generated one. Resolves to the reply. */
  send: async ({ url, headers, file, bytes }) => {
    const request = http.request(url, { agent, method: 'POST', headers })
    /** @type {Promise<import('node:http').IncomingMessage>} */
    const answered = new Promise((resolve, reject) => {
      request.once('response', resolve)
      request.once('error', reject)
    })
    await pipeline(file ? createReadStream(file) : Readable.from(somePdf(bytes)), request)
    const reply = await answered
    const text = Buffer.concat(await reply.toArray()).toString()
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${text}`)
    return JSON.parse(text)
  },

  once: async (request) => {
    const { body, ...rest } = await once(request)
    return { ...rest, body: body.toString('base64') }
  },

  many: async ({ request, count }) => {
    let left = count
    const one = async () => {
      while (left-- > 0) {
        const { status } = await once(request)
        if (status !== 200) throw new Error(`${request.url} answers ${status}`)
      }
    }
    await Promise.all(Array.from({ length: 10 }, one))
  },

  /** Alternates between requests: the time of each, in milliseconds. */
  turns: async ({ requests, count }) => {
    /** @type {number[][]} */
    const times = requests.map(() => [])
    for (let turn = 0; turn < count; turn++) {
      const inOrder = [...requests.entries()]
      for (const [index, request] of turn % 2 === 0 ? inOrder : inOrder.reverse()) {
        const from = performance.now()
        const { status } = await once(request)
        if (status !== 200) throw new Error(`${request.url} answers ${status}`)
        times[index]?.push(performance.now() - from)
      }
    }
    return times
  },

  /** The time of each request, one after the other, in milliseconds. */
  times: async ({ request, count }) => {
    const times = []
    for (let i = 0; i < count; i++) {
      const from = performance.now()
      const { status } = await once(request)
      if (status !== 200) throw new Error(`${request.url} answers ${status}`)
      times.push(performance.now() - from)
    }
    return times
  },
})
process.send?.({ ready: true })
