/** Unexpected errors: the sender learns that the request failed, but not why. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app'
import { readSettings } from '#server/config/settings'
import { openStore } from '#server/store/open'
import type { Collection, CollectionName, Store, Stored } from '#server/store/port'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, echo } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { makeBuiltFolder } from '../site/builtFolder'
import { temporaryFolder } from '../store/stores'

const secret = 'E_SECRET: the words of a broken store at /srv/data'
const unexpected = {
  error: { code: 'unexpected', message: 'Unexpected Application Error!' },
}

let url: string
let close: () => Promise<void>
beforeAll(async () => {
  const dataDir = temporaryFolder()
  const pagesFolder = makeBuiltFolder()
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const store = broken(await openStore({ dataDir }))
  const app = await buildApp(settings, store, { answerer: echo, pagesFolder })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  close = async () => {
    await app.close()
    for (const folder of [dataDir, pagesFolder]) rmSync(folder, { recursive: true })
  }
})
afterAll(() => close())

/** Reading conversations and sessions throws an error that no code expects. */
function broken(store: Store): Store {
  const collection = <T extends Stored>(name: CollectionName): Collection<T> => {
    const real = store.collection<T>(name)
    if (name !== 'conversations' && name !== 'sessions') return real
    const fail = () => {
      throw new TypeError(secret)
    }
    return { ...real, find: fail, findOne: fail }
  }
  return { ...store, collection }
}

const open = () => fetch(`${url}/api/chat/open`, { method: 'POST', headers: { origin: url } })

test('a failing store answers 500 over HTTP without details', async () => {
  for (const [path, cookie] of [
    ['/api/session/admin', 'admin-session=x'],
    ['/api/chat/counts', 'admin-session=x'],
    ['/api/chat/transcript', cookieOf(await open())],
  ] as const) {
    const reply = await fetch(url + path, { headers: { cookie } })
    expect([path, reply.status]).toEqual([path, 500])
    expect(await reply.json()).toEqual(unexpected)
  }
})

test('a failing store answers a socket event without details, and the socket stays open', async () => {
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
    url,
    '/visitor',
    cookieOf(await open()),
  )
  expect(await visitor.attempt('join', {})).toEqual(unexpected)
  expect(await visitor.attempt('send', { id: randomUUID(), text: 'Hello' })).toEqual(unexpected)
  expect(await visitor.attempt('panel', { open: true })).toEqual({ data: {} })
  visitor.close()
})

test('a failing store refuses a socket handshake without details', async () => {
  const refused = connectPerson(url, '/admin', 'admin-session=x')
  await expect(refused).rejects.toThrow('Unexpected Application Error!')
  await expect(refused).rejects.toMatchObject({ data: unexpected })
})
