// @ts-check
/** Sends one request over and over on ten connections that stay open. */
import http from 'node:http'
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

answerAsks({
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

  /** How long each takes, one after the other, in milliseconds. */
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
