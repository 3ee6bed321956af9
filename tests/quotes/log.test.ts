/** A private link's secret is never written, whatever the log level and whatever goes wrong. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { rawConnection } from '../faults/rawSocket'
import { startServer } from '../runningServer'
import { accept, ask, handedOut, signInUsers, view } from './adminAndCustomer'

vi.setConfig({ testTimeout: 60_000 })

test('the log has no token or customer data, even with LOG_LEVEL=trace', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'trace' } })
  const users = await signInUsers(server.url)
  const { id, token } = await handedOut(users)
  const path = `/api/quote/${token}`
  await view(server.url, token)
  await accept(server.url, token, { name: '' })
  await accept(server.url, token)
  await accept(server.url, token)
  const page = await fetch(`${server.url}/quote/${token}`)
  expect(page.status).toBe(200)
  // Refused requests: method, body, origin, query, an unreadable path.
  const headers = { origin: server.url, 'content-type': 'application/json' }
  for (const [method, body] of [
    ['DELETE', undefined],
    ['POST', '{"name":'],
    ['POST', JSON.stringify({ token })],
  ] as const) {
    await fetch(`${server.url}${path}/accept`, { method, headers, ...(body && { body }) })
  }
  await fetch(`${server.url}${path}/accept`, { method: 'POST', body: '{}' })
  await fetch(`${server.url}${path}?token=${token}`)
  await fetch(`${server.url}${path}/%E0%A4%A`)
  await fetch(`${server.url}/nowhere/${token}`)
  // Cut off in the middle of a body, and bytes that aren't HTTP.
  for (const text of [
    `POST ${path}/accept HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{`,
    `GET ${path} HTTP/9\r\n\r\n`,
  ]) {
    const { socket } = await rawConnection(server.port)
    socket.write(text)
    socket.destroy()
  }
  // An invalid stored quote is a failure, not a leak.
  await ask(users, `DELETE /api/quotes/${id}/link`)
  await view(server.url, token)
  const { output, dataDir } = server
  await server.stop()
  expect(output()).toContain(' is ready.')
  expect(output()).not.toContain(token)
  const logs = readdirSync(dataDir).filter((name) => name.endsWith('.log'))
  for (const name of logs) expect(readFileSync(`${dataDir}/${name}`, 'latin1')).not.toContain(token)
  await server.remove()
})
