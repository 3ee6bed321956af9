/**
 * MongoDB becomes unreachable and returns, over a connection that is cut and restored: nothing is
 * acknowledged that isn't stored, senders are told to wait, and everything resumes by itself.
 */
import { expect } from 'vitest'
import type { teammateEvents, ToTeammate } from '#shared/chat/events'
import { changesOf, connectPerson } from '../chat/world'
import { readCounts, signIn } from '../faults/admin'
import { eventually } from '../faults/eventually'
import { judgeConversation, judgeCounts } from '../faults/judge'
import { isLong } from '../faults/long'
import { startProxy } from '../faults/proxy'
import { Talker } from '../faults/talker'
import { passwords, startServer } from '../runningServer'
import { dropDatabase, freshDatabase } from '../store/stores'

export async function storeAway(uri: string): Promise<void> {
  const real = freshDatabase(uri)
  const { hostname, port } = new URL(real)
  const line = await startProxy({ host: hostname, port: Number(port) })
  const MONGODB_URI = real.replace(`${hostname}:${port}`, `127.0.0.1:${line.port}`)
  const server = await startServer({
    env: { MONGODB_URI, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  })
  const cookie = await signIn(server.url)
  const admin = await connectPerson<typeof teammateEvents, ToTeammate>(server.url, '/admin', cookie)
  admin.socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') admin.socket.connect()
  })
  const names = Array.from({ length: 10 }, (_, n) => `Person ${n}`)
  const talkers = await Promise.all(names.map((name) => Talker.open(server.url, name)))
  await Promise.all(talkers.map((talker) => talker.catchUp()))
  await eventually(() => talkers.every(({ waiting }) => waiting === 0))

  // Cut during sends: some were stored without the senders learning of it.
  for (const talker of talkers) talker.talk(1, 25)
  await eventually(() => talkers.some(({ acknowledged }) => acknowledged.size > 2))
  line.cut()
  await eventually(() => talkers.every(({ refusals }) => refusals.length > 0))
  for (const talker of talkers) {
    for (const reply of talker.refusals) {
      expect(reply, server.output()).toMatchObject({
        error: { code: 'unavailable', retryAfter: expect.any(Number) },
      })
    }
  }
  expect((await fetch(server.url)).status).toBe(200)
  const reads = ['/api/health', '/api/chat/interactions', '/api/chat/counts']
  const replies = await Promise.all([
    ...reads.map((path) => fetch(server.url + path, { headers: { cookie } })),
    tryToSignIn(server.url),
  ])
  for (const reply of replies) {
    expect([reply.url, reply.status]).toEqual([reply.url, 503])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reply.json()).toMatchObject({ error: { code: 'unavailable' } })
  }

  await line.mend()
  await eventually(async () => (await fetch(`${server.url}/api/health`)).status === 200)
  await eventually(() => talkers.every(({ inFlight }) => inFlight === 0))
  for (const talker of talkers) talker.refusals.length = 0
  // If something could be stored but not told, every page is made to connect anew meanwhile.
  const stored = await eventually(async () => {
    await Promise.all(talkers.map((talker) => talker.catchUp()))
    const isDone = talkers.every(({ sent, acknowledged }) => sent.length === acknowledged.size)
    return isDone && Promise.all(talkers.map((talker) => talker.stored())).catch(() => null)
  })
  for (const [index, talker] of talkers.entries()) {
    judgeConversation(talker, stored[index] ?? [])
    expect(stored[index]).toHaveLength(talker.sent.length)
  }
  // Changes published during the outage are fetched; new ones arrive live.
  const talker = talkers[0]
  const from = talker?.sent.length ?? 0
  await eventually(async () => {
    await talker?.catchUp()
    const later = talker?.sent.slice(from) ?? []
    return changesOf(admin).some(({ id }) => later.some((one) => one.id === id))
  })

  // If it is unknown whether a write succeeded, its day is recounted within a minute.
  if (isLong) {
    const all = (await Promise.all(talkers.map((one) => one.stored()))).flat()
    await eventually(async () => (await readCounts(server.url, cookie)).all === all.length, 70_000)
    judgeCounts(await readCounts(server.url, cookie), all)
  }
  admin.close()
  for (const one of talkers) one.hangUp()
  await server.remove()
  await line.close()
  await dropDatabase(real)
}

function tryToSignIn(url: string): Promise<Response> {
  return fetch(`${url}/api/session/admin`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ password: passwords.admin }),
  })
}
