/**
 * A stand-in for a language model's service, on a free port of this machine: behaves as a test
 * wants over real HTTP, and records the requests.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Request {
  path: string
  headers: IncomingHttpHeaders
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>
  /** The raw request body. */
  sent: string
  /** Resolves when the client has disconnected. */
  gone: Promise<void>
}

export type Behavior = (reply: ServerResponse, request: Request) => void | Promise<void>

export interface StandIn {
  /** The value for LLM_URL. */
  url: string
  asked: Request[]
  behave: Behavior
  close(): Promise<void>
}

export async function startStandIn(behave: Behavior = says('…')): Promise<StandIn> {
  const server = createServer(async (incoming, reply) => {
    let sent = ''
    for await (const piece of incoming) sent += piece
    const gone = new Promise<void>((resolve) => reply.once('close', resolve))
    const { url: path = '', headers } = incoming
    const request = { path, headers, sent, gone, body: JSON.parse(sent) }
    standIn.asked.push(request)
    await standIn.behave(reply, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    behave,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

export function begin(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  event(reply, { choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })
}

export function event(reply: ServerResponse, data: object | string): void {
  reply.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
}

export function piece(reply: ServerResponse, content: string): void {
  event(reply, { choices: [{ index: 0, delta: { content }, finish_reason: null }] })
}

export interface End {
  reason?: string
  tokens?: readonly [prompt: unknown, completion: unknown]
}

export function end(reply: ServerResponse, { reason = 'stop', tokens }: End = {}): void {
  event(reply, { choices: [{ index: 0, delta: {}, finish_reason: reason }] })
  if (tokens) {
    const [prompt_tokens, completion_tokens] = tokens
    event(reply, { choices: [], usage: { prompt_tokens, completion_tokens } })
  }
  event(reply, '[DONE]')
  reply.end()
}

/** Streams the text word by word, as these services do. */
export function says(text: string, ending?: End): Behavior {
  return (reply) => {
    begin(reply)
    for (const word of text.split(/(?<=\s)/)) piece(reply, word)
    end(reply, ending)
  }
}

export const repliesWith =
  (status: number, body: string, type = 'application/json'): Behavior =>
  (reply) => {
    reply.writeHead(status, { 'content-type': type })
    reply.end(body)
  }
