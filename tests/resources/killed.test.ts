/** The built server killed, stopped and restarted while files are added and removed. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '../chat/world'
import { rawConnection } from '../faults/rawSocket'
import { type RunningServer, startServer } from '../runningServer'
import {
  addFile,
  click,
  downloadsOf,
  list,
  type Users,
  open,
  signInUsers,
  somePdf,
} from './adminAndDealer'

vi.setConfig({ testTimeout: 60_000 })

let server: RunningServer
let users: Users
beforeEach(async () => {
  server = await startServer()
  users = await signInUsers(server.url)
})
afterEach(() => server.remove())

const filesFolder = () => join(server.dataDir, 'files')
/** The folder is created by the first upload. */
const incoming = () => {
  const folder = join(filesFolder(), 'incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}
const kept = () =>
  readdirSync(filesFolder(), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => name)

/** An upload that has started and won't end by itself. */
async function begun(): Promise<Socket> {
  const { socket } = await rawConnection(server.port)
  socket.write(
    `POST /api/resources/uploads?filename=guide.pdf HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n` +
      `Origin: ${server.url}\r\nCookie: ${users.admin}\r\nContent-Length: 50000000\r\n\r\n`,
  )
  socket.write(somePdf(2_000_000))
  await until(() => incoming().length === 1)
  return socket
}

test('an upload ended by kill -9 leaves nothing after the next start', async () => {
  const resource = await addFile(users, somePdf())
  const socket = await begun()
  await server.kill()
  socket.destroy()
  expect(incoming()).toHaveLength(1)
  await server.start()
  await until(() => incoming().length === 0)
  expect(kept()).toEqual([resource.file?.sha256])
  expect((await open(users, await click(users, resource.id))).status).toBe(200)
})

test('an upload ended by a stop leaves nothing and doesn’t delay the stop', async () => {
  await list(users)
  const socket = await begun()
  const from = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - from).toBeLessThan(10_000)
  socket.destroy()
  expect(kept()).toEqual([])
})

test('no answered download is lost by kill -9, and none is counted twice', async () => {
  const { id } = await addFile(users, somePdf(30_000))
  const clicks = await Promise.all(Array.from({ length: 200 }, () => click(users, id)))
  let answered = 0
  let killed: Promise<unknown> | undefined
  const running = clicks.map(async (address) => {
    const reply = await open(users, address)
    if (reply.ok) answered++
    if (answered >= 20) killed ??= server.kill()
    await reply.arrayBuffer()
  })
  await Promise.allSettled(running)
  await killed
  expect(answered).toBeLessThan(200)
  await server.start()
  const counted = await downloadsOf(users, id)
  expect(counted).toBeGreaterThanOrEqual(answered)
  const again = await Promise.all(clicks.map((address) => open(users, address)))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
  for (const reply of again) await reply.arrayBuffer()
  expect(await downloadsOf(users, id)).toBe(200)
})

test('an acknowledged file survives kill -9 byte for byte', async () => {
  const content = somePdf(3_000_000)
  const { id } = await addFile(users, content)
  await server.kill()
  await server.start()
  const reply = await open(users, await click(users, id))
  expect(Buffer.from(await reply.arrayBuffer()).equals(content)).toBe(true)
})

test('an unneeded file left by a crash is deleted after the next start', async () => {
  const { file } = await addFile(users, somePdf())
  await server.kill()
  const orphan = 'ab'.repeat(32)
  mkdirSync(join(filesFolder(), 'ab'), { recursive: true })
  writeFileSync(join(filesFolder(), 'ab', orphan), 'left behind')
  await server.start()
  await until(() => !kept().includes(orphan))
  expect(kept()).toEqual([file?.sha256])
})
