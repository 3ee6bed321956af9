/** Admins switch the site's pages on and off, and the next answer on every server follows. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Stored } from '#server/store/port'
import { createAnswerer } from '#server/whisper/createAnswerer'
import { pages } from '#shared/content/pages'
import type { SitePage } from '#shared/whisper/pageCalls'
import { startWorld, until, type Visitor, type World } from '../chat/world'
import {
  ask,
  call,
  type Session,
  kinds,
  openSession,
  refusal,
  told,
  untilReadAnew,
} from '../knowledge/admin'
import { onTwoServers } from '../nodes/onTwoServers'
import { dropDatabase } from '../store/stores'
import { builtWorker } from './builtWorker'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

/** The only page that answers the question. */
const page = '/about'
const question = 'Who is your lead developer?'
const answered = 'Lead Developer'

const startServer = (env: Record<string, string> = {}) =>
  startWorld({ env, answererOf: (store) => createAnswerer({ store, worker: builtWorker }) })

async function asking(world: World): Promise<Visitor> {
  const visitor = await world.visitor()
  await visitor.ask('join', {})
  return visitor
}

const listed = (session: Session) =>
  told<{ pages: SitePage[]; readAt: number | null }>(call(session, 'GET /api/whisper/pages'))
const switchPage = (session: Session, path: string, isOn: boolean) =>
  call(session, 'PUT /api/whisper/pages', { path, isOn })

describe.each(kinds)('on one server, $name', ({ database }) => {
  let world: World
  let session: Session
  beforeEach(async () => {
    world = await startServer(database ? { MONGODB_URI: database } : {})
    session = await openSession(world)
  })
  afterEach(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })

  test('every page is listed, on, with its passages, until it is switched off', async () => {
    const before = await listed(session)
    expect(before.pages.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
    for (const one of before.pages) {
      expect(one).toMatchObject({ isOn: true, switched: null })
      expect(one.passages).toBeGreaterThan(0)
    }
    const from = Date.now()
    await told(switchPage(session, page, false))
    const after = (await listed(session)).pages.filter(({ isOn }) => !isOn)
    expect(after).toMatchObject([{ path: page, switched: { isYou: true } }])
    expect(after[0]?.switched?.at).toBeGreaterThanOrEqual(from)
    expect(after[0]?.switched?.signedInAt).toBeLessThanOrEqual(from)
    const other = await openSession(world)
    const seen = (await listed(other)).pages.find(({ path }) => path === page)
    expect(seen?.switched?.isYou).toBe(false)
  })

  test('the next answer follows a switch off and on, and admins see it', async () => {
    const visitor = await asking(world)
    const admin = await world.admin(session.cookie)
    expect((await listed(session)).readAt).toBeNull()
    expect(await ask(visitor, question)).toContain(answered)
    const { readAt } = await listed(session)
    await told(switchPage(session, page, false))
    expect(await ask(visitor, question)).not.toContain(answered)
    expect((await listed(session)).readAt).toBeGreaterThanOrEqual(
      readAt ?? Number.POSITIVE_INFINITY,
    )
    await told(switchPage(session, page, true))
    expect(await ask(visitor, question)).toContain(answered)
    await until(() => admin.told.filter(({ event }) => `${event}` === 'pageSwitched').length === 2)
  })

  test('an invalid record leaves the page on', async () => {
    await world.store
      .collection<Stored>('pageSwitches')
      .insertOne({ _id: page, isOn: 'no' } as Stored)
    const { pages: shown } = await listed(session)
    expect(shown.find(({ path }) => path === page)).toMatchObject({ isOn: true, switched: null })
    await told(switchPage(session, page, false))
    const after = await listed(session)
    expect(after.pages.find(({ path }) => path === page)?.isOn).toBe(false)
  })

  test('a page’s passages are shown; unknown pages are refused, and so is everyone but admins', async () => {
    const { passages } = await told<{ passages: { url: string; text: string }[] }>(
      call(session, `GET /api/whisper/pages/passages?path=${encodeURIComponent(page)}`),
    )
    const count = (await listed(session)).pages.find(({ path }) => path === page)?.passages
    expect(passages).toHaveLength(count ?? -1)
    for (const { url, text } of passages) {
      expect(url.startsWith(`${page}#`)).toBe(true)
      expect(text).not.toBe('')
    }
    expect((await refusal(switchPage(session, '/nowhere', false))).status).toBe(404)
    const visitor = { world, cookie: '' }
    for (const reply of [
      call(visitor, 'GET /api/whisper/pages'),
      call(visitor, 'GET /api/whisper/pages/passages?path=/'),
      switchPage(visitor, page, false),
    ]) {
      expect((await refusal(reply)).status).toBe(401)
    }
  })
})

onTwoServers(startServer, {
  'switched on the one: the other’s next answers know it': async (one, other) => {
    const session = await openSession(one)
    const visitor = await asking(other)
    expect(await ask(visitor, question)).toContain(answered)
    const there = await openSession(other)
    await untilReadAnew(there, () => told(switchPage(session, page, false)))
    expect(await ask(visitor, question)).not.toContain(answered)
    await untilReadAnew(there, () => told(switchPage(session, page, true)))
    expect(await ask(visitor, question)).toContain(answered)
  },
})
