// @ts-check
/** Visitors and an admin on real sockets, with the client library that the browser uses. */
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

/** A visitor whom the server has not seen yet. */
export function newVisitorCookie() {
  return `visitor=${randomBytes(24).toString('base64url')}`
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
    const these = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () =>
      connect(url, '/visitor', newVisitorCookie()),
    )
    sockets.push(...(await Promise.all(these)))
  }
  return sockets
}

/** @param {string} url @param {string | undefined} password a bare program asks for none */
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
