/** Two apps on one store, like two servers on one database: each text goes out once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app'
import { readSettings } from '#server/config/settings'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import { echo, until } from '../chat/world'
import { freePort } from '../freePort'
import { makeBuiltFolder } from '../site/builtFolder'
import { quick } from './phoneWorld'
import { type StandIn, startStandIn } from './standIn'
import { newSid, phoneEnv, sendText } from './texting'

const dataDir = mkdtempSync(join(tmpdir(), 'servers-'))
const pagesFolder = makeBuiltFolder()
const apps: FastifyInstance[] = []
const urls: string[] = []
let provider: StandIn
let store: Store

beforeAll(async () => {
  provider = await startStandIn()
  for (const port of [await freePort(), await freePort()]) {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...phoneEnv(provider.url, port) }
    const settings = readSettings(env)
    store ??= await openStore(settings)
    const shared = { ...store, kind: store.kind, files: store.files, close: async () => {} }
    const own: Store = Object.setPrototypeOf(shared, store)
    const app = await buildApp(settings, own, { answerer: echo, pagesFolder, pace: quick })
    apps.push(app)
    urls.push(await app.listen({ port, host: '127.0.0.1' }))
  }
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await store.close()
  await provider.close()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(pagesFolder, { recursive: true, force: true })
})

const settled = () =>
  until(async () => {
    const open = { nextAt: { $exists: true } }
    return (await store.collection('texts').countDocuments(open)) === 0
  })

test('a webhook delivered to both servers is one message and one answer', async () => {
  const people = Array.from({ length: 10 }, (_, n) => `+120255501${10 + n}`)
  await Promise.all(
    people.flatMap((from) => {
      const more = { MessageSid: newSid() }
      return urls.map((url) => sendText(url, from, 'At both?', more))
    }),
  )
  await until(() => people.every((one) => provider.took.some(({ to }) => to === one)))
  await settled()
  expect(provider.took.map(({ to }) => to).sort()).toEqual(people)
  expect(await store.collection('messages').countDocuments({})).toBe(people.length)
})

test('STOP at one server applies on the other', async () => {
  const [one = '', other = ''] = urls
  const me = '+12025550190'
  await sendText(one, me, 'STOP')
  await sendText(other, me, 'Heard?')
  await until(() => store.collection('texts').findOne({ state: 'withheld' } as object))
  expect(provider.took.filter(({ to }) => to === me)).toEqual([])
})
