/** Export and import round-trip, and nothing is written that was not shown. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFile } from '#server/knowledge/importing/readFile'
import { limits } from '#shared/knowledge/limits'
import type { EntryRecord, ImportPlan } from '#shared/knowledge/records'
import type { EntryContent } from '#shared/knowledge/rules'
import { startWorld, type World } from '../chat/world'
import { cpuTime } from '../cpuTime'
import {
  act,
  call,
  create,
  type Session,
  get,
  list,
  openSession,
  refusal,
  save,
  someWords,
  told,
} from './admin'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

let world: World
let session: Session
beforeEach(async () => {
  world = await startWorld()
  session = await openSession(world)
})
afterEach(() => world.close())

const send = (text: string | Uint8Array, filename = 'entries.json', seen?: string) =>
  fetch(
    `${world.url}/api/knowledge/import?${new URLSearchParams({ filename, ...(seen && { seen }) })}`,
    {
      method: 'POST',
      headers: { origin: world.url, cookie: session.cookie },
      body: text as BodyInit,
    },
  )
const preview = (text: string, filename?: string) => told<ImportPlan>(send(text, filename))
async function importAll(text: string, filename?: string): Promise<ImportPlan> {
  const { seen } = await preview(text, filename)
  return told(send(text, filename, seen))
}
async function exported(format: 'json' | 'csv'): Promise<string> {
  const reply = call(session, `GET /api/knowledge/export?format=${format}`)
  return (await told<{ text: string }>(reply)).text
}
async function allWords(): Promise<Record<string, EntryContent>> {
  const all = await Promise.all((await list(session)).map(({ id }) => get(session, id)))
  return Object.fromEntries(all.map(({ id, words }) => [id, words]))
}
const remove = ({ id, rev }: Pick<EntryRecord, 'id' | 'rev'>) =>
  call(session, `DELETE /api/knowledge/${id}?rev=${rev}`)

test('importing thousands of sections blocks nobody', async () => {
  const content = '# a\nb\n'.repeat(400)
  const rows = Array.from({ length: 250 }, (_, n) => {
    const { category, title, tags } = someWords({ title: `Entry ${n}`, tags: [] })
    return { category, title, content, tags }
  })
  let isOver = false
  const importing = preview(JSON.stringify(rows)).finally(() => (isOver = true))
  let answered = 0
  while (!isOver) {
    expect((await fetch(`${world.url}/api/health/live`)).status).toBe(200)
    answered += 1
  }
  expect((await importing).counts.new).toBe(250)
  expect(answered).toBeGreaterThan(40)
})

test('from thousands of columns or keys only an entry’s own are read', async () => {
  const others = Array.from({ length: 10_000 }, (_, n) => `other${n}`)
  const csv = `category,title,content,${others.join(',')}\npricing,a,b,${others.join(',')}\n`
  const named = Object.fromEntries(others.map((name) => [name, name]))
  const json = JSON.stringify([{ ...someWords(), ...named }])
  for (const [text, filename] of [
    [csv, 'x.csv'],
    [json, 'x.json'],
  ] as const) {
    const [row] = await readFile(Buffer.from(text), filename)
    expect(Object.keys(row?.fields ?? {}).length).toBeLessThan(10)
  }
})

test('a file with too many fields is refused', async () => {
  const file = `category,title,content\n${','.repeat(300_000)}`
  const refused = await refusal(send(file, 'x.csv'))
  expect(refused).toMatchObject({ status: 400, message: 'The file has too many fields.' })
})

test('an entry with millions of headings is refused unread', async () => {
  const entry = (content: string) => JSON.stringify([{ ...someWords(), content }])
  const length = 4_000_000
  const timeOf = async (text: string) => {
    const started = cpuTime()
    const { rows } = await preview(entry(text))
    expect(rows[0]?.reason).toBe('content: Use 20,000 characters or fewer.')
    return cpuTime() - started
  }
  const plain = await timeOf('x'.repeat(length))
  expect(await timeOf('#  a\nb\n'.repeat(length / 7))).toBeLessThan(10 * Math.max(plain, 50))
})

const awkward = [
  someWords({
    title: '=HYPERLINK("http://x")',
    content: '- one\n- two, "quoted"\n\n; three',
    tags: [],
  }),
  someWords({
    title: "'=quoted",
    content: '@here\n\n    code;with\ttabs',
    tags: ['+1', '-x', 'ключ'],
  }),
  someWords({
    title: 'As many tags as fit, and as long',
    tags: Array.from({ length: limits.tags }, (_, n) => `${n}`.padEnd(limits.tag, 'x')),
  }),
  someWords({ title: 'Ünïcödé 🚪', content: '| a | b |\n| - | - |\n| 1 | 2 |', tags: ['a b'] }),
]

test.each(['json', 'csv'] as const)(
  'a %s file restores all deleted entries unchanged',
  async (format) => {
    for (const words of awkward) await create(session, words)
    const published = await create(session, { publish: true })
    await save(session, published, someWords({ content: 'Its newest words.' }))
    const before = await allWords()
    const file = await exported(format)
    for (const entry of await list(session)) await remove(entry)
    expect(await list(session)).toEqual([])

    const shown = await preview(file, `entries.${format}`)
    expect(shown.counts).toEqual({ new: 8, changed: 0, same: 0, refused: 0 })
    expect(await list(session), 'looking writes nothing').toEqual([])
    await told(send(file, `entries.${format}`, shown.seen))
    expect(await allWords()).toEqual(before)
    for (const entry of await list(session)) {
      expect(entry).toMatchObject({
        status: 'draft',
        origin: { kind: 'file', name: `entries.${format}` },
      })
    }

    const again = await importAll(file, `entries.${format}`)
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 8, refused: 0 })
  },
)

test('the preview shows new, changed, unchanged and refused rows with line and reason', async () => {
  const entry = await create(session, { publish: true })
  const other = await create(session, { title: 'Shipping', content: 'We ship.' })
  const file = [
    'category,title,content,tags',
    'pricing,Payment,We accept cards.,"bitcoin, payment"',
    'pricing,Shipping,We ship.,"bitcoin, payment"',
    'technical,Antenna,"It has',
    'two.",',
    'other,Antenna,It has two.,',
    'technical,,It has two.,',
    'technical,antenna,It has three.,',
  ].join('\n')
  const { counts, rows } = await preview(file, 'from.csv')
  expect(counts).toEqual({ new: 1, changed: 1, same: 1, refused: 3 })
  expect(rows).toMatchObject([
    { line: 2, kind: 'changed', id: entry.id },
    { line: 4, kind: 'new', title: 'Antenna' },
    { line: 6, kind: 'refused', reason: expect.stringContaining('Must be one of installation') },
    { line: 7, kind: 'refused', reason: 'title: This field is required.' },
    { line: 8, kind: 'refused', reason: 'Same entry as line 4.' },
  ])
  await importAll(file, 'from.csv')
  const changed = await get(session, entry.id)
  expect(changed).toMatchObject({ hasChanges: true, published: someWords() })
  expect(changed.words.content).toBe('We accept cards.')
  expect((await get(session, other.id)).rev).toBe(other.rev)
  const again = await importAll(file, 'from.csv')
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 3 })
})

test.each(['json', 'csv'] as const)(
  'a %s file equal to the published text keeps a draft; otherwise the preview says it is replaced',
  async (format) => {
    const ways = (...texts: string[]) => texts.map((text) => ({ text, from: 'written' as const }))
    const words = someWords({ content: '## Cards\n\nAll.\n\n## Bitcoin\n\nNone.' })
    const sections = words.sections.map((one) => ({ ...one, ways: ways('visa', 'debit') }))
    const entry = await create(session, { ...words, sections, publish: true })
    const other = await create(session, { title: 'Shipping', content: 'We ship.', publish: true })
    const without = await create(session, { title: 'Tow', content: 'We tow.', publish: true })
    const file = await exported(format)
    const draft = someWords({
      content: '## Cards\n\nAll, and cash.',
      sections: sections.slice(0, 1).map((one) => ({ ...one, ways: ways('visa', 'cash') })),
    })
    await save(session, entry, draft)
    const theirs = await save(session, other, someWords({ title: 'Shipping', content: 'By air.' }))

    const edited = file.replace('We ship.', 'We ship abroad.').replace('We tow.', 'We don’t tow.')
    const shown = await preview(edited, `a.${format}`)
    expect(shown.counts).toEqual({ new: 0, changed: 2, same: 4, refused: 0 })
    expect(shown.rows.map(({ id, replacesDraft }) => [id, replacesDraft])).toEqual([
      [other.id, true],
      [without.id, undefined],
    ])
    expect((await importAll(edited, `a.${format}`)).rows).toEqual(shown.rows)
    expect(await get(session, entry.id)).toMatchObject({
      hasChanges: true,
      words: draft,
      published: { content: words.content },
    })
    expect(await get(session, other.id)).toMatchObject({
      hasChanges: true,
      words: { content: 'We ship abroad.' },
      rev: theirs.rev + 1,
    })
  },
)

test('a file that doesn’t mention ways keeps a draft’s changed ways', async () => {
  const entry = await create(session, { publish: true })
  const { category, title, content, tags } = entry.words
  const sections = entry.words.sections.map((one) => ({
    ...one,
    ways: [{ text: 'btc', from: 'written' as const }],
  }))
  await save(session, entry, { ...entry.words, content: 'We may accept Bitcoin.', sections })
  const { counts } = await importAll(JSON.stringify([{ category, title, content, tags }]))
  expect(counts).toMatchObject({ changed: 0, same: 1 })
  expect(await get(session, entry.id)).toMatchObject({ hasChanges: true, words: { sections } })
})

test('nothing is imported if the knowledge changed since the preview', async () => {
  const entry = await create(session)
  const file = JSON.stringify([{ id: entry.id, ...someWords({ content: 'From the file.' }) }])
  const { seen } = await preview(file)
  await save(session, entry, someWords({ content: 'By another admin.' }))
  expect(await refusal(send(file, 'entries.json', seen))).toMatchObject({ status: 409 })
  expect((await get(session, entry.id)).words.content).toBe('By another admin.')
})

test('importing a file twice at once adds nothing twice', async () => {
  const file = JSON.stringify(awkward)
  const { seen } = await preview(file)
  await Promise.all([send(file, 'a.json', seen), send(file, 'a.json', seen)])
  expect(await list(session)).toHaveLength(3 + awkward.length)
})

test.each([
  ['no JSON', '[{', 'entries.json', /^The file isn’t valid JSON/],
  ['JSON without a list', '{"a":1}', 'entries.json', /doesn’t contain a list/],
  ['a CSV without the columns', 'a,b\n1,2', 'entries.csv', /missing: category, title, content/],
  ['an empty file', '', 'entries.csv', /missing/],
  ['another type', 'x', 'entries.txt', /Only .json and .csv/],
  ['bytes that are no text', new Uint8Array([0xff, 0xd8, 0xff, 0x80]), 'x.csv', /isn’t UTF-8 text/],
])('%s is refused with the reason', async (_, text, filename, message) => {
  const refused = await refusal(send(text, filename))
  expect(refused.status).toBe(400)
  expect(refused.message).toMatch(message)
})

test('malicious rows are refused or harmless', async () => {
  const rows = [
    null,
    'text',
    { category: 'pricing', title: { $gt: '' }, content: 'x' },
    { category: '__proto__', title: 'x', content: 'x' },
    { id: '../../x', category: 'pricing', title: 'x', content: 'x' },
    { id: '$where', category: 'pricing', title: 'x', content: 'x' },
    { category: 'pricing', title: 'x', content: 'y'.repeat(limits.content + 1) },
    JSON.parse('{"__proto__":{"title":"x"},"category":"pricing","content":"x"}'),
  ]
  const { counts } = await preview(JSON.stringify(rows))
  expect(counts).toEqual({ new: 0, changed: 0, same: 0, refused: rows.length })
})

test('ten megabytes are accepted, more are refused', async () => {
  const filled = `[${' '.repeat(limits.importBytes - 2)}]`
  expect((await preview(filled)).counts.new).toBe(0)
  expect(await refusal(send(`${filled} `))).toMatchObject({ status: 413 })
})

test('a UTF-16 file from a spreadsheet is read', async () => {
  const text = '\ufeffcategory\ttitle\tcontent\r\npricing\tPreis\tÄ\r\n'
  const { counts } = await preview(Buffer.from(text, 'utf16le') as unknown as string, 'x.csv')
  expect(counts.new).toBe(1)
})

test('an archived entry takes the imported text and stays archived', async () => {
  const entry = await act(session, await create(session), 'PATCH ', { archived: true })
  await importAll(JSON.stringify([{ id: entry.id, ...someWords({ content: 'Other.' }) }]))
  expect(await get(session, entry.id)).toMatchObject({
    status: 'archived',
    words: { content: 'Other.' },
  })
})
