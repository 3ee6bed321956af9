/** Drafts, publishing, history and the archive, over HTTP, on every store. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newestEntries, publishedEntries } from '#server/knowledge/publishedEntries'
import type { Activity } from '#shared/activity/records'
import { startWorld, until, type World } from '../chat/world'
import { dropDatabase } from '../store/stores'
import {
  act,
  call,
  create,
  type Session,
  get,
  kinds,
  list,
  openSession,
  refusal,
  save,
  someWords,
  versions,
} from './admin'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

const quiet = { warn() {} }

describe.each(kinds)('on $name', ({ database, ferret }) => {
  let world: World
  let session: Session
  beforeAll(async () => {
    world = await startWorld({ env: database ? { MONGODB_URI: database } : {} })
    session = await openSession(world)
  })
  afterAll(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })

  const readByWhisper = async (id: string) =>
    (await publishedEntries(world.store, quiet)).find((entry) => entry.id === id)
  const readByTester = async (id: string) =>
    (await newestEntries(world.store, quiet)).find((entry) => entry.id === id)

  test('a new entry is a draft: the tester uses it, Whisper doesn’t', async () => {
    const entry = await create(session)
    expect(entry).toMatchObject({ status: 'draft', version: 0, rev: 1, published: null })
    expect(entry.words).toEqual(someWords())
    expect(await readByWhisper(entry.id)).toBeUndefined()
    expect(await readByTester(entry.id)).toMatchObject({ title: 'Payment', version: 1 })
    expect((await list(session)).find(({ id }) => id === entry.id)).toMatchObject({
      status: 'draft',
      excerpt: 'We do not accept Bitcoin.',
      origin: { kind: 'written' },
    })
  })

  test('a published entry keeps its published text until its changes are published', async () => {
    const entry = await create(session, { publish: true })
    expect(entry).toMatchObject({ status: 'published', version: 1, hasChanges: false })
    const changed = await save(session, entry, someWords({ content: 'We accept cards.' }))
    expect(changed).toMatchObject({ status: 'published', version: 1, hasChanges: true })
    expect(changed.published?.content).toBe('We do not accept Bitcoin.')
    expect((await readByWhisper(entry.id))?.content).toBe('We do not accept Bitcoin.')
    expect(await readByTester(entry.id)).toMatchObject({ content: 'We accept cards.', version: 2 })

    const again = await act(session, changed, 'POST /publish')
    expect(again).toMatchObject({ version: 2, hasChanges: false })
    expect(await readByWhisper(entry.id)).toMatchObject({ content: 'We accept cards.', version: 2 })
    const kept = await versions(session, entry.id)
    expect(kept.map(({ version, words }) => [version, words.content])).toEqual([
      [2, 'We accept cards.'],
      [1, 'We do not accept Bitcoin.'],
    ])
  })

  test('publishing an entry while creating it makes one version', async () => {
    const entry = await create(session, { publish: true })
    const words = someWords({ content: 'We accept cards.' })
    const changed = await act(session, entry, 'POST /publish', { words })
    expect(changed).toMatchObject({ version: 2, hasChanges: false, words })
  })

  test('edits back to the published text are no changes, and changes can be discarded', async () => {
    const entry = await create(session, { publish: true })
    const changed = await save(session, entry, someWords({ title: 'Paying' }))
    const back = await save(session, changed, someWords())
    expect(back).toMatchObject({ hasChanges: false, version: 1 })
    const other = await save(session, back, someWords({ title: 'Paying' }))
    const given = await act(session, other, 'POST /discard')
    expect(given).toMatchObject({ hasChanges: false, words: someWords() })
  })

  test('saving without changes writes nothing', async () => {
    const entry = await create(session, { publish: true })
    expect((await save(session, entry, someWords())).rev).toBe(entry.rev)
    expect((await act(session, entry, 'POST /publish')).rev).toBe(entry.rev)
    expect((await act(session, entry, 'POST /discard')).rev).toBe(entry.rev)
  })

  test('restoring an earlier version makes it the next one to publish', async () => {
    const first = await create(session, { publish: true })
    const second = await act(session, first, 'POST /publish', {
      words: someWords({ content: 'We accept cards.' }),
    })
    const restored = await act(session, second, 'POST /restore', { version: 1 })
    expect(restored).toMatchObject({ version: 2, hasChanges: true, words: someWords() })
    expect((await readByWhisper(first.id))?.content).toBe('We accept cards.')
    const third = await act(session, restored, 'POST /publish')
    expect(third).toMatchObject({ version: 3, published: someWords() })
    const unknown = call(session, `POST /api/knowledge/${first.id}/restore`, {
      rev: third.rev,
      version: 9,
    })
    expect(await refusal(unknown)).toMatchObject({ status: 404 })
  })

  test('archiving keeps an entry and its versions, and Whisper stops using it', async () => {
    const entry = await create(session, { publish: true })
    const changed = await save(session, entry, someWords({ title: 'Paying' }))
    const archived = await act(session, changed, 'PATCH ', { archived: true })
    expect(archived).toMatchObject({ status: 'archived', hasChanges: false, published: null })
    expect(archived.words.title).toBe('Paying')
    expect(await readByWhisper(entry.id)).toBeUndefined()
    expect(await readByTester(entry.id)).toBeUndefined()
    const back = await act(session, archived, 'PATCH ', { archived: false })
    expect(back).toMatchObject({ status: 'draft', version: 1 })
    const restored = await act(session, back, 'POST /restore', { version: 1 })
    expect(await act(session, restored, 'POST /publish')).toMatchObject({
      status: 'published',
      version: 1,
      published: someWords(),
    })
  })

  test('of two admins the second gets a conflict, and the first loses nothing', async () => {
    const entry = await create(session, { publish: true })
    await save(session, entry, someWords({ content: 'The first admin’s words.' }))
    const { id, rev } = entry
    const late = [
      call(session, `PUT /api/knowledge/${id}`, { rev, ...someWords({ content: 'Late.' }) }),
      call(session, `POST /api/knowledge/${id}/publish`, { rev }),
      call(session, `PATCH /api/knowledge/${id}`, { rev, archived: true }),
      call(session, `DELETE /api/knowledge/${id}?rev=${rev}`),
    ]
    for (const one of late) {
      expect(await refusal(one)).toMatchObject({ status: 409, message: 'Changed by someone else' })
    }
    expect((await get(session, id)).words.content).toBe('The first admin’s words.')
  })

  test.skipIf(ferret)('of many simultaneous changes one succeeds', async () => {
    const { id, rev } = await create(session)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        call(session, `PUT /api/knowledge/${id}`, {
          rev,
          ...someWords({ content: `Words ${n}.` }),
        }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await get(session, id)).rev).toBe(rev + 1)
  })

  test('adding an entry again after a lost reply adds nothing', async () => {
    const id = randomUUID()
    const first = await create(session, { id })
    expect(await create(session, { id })).toEqual(first)
    const other = call(session, 'POST /api/knowledge', { id, ...someWords({ title: 'Other' }) })
    const message = 'It was saved before. Change it in the Knowledge Base.'
    expect(await refusal(other)).toMatchObject({ status: 409, message })
  })

  test('publishing a draft whose reply was lost works, and the activity log shows it', async () => {
    const entry = { id: randomUUID(), title: 'A draft whose reply was lost' }
    await create(session, entry)
    const published = await create(session, { ...entry, publish: true })
    expect(published).toMatchObject({ status: 'published', version: 1 })
    expect(await readByWhisper(entry.id)).toMatchObject({ title: entry.title, version: 1 })
    expect(await create(session, { ...entry, publish: true })).toEqual(published)
    const { activities } = (await (await call(session, 'GET /api/activity')).json()) as {
      activities: Activity[]
    }
    const deeds = activities.filter(({ what }) => what === entry.title).map(({ did }) => did)
    expect(deeds).toEqual(['Published', 'Wrote an entry'])
  })

  test('adding an entry again is refused when its status was changed since', async () => {
    const published = await create(session, { publish: true })
    const archived = await act(session, await create(session), 'PATCH ', { archived: true })
    for (const [{ id }, publish] of [
      [published, false],
      [archived, false],
      [archived, true],
    ] as const) {
      const again = call(session, 'POST /api/knowledge', { id, ...someWords(), publish })
      expect(await refusal(again)).toMatchObject({ status: 409 })
    }
    expect(await get(session, archived.id)).toEqual(archived)
  })

  test('many drafts are added at once and published at once', async () => {
    const origin = { kind: 'file', name: 'manual.pdf' }
    const entries = Array.from({ length: 5 }, (_, n) => ({
      ...someWords({ title: `Part ${n}`, content: `It is part ${n}.` }),
      id: randomUUID(),
    }))
    const added = await call(session, 'POST /api/knowledge/drafts', { origin, entries })
    const { entries: drafts } = (await added.json()) as {
      entries: { id: string; rev: number; origin: object }[]
    }
    expect(drafts).toHaveLength(5)
    expect(drafts[0]?.origin).toEqual(origin)
    const chosen = drafts.map(({ id, rev }, n) => ({ id, rev: n === 0 ? rev + 1 : rev }))
    const reply = await call(session, 'POST /api/knowledge/publish', { entries: chosen })
    const { published, refused } = (await reply.json()) as {
      published: object[]
      refused: string[]
    }
    expect(published).toHaveLength(4)
    expect(refused).toEqual([drafts[0]?.id])
  })

  test('a deleted entry is gone', async () => {
    const entry = await create(session, { publish: true })
    const gone = await call(session, `DELETE /api/knowledge/${entry.id}?rev=${entry.rev}`)
    expect(gone.status).toBe(200)
    expect(await refusal(call(session, `GET /api/knowledge/${entry.id}`))).toMatchObject({
      status: 404,
      message: 'Entry not found',
    })
    expect(await readByWhisper(entry.id)).toBeUndefined()
  })

  test('search finds parts of words in title, tags and content, published or not', async () => {
    const { id } = await create(session, {
      title: 'Café opening hours',
      content: 'The gate is held open from nine.',
      tags: ['zebra crossing'],
    })
    for (const text of ['cafe', 'CAFÉ open', 'zebr', 'held nine']) {
      const found = await call(
        session,
        `GET /api/knowledge/search?${new URLSearchParams({ text })}`,
      )
      expect(await found.json(), text).toEqual({ ids: [id] })
    }
    const none = await call(session, 'GET /api/knowledge/search?text=cafe+midnight')
    expect(await none.json()).toEqual({ ids: [] })
  })

  test('every admin with the page open gets each change', async () => {
    const watching = await world.admin(session.cookie)
    const entry = await create(session, { publish: true })
    await call(session, `DELETE /api/knowledge/${entry.id}?rev=${entry.rev}`)
    // The order of the two events isn't guaranteed.
    for (const news of [
      `"id":"${entry.id}","status":"published"`,
      `"knowledgeRemoved","value":{"id":"${entry.id}"}`,
    ]) {
      await until(() => JSON.stringify(watching.told).includes(news))
    }
  })

  test.each([
    ['without a title', { title: ' ' }, { title: 'This field is required.' }],
    ['without content', { content: '\n' }, { content: 'This field is required.' }],
    ['with an operator for a title', { title: { $gt: '' } }, {}],
    ['in a category that is none', { category: 'other' }, {}],
    ['with an unknown field', { status: 'published' }, {}],
    ['with an id that is part of a path', { id: '../x' }, {}],
  ])('an entry %s is refused', async (_, changes, fields) => {
    const body = { id: randomUUID(), ...someWords(), ...changes }
    const refused = await refusal(call(session, 'POST /api/knowledge', body))
    expect(refused.status).toBe(400)
    expect(refused.fields).toMatchObject(fields)
  })

  test('only admins can read or change entries', async () => {
    const dealer = await world.signIn('dealer')
    for (const cookie of [undefined, dealer]) {
      const options = cookie ? { cookie } : {}
      expect((await world.call('GET', '/api/knowledge', options)).status).toBe(401)
      expect((await world.call('GET', '/api/knowledge/pricing', options)).status).toBe(401)
      const body = { id: randomUUID(), ...someWords() }
      expect((await world.call('POST', '/api/knowledge', { ...options, body })).status).toBe(401)
      const remove = await world.call('DELETE', '/api/knowledge/pricing?rev=1', options)
      expect(remove.status).toBe(401)
    }
    expect((await get(session, 'pricing')).id).toBe('pricing')
  })
})
