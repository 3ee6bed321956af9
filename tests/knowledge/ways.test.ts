/** Ways of asking added to published entries, without publishing anything else, on every store. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { publishedEntries } from '#server/knowledge/publishedEntries'
import type { Entry } from '#shared/knowledge/entry'
import { limits } from '#shared/knowledge/limits'
import type { EntryRecord, GivenWay, WaysAdded } from '#shared/knowledge/records'
import { type EntrySection, fromVisitors, type WayOrigin } from '#shared/knowledge/sections'
import { addWay, removeWay, restoreWay } from '#shared/knowledge/ways'
import { echo, startWorld, until, type World } from '../chat/world'
import { dropDatabase } from '../store/stores'
import {
  act,
  call,
  create,
  type Session,
  get,
  kinds,
  openSession,
  refusal,
  save,
  someWords,
  told,
  versions,
} from './admin'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

const content = '## Cards\nAll of them.\n\n## Installments\nIn 3 or 6 months.'
const words = someWords({ content })
const written = (text: string) => ({ text, from: 'written' as const })

test('a never-answered way moves to the answered ones, and back', () => {
  const section: EntrySection = { id: 'a', heading: 'A', ways: [], never: [written('Pay later?')] }
  const moved = addWay(section, 'way', { text: 'pay later', from: 'queue' })
  expect(moved).toEqual({ ...section, ways: [{ text: 'pay later', from: 'queue' }], never: [] })
  expect(addWay(moved, 'way', written('Pay LATER'))).toBe(moved)
  expect(addWay(moved, 'never', written('Pay LATER'))).toMatchObject({
    ways: [],
    never: [written('Pay LATER')],
  })
})

test('a removed way is restored in its place, unless it was added again since', () => {
  const ways = ['a', 'b', 'c'].map(written)
  const section: EntrySection = { id: 'a', heading: 'A', ways, never: [] }
  const without = removeWay(section, { kind: 'way', text: 'b' })
  expect(restoreWay(without, 'way', written('b'), 1)).toEqual(section)
  expect(restoreWay(section, 'way', written('B?'), 1)).toBe(section)
  const moved = addWay(without, 'never', written('b'))
  expect(restoreWay(moved, 'way', written('b'), 1)).toBe(moved)
})

test('a way is removed only when its origin allows it', () => {
  const way = (text: string, from: WayOrigin) => ({ text, from })
  const ways = [way('a', 'written'), way('b', 'pick')]
  const section = { id: 's', heading: 'S', ways, never: [] }
  const without = (text: string) =>
    removeWay(section, { kind: 'way', text }, fromVisitors).ways.map((one) => one.text)
  expect(without('a')).toEqual(['a', 'b'])
  // Whatever the visitors' choice is called by now.
  expect(without('b')).toEqual(['a'])
})

describe.each(kinds)('on $name', ({ database, ferret }) => {
  let world: World
  let session: Session
  /** What Whisper has loaded when the admin gets the reply. */
  let readAnew: Entry[] = []
  beforeAll(async () => {
    world = await startWorld({
      env: database ? { MONGODB_URI: database } : {},
      answererOf: (store) => ({
        ...echo,
        reload: async () => {
          readAnew = await publishedEntries(store, { warn() {} })
        },
      }),
    })
    session = await openSession(world)
  })
  afterAll(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })

  const given = (
    entry: { id: string },
    text: string,
    changes: Partial<GivenWay> = {},
  ): GivenWay => ({
    entry: entry.id,
    section: 'installments',
    kind: 'way',
    text,
    from: 'queue',
    ...changes,
  })
  const add = (...ways: GivenWay[]) =>
    told<WaysAdded>(call(session, 'POST /api/knowledge/ways', { ways }))
  const waysOf = (says: EntryRecord['published'], section = 'installments') =>
    says?.sections.find(({ id }) => id === section)?.ways.map(({ text }) => text)

  test('a new way is published with its entry as a version, and Whisper uses it', async () => {
    const entry = await create(session, { ...words, publish: true })
    const way = given(entry, 'can i pay monthly')
    expect(await add(way)).toEqual({ added: [way], refused: [] })
    const after = await get(session, entry.id)
    expect(after).toMatchObject({ status: 'published', version: 2, hasChanges: false })
    expect(after.published?.sections[1]?.ways).toEqual([{ text: way.text, from: 'queue' }])
    expect(
      (await versions(session, entry.id)).map(({ version, words }) => [version, waysOf(words)]),
    ).toEqual([
      [2, ['can i pay monthly']],
      [1, []],
    ])
    expect(readAnew.find(({ id }) => id === entry.id)).toMatchObject({
      version: 2,
      sections: [{}, { ways: [{ text: way.text }] }],
    })
  })

  test('when versions must be dropped, those that differ only by taught ways go first', async () => {
    const ways = Array.from({ length: limits.ways }, (_, n) => written(`${n} `.padEnd(190, 'x')))
    const headings = ['A', 'B', 'C', 'D', 'E', 'Installments']
    const says = (text: string) => headings.map((one) => `## ${one}\n${text}`).join('\n')
    const full = headings.slice(0, -1).map((heading) => ({ id: heading, heading, ways, never: [] }))
    const first = await create(session, { content: says('Right.'), sections: full, publish: true })
    const mistaken = { ...first.words, content: says('Wrong.') }
    await act(session, first, 'POST /publish', { words: mistaken })
    const kept = async () => (await versions(session, first.id)).map(({ version }) => version)
    for (let n = 3; n <= 8; n += 1) await add(given(first, `taught ${n}`))
    expect(await kept()).toEqual([8, 7, 6, 1])
    expect(
      await act(session, await get(session, first.id), 'POST /restore', { version: 1 }),
    ).toMatchObject({ hasChanges: true, words: first.words })
    // One that also took a way out of the other list is a change to go back from.
    await add(given(first, 'taught 8', { kind: 'never' }))
    for (const n of [9, 10]) await add(given(first, `taught ${n}`))
    expect(await kept()).toEqual([11, 10, 8, 1])
  })

  test('adding a way again with other punctuation changes nothing', async () => {
    const entry = await create(session, { ...words, publish: true })
    await add(given(entry, 'can i pay monthly'))
    const once = await get(session, entry.id)
    const { added } = await add(given(entry, 'Can I pay monthly?', { from: 'pick' }))
    expect(added).toHaveLength(1)
    expect(await get(session, entry.id)).toEqual(once)
  })

  test('a draft with unpublished changes gets the way too and stays unpublished', async () => {
    const entry = await create(session, { ...words, publish: true })
    const changed = someWords({
      content: `${content}\n\n## Late fees\nNone.`,
      sections: entry.words.sections,
    })
    await save(session, entry, changed)
    await add(given(entry, 'can i pay monthly'), given(entry, 'late fee', { section: 'late-fees' }))
    const after = await get(session, entry.id)
    expect(after).toMatchObject({ version: 2, hasChanges: true })
    expect(after.published?.content).toBe(content)
    for (const says of [after.published, after.words]) {
      expect(waysOf(says)).toEqual(['can i pay monthly'])
    }
    expect(after.words.content).toBe(changed.content)
    expect(waysOf(after.words, 'late-fees')).toEqual(['late fee'])
    expect(await act(session, after, 'POST /discard')).toMatchObject({
      hasChanges: false,
      version: 2,
    })
  })

  test('a draft whose only change was the same way has no changes left', async () => {
    const entry = await create(session, { ...words, publish: true })
    const sections = entry.words.sections.map((one) =>
      one.id === 'installments'
        ? { ...one, ways: [{ text: 'monthly', from: 'queue' as const }] }
        : one,
    )
    await save(session, entry, someWords({ content, sections }))
    await add(given(entry, 'monthly'))
    expect(await get(session, entry.id)).toMatchObject({ hasChanges: false, version: 2 })
  })

  test('drafts and archived entries get the way without being published', async () => {
    const draft = await create(session, words)
    const published = await create(session, { ...words, publish: true })
    const archived = await act(session, published, 'PATCH ', { archived: true })
    await add(given(draft, 'can i pay monthly'), given(archived, 'can i pay monthly'))
    for (const [{ id }, status, version] of [
      [draft, 'draft', 0],
      [archived, 'archived', 1],
    ] as const) {
      const after = await get(session, id)
      expect(after).toMatchObject({ status, version, published: null })
      expect(waysOf(after.words)).toEqual(['can i pay monthly'])
    }
  })

  test('a question that should never be answered from a section is added, and moved back', async () => {
    const entry = await create(session, { ...words, publish: true })
    await add(given(entry, 'do you finance the gate'))
    await add(given(entry, 'do you finance the gate?', { kind: 'never', from: 'feedback' }))
    const section = async () => (await get(session, entry.id)).published?.sections[1]
    expect(await section()).toMatchObject({
      ways: [],
      never: [{ text: 'do you finance the gate?', from: 'feedback' }],
    })
    await add(given(entry, 'do you finance the gate'))
    expect(await section()).toMatchObject({
      ways: [{ text: 'do you finance the gate' }],
      never: [],
    })
  })

  test('ways for missing or full sections, or without words, are each refused', async () => {
    const ways = Array.from({ length: limits.ways }, (_, n) => written(`way ${n}`))
    const sections = words.sections.map((one) => (one.id === 'cards' ? { ...one, ways } : one))
    const entry = await create(session, { ...words, sections, publish: true })
    const reply = await add(
      given(entry, 'can i pay monthly'),
      given(entry, 'x', { section: 'gone' }),
      given({ id: 'gone' }, 'y'),
      given(entry, '¿?'),
      given(entry, 'visa', { section: 'cards' }),
      given(entry, 'way 7', { section: 'cards' }),
    )
    expect(reply.added.map(({ text }) => text)).toEqual(['can i pay monthly', 'way 7'])
    expect(reply.refused.map(({ text, reason }) => [text, reason])).toEqual([
      ['x', 'not-found'],
      ['y', 'not-found'],
      ['¿?', 'no-words'],
      ['visa', 'full'],
    ])
    expect((await get(session, entry.id)).version).toBe(2)
  })

  test('a full entry takes no more ways', async () => {
    const headings = Array.from({ length: 100 }, (_, n) => `Part ${n}`)
    const full = headings.map((heading, n) => ({
      id: `part-${n}`,
      heading,
      never: [],
      ways: Array.from({ length: 100 }, (_, index) => written(`way ${index} of ${n}`)),
    }))
    const long = [...headings, 'Last'].map((heading) => `## ${heading}\nx`).join('\n')
    const entry = await create(session, { content: long, sections: full, publish: true })
    const { refused } = await add(given(entry, 'one more', { section: 'last' }))
    expect(refused).toMatchObject([{ text: 'one more', reason: 'full' }])
    const more = someWords({
      content: long,
      sections: [...full, { id: 'last', heading: 'Last', ways: [written('x')], never: [] }],
    })
    const body = { rev: entry.rev, ...more }
    expect(await refusal(call(session, `PUT /api/knowledge/${entry.id}`, body))).toMatchObject({
      status: 400,
      fields: { sections: 'Too many ways of asking in one entry.' },
    })
  })

  test.skipIf(ferret)('of many ways added at once none is lost', async () => {
    const entry = await create(session, { ...words, publish: true })
    const texts = Array.from({ length: 12 }, (_, n) => `way number ${n}`)
    await Promise.all(texts.map((text) => add(given(entry, text))))
    expect(waysOf((await get(session, entry.id)).published)?.toSorted()).toEqual(texts.toSorted())
  })

  test('every admin sees a new way, and only admins can add one', async () => {
    const entry = await create(session, { ...words, publish: true })
    const watching = await world.admin(session.cookie)
    await add(given(entry, 'can i pay monthly'))
    await until(() =>
      watching.told.some((one) =>
        JSON.stringify(one).includes(
          `"id":"${entry.id}","status":"published","hasChanges":false,"version":2`,
        ),
      ),
    )
    const dealer = await world.signIn('dealer')
    const body = { ways: [given(entry, 'x')] }
    const refused = world.call('POST', '/api/knowledge/ways', { cookie: dealer, body })
    expect((await refused).status).toBe(401)
  })

  test.each([
    ['none', []],
    ['too many', Array(limits.addedWays + 1).fill(given({ id: 'x' }, 'x'))],
    ['an unknown origin', [{ ...given({ id: 'x' }, 'x'), from: 'elsewhere' }]],
    ['an operator', [{ ...given({ id: 'x' }, 'x'), section: { $gt: '' } }]],
  ])('%s is refused', async (_, ways) => {
    expect(await refusal(call(session, 'POST /api/knowledge/ways', { ways }))).toMatchObject({
      status: 400,
    })
  })
})
