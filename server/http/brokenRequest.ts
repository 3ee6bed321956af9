/**
 * Answers what never becomes a Fastify request: an unreadable path, two hosts, bytes that aren't
 * HTTP. Replies have the usual shape of errors, and the headers that don't depend on the site.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, type ErrorReply, errorCodes } from '#shared/contract'
import { dataHeaders } from './dataHeaders'
import { isLongRequest } from './limits/longRequests'

const headers = {
  ...dataHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}

/** For Fastify's `frameworkErrors`. */
export function refuseBrokenPath(_error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  refuse(reply.raw)
}

/**
 * Refuses requests with two Host headers, as HTTP requires (RFC 9112): Node uses the first, but a
 * proxy in front may have used the other. Call once `server` has all its request listeners.
 */
export function refuseDuplicateHosts(server: Server): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, reply) => {
    if (hasDuplicateHosts(request)) refuse(reply)
    else for (const listener of listeners) listener.call(server, request, reply)
  })
}

export function hasDuplicateHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (name: string, at: number) =>
    at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host'
  return rawHeaders.filter(isHost).length > 1
}

function refuse(reply: ServerResponse): void {
  const { status, body } = broken('invalid', 'Bad Request')
  reply.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}

/** For Fastify's `clientErrorHandler`. */
export function refuseBrokenBytes(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isLongRequest(socket)) return
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const last = isTooLarge ? lastReply('too-large', 'Too large.') : lastReply()
  if (socket.writable) socket.end(last)
  else socket.destroy()
}

/** Ends a connection, with a 400, that no Fastify request will answer. */
export function refuseConnection(socket: Socket): void {
  if (socket.writable) socket.write(lastReply())
  socket.destroySoon()
}

function lastReply(code: ErrorCode = 'invalid', message = 'Bad Request'): string {
  const { status, body } = broken(code, message)
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Error\r\n${lines.join('')}\r\n${body}`
}

function broken(code: ErrorCode, message: string): { status: number; body: string } {
  return {
    status: errorCodes[code],
    body: JSON.stringify({ error: { code, message } } satisfies ErrorReply),
  }
}
