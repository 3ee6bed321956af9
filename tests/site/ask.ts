/** One HTTP request exactly as given: no decoding, no path normalization, any Host. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Without one, each request has its own connection. */
  agent?: Agent
}

export function ask(port: number, path: string, options: Ask = {}): Promise<Reply> {
  const { method = 'GET', body, agent = false } = options
  const headers: Record<string, string> = { ...options.headers }
  if (body !== undefined) headers['content-length'] = `${Buffer.byteLength(body)}`
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent })
    asked.once('error', reject)
    asked.once('response', (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', reject)
      response.once('end', () => {
        const whole = Buffer.concat(pieces)
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, body: whole, text: whole.toString() })
      })
    })
    asked.end(body)
  })
}
