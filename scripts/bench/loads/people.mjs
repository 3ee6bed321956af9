// @ts-check
/** Visitors and an admin on real sockets, with the client library that browsers use. */
import { randomBytes } from 'node:crypto'
import { io } from 'socket.io-client'

/** @typedef {import('socket.io-client').Socket} Socket */

/**
 * @param {string} url
 * @param {string} namespace
 * @param {string} cookie
 * @returns {Promise<Socket>}
 */
export function connect(url, namespace, cookie) {
  const socket = io(url + namespace, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: url, cookie },
  })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/**
 * Cookie of a new visitor. A bare program sets none, and accepts any.
 * @param {string} url
 */
async function newVisitorCookie(url) {
  const reply = await fetch(`${url}/api/chat/open`, { method: 'POST', headers: { origin: url } })
  const [given] = reply.headers.getSetCookie()
  return given?.split(';')[0] ?? `visitor=${randomBytes(24).toString('base64url')}`
}

/**
 * @param {string} url
 * @param {number} count
 * @returns {Promise<Socket[]>}
 */
export async function connectVisitors(url, count) {
  /** @type {Socket[]} */
  const sockets = []
  const atOnce = 50
  while (sockets.length < count) {
    const these = Array.from({ length: Math.min(atOnce, count - sockets.length) }, async () =>
      connect(url, '/visitor', await newVisitorCookie(url)),
    )
    sockets.push(...(await Promise.all(these)))
  }
  return sockets
}

/** @param {string} url @param {string | undefined} password undefined for a bare program */
export async function signIn(url, password) {
  if (password === undefined) return ''
  const reply = await fetch(`${url}/api/session/admin`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  if (!reply.ok) throw new Error(`Signing in: ${reply.status} ${await reply.text()}`)
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
