/** Passwords made at the first start, and `npm run password` with and without a running server. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { teammateEvents, ToTeammate } from '#shared/chat/events'
import type { Role } from '#shared/session/rules'
import { connectPerson } from '../chat/world'
import { type RunningServer, startServer } from '../runningServer'
import { signIn } from './admin'
import { eventually } from './eventually'
import { runToEnd } from './program'

vi.setConfig({ testTimeout: 120_000 })

const chosen = 'a new and better one'

async function tryPassword(server: RunningServer, role: Role, password: string): Promise<number> {
  const reply = await fetch(`${server.url}/api/session/${role}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  return reply.status
}

async function isSignedIn(server: RunningServer, role: Role, cookie: string): Promise<boolean> {
  const reply = await fetch(`${server.url}/api/session/${role}`, { headers: { cookie } })
  return (await reply.json()).signedIn
}

test('the first start that listens shows the generated passwords, whatever failed before', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const dataDir = mkdtempSync(join(tmpdir(), 'visitor-access-'))
  const failures = [
    [{ PORT: `${port}` }, `Port ${port} is in use. Set PORT to another one.`],
    [
      { HOST: '192.0.2.1' },
      'HOST isn’t an address of this machine. Set it to one, or to 0.0.0.0 for all.',
    ],
  ] as const
  for (const [env, message] of failures) {
    const { code, output } = await runToEnd('main', { env: { DATA_DIR: dataDir, ...env } })
    expect([code, output.trim()]).toEqual([1, message])
  }
  other.close()

  const env = { ADMIN_PASSWORD: undefined, DEALER_PASSWORD: undefined }
  const server = await startServer({ dataDir, env })
  for (const role of ['admin', 'dealer'] as const) {
    const shown = new RegExp(`New ${role} password, shown only once: (\\S+)`).exec(server.output())
    expect(await tryPassword(server, role, shown?.[1] ?? 'none')).toBe(200)
  }
  await server.stop()
  await server.start()
  expect(server.output().match(/shown only once/g)).toHaveLength(2)
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

async function addDevice(server: RunningServer, cookie: string): Promise<void> {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/nobody'
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  await fetch(`${server.url}/api/team/push`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ endpoint, keys }),
  })
}

async function countDevices(server: RunningServer, cookie: string): Promise<number> {
  const reply = await fetch(`${server.url}/api/team/push`, { headers: { cookie } })
  return (await reply.json()).devices
}

test('with the server running, a new password applies at once and ends the role’s sessions and devices', async () => {
  const server = await startServer()
  const env = { DATA_DIR: server.dataDir }
  const [admin, dealer] = [await signIn(server.url), await signIn(server.url, 'dealer')]
  const { socket } = await connectPerson<typeof teammateEvents, ToTeammate>(
    server.url,
    '/admin',
    admin,
  )
  await addDevice(server, admin)
  expect(await countDevices(server, admin)).toBe(1)

  const ended = await runToEnd('password', { args: ['admin'], env, input: `${chosen}\n` })
  expect(ended).toMatchObject({ code: 0 })
  expect(ended.output).toContain('The admin password is set.')
  await eventually(() => !socket.connected, 2_500)
  await expect(connectPerson(server.url, '/admin', admin)).rejects.toThrow('Please sign in.')
  expect(await isSignedIn(server, 'admin', admin)).toBe(false)
  expect(await isSignedIn(server, 'dealer', dealer)).toBe(true)
  expect(await tryPassword(server, 'admin', 'correct horse admin')).toBe(401)
  const after = await signIn(server.url, 'admin', server.url, chosen)
  expect(await countDevices(server, after)).toBe(0)
  await server.remove()
})

test('a changed password outlives the one from the environment, and the start says so', async () => {
  const server = await startServer()
  await server.stop()
  const env = { DATA_DIR: server.dataDir }
  await runToEnd('password', { args: ['admin'], env, input: `${chosen}\n` })
  const again = await startServer({ dataDir: server.dataDir })
  expect(again.output()).toContain('ADMIN_PASSWORD is not in force')
  expect(again.output()).not.toContain('DEALER_PASSWORD is not in force')
  expect(await tryPassword(again, 'admin', chosen)).toBe(200)
  expect(await tryPassword(again, 'admin', 'correct horse admin')).toBe(401)
  await again.stop()
  await server.remove()
})

test('with the server stopped, a new password applies from the next start and ends the role’s sessions', async () => {
  const server = await startServer()
  const dealer = await signIn(server.url, 'dealer')
  await server.stop()
  const env = { DATA_DIR: server.dataDir }
  const ended = await runToEnd('password', { args: ['dealer'], env, input: '\n' })
  expect(ended.code).toBe(0)
  const made = /new dealer password is (\S+)/.exec(ended.output)?.[1] ?? ''
  expect(made).toMatch(/^(\w{4}-){3}\w{4}$/)

  const again = await startServer({
    dataDir: server.dataDir,
    env: { ADMIN_PASSWORD: undefined, DEALER_PASSWORD: undefined },
  })
  expect(again.output()).not.toContain('shown only once')
  expect(await isSignedIn(again, 'dealer', dealer)).toBe(false)
  expect(await tryPassword(again, 'dealer', 'correct horse dealer')).toBe(401)
  expect(await tryPassword(again, 'dealer', made)).toBe(200)
  await again.stop()
  await server.remove()
})

test.each([
  ['nobody’s', [], '', 'Name the role'],
  ['an unknown role’s', ['owner'], '', 'Name the role'],
  ['one too short', ['admin'], 'short\n', 'at least 8'],
  ['one too long to sign in with', ['admin'], `${'x'.repeat(201)}\n`, 'at most 200'],
])('%s password is refused in one line', async (_, args, input, words) => {
  const ended = await runToEnd('password', { args, input, env: { DATA_DIR: '/dev/null/none' } })
  expect(ended.code).toBe(1)
  expect(ended.output.trim().split('\n')).toHaveLength(1)
  expect(ended.output).toContain(words)
})
