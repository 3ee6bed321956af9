/** Ways of asking in exports and imports: they round-trip, and no older file deletes them. */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importedSections } from '#server/knowledge/importing/importedSections'
import { longestCell, wayCells } from '#server/knowledge/wayLines'
import { limits } from '#shared/knowledge/limits'
import type { ImportPlan } from '#shared/knowledge/records'
import { type EntrySection, matchSections, wayOrigins } from '#shared/knowledge/sections'
import { readCsv } from '#shared/readCsv'
import { startWorld, type World } from '../chat/world'
import { cpuTime } from '../cpuTime'
import { call, create, type Session, get, list, openSession, save, someWords, told } from './admin'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

let world: World
let session: Session
beforeEach(async () => {
  world = await startWorld()
  session = await openSession(world)
})
afterEach(() => world.close())

const send = async (text: string, filename: string, seen?: string) => {
  const query = new URLSearchParams({ filename, ...(seen && { seen }) })
  const headers = { origin: world.url, cookie: session.cookie }
  const address = `${world.url}/api/knowledge/import?${query}`
  return told<ImportPlan>(fetch(address, { method: 'POST', headers, body: text }))
}
const importAll = async (text: string, filename = 'entries.json') =>
  send(text, filename, (await send(text, filename)).seen)
const exported = async (format: 'json' | 'csv') =>
  (await told<{ text: string }>(call(session, `GET /api/knowledge/export?format=${format}`))).text

const content = 'First.\n\n## Cards: all\nYes.\n\n## Paying over time\nIn 3 or 6 months.'
const sections: EntrySection[] = [
  { id: 'text', heading: '', ways: [{ text: 'first: of all?', from: 'written' }], never: [] },
  {
    id: 'cards',
    heading: 'Cards: all',
    ways: [
      { text: '=visa', from: 'import' },
      { text: 'cards (pick): amex', from: 'pick' },
      { text: 'do you take “visa”, or not?', from: 'model' },
    ],
    never: [{ text: 'gift cards', from: 'feedback' }],
  },
  // Renamed once: its id differs from what its heading would give.
  { id: 'installments', heading: 'Paying over time', ways: [], never: [] },
]
const words = someWords({ content, sections })

test('more ways than fit into a spreadsheet’s cell continue in further columns', async () => {
  const texts = Array.from({ length: limits.ways }, (_, index) =>
    `${index} ${'word '.repeat(35)}`.trim(),
  )
  const ways = texts.map((text) => ({ text, from: 'written' as const }))
  const many = sections.map((section) => ({ ...section, ways }))
  const entry = await create(session, someWords({ content, sections: many }))
  const file = await exported('csv')
  const [head = [], ...rows] = [...readCsv(file)].map(({ cells }) => cells)
  expect(head).toContain('ways 4')
  expect(Math.max(...rows.flat().map(({ length }) => length))).toBeLessThan(longestCell)

  const fewer = await save(session, entry, someWords({ content, sections }))
  expect(fewer.words.sections[0]?.ways).toHaveLength(1)
  await importAll(file, 'entries.csv')
  expect((await get(session, entry.id)).words.sections).toEqual(many)
})

test('a file with a cell that a spreadsheet truncated is refused', async () => {
  const cell = 'x'.repeat(longestCell)
  const file = `category,title,content,ways\nPricing,Paying,In months.,${cell}\n`
  await expect(importAll(file, 'entries.csv')).rejects.toThrow('cut off a long cell')
})

test.each(['json', 'csv'] as const)('a %s file restores ids and ways unchanged', async (format) => {
  const { id, words: before } = await create(session, { ...words, publish: true })
  expect(before.sections).toEqual(sections)
  const file = await exported(format)
  for (const entry of await list(session)) {
    await call(session, `DELETE /api/knowledge/${entry.id}?rev=${entry.rev}`)
  }
  await importAll(file, `entries.${format}`)
  expect((await get(session, id)).words).toEqual(before)
  const again = await importAll(file, `entries.${format}`)
  expect(again.counts).toMatchObject({ new: 0, changed: 0 })
})

test.each([
  ['JSON', 'entries.json', (text: string) => JSON.stringify([someWordsWithout(text)])],
  [
    'CSV',
    'entries.csv',
    (text: string) => `category,title,content,tags\npricing,Payment,"${text}","bitcoin, payment"`,
  ],
])('an older %s file without ways keeps the existing ones', async (_, filename, fileOf) => {
  const entry = await create(session, words)
  const same = await importAll(fileOf(content), filename)
  expect(same.counts).toMatchObject({ same: 1, changed: 0 })
  const renamed = content.replace('Paying over time', 'Paying monthly').replace('First', 'Second')
  await importAll(fileOf(renamed), filename)
  const { words: after } = await get(session, entry.id)
  expect(after.sections).toEqual([
    ...sections.slice(0, 2),
    { ...sections[2], heading: 'Paying monthly' },
  ])
})
const someWordsWithout = (text: string) => {
  const { sections: _, ...rest } = someWords({ content: text })
  return rest
}

test.each([
  ['renamed, below a new one', 'First.\n\n## Before\nB.\n\n## Visa\nYes.\n\n## Monthly\nIn 3.'],
  ['renamed and moved', 'First.\n\n## Monthly\nIn 3.\n\n## Visa\nYes.'],
])('the ways of an export are put back where sections were %s since', async (_, changed) => {
  const [text, cards, installments] = sections
  if (!text || !cards || !installments) throw new Error('There are no such sections.')
  const ways = [{ text: 'can i pay monthly', from: 'queue' as const }]
  const all = [text, cards, { ...installments, ways }]
  const { id, rev } = await create(session, { ...words, sections: all, publish: true })
  const file = (await exported('csv')).replace('In 3 or 6 months.', 'In 12 months.')
  const renamed = [
    text,
    { ...cards, heading: 'Visa' },
    { ...installments, heading: 'Monthly', ways },
  ]
  const now = { ...someWords({ content: changed, sections: renamed }) }
  expect(now.sections.find(({ heading }) => heading === 'Monthly')).toMatchObject({
    id: 'installments',
    ways,
  })
  await told(call(session, `POST /api/knowledge/${id}/publish`, { rev, words: now }))
  await importAll(file, 'entries.csv')
  expect((await get(session, id)).words.sections).toEqual(all)
  expect((await send(file, 'entries.csv')).counts).toMatchObject({ changed: 0, refused: 0 })
})

test('ways typed into a spreadsheet are imported by heading, without an origin', async () => {
  const { id } = await create(session, words)
  const rows = [
    'id,category,title,content,tags,ways,never',
    `${id},pricing,Payment,"${content}","bitcoin, payment","cards: do you take visa\nPAYING OVER TIME: monthly\ncards (pick): amex\nCards: all: =visa","cards: gift cards"`,
    'new,technical,Antenna,It has two.,,"how many: antennas",',
  ]
  await importAll(rows.join('\n'), 'entries.csv')
  const { sections: after } = (await get(session, id)).words
  expect(after.map(({ ways }) => ways)).toEqual([
    [],
    [
      { text: 'do you take visa', from: 'import' },
      { text: 'amex', from: 'pick' },
      { text: '=visa', from: 'import' },
    ],
    [{ text: 'monthly', from: 'import' }],
  ])
  expect(after[1]?.never).toEqual([{ text: 'gift cards', from: 'feedback' }])
  expect((await get(session, 'new')).words.sections).toMatchObject([
    { id: 'text', ways: [{ text: 'how many: antennas', from: 'import' }] },
  ])
})

test('JSON may leave out ids and origins', async () => {
  const file = [
    { ...words, id: 'paying', sections: [{ heading: 'Cards: all', ways: ['visa', 'Visa?'] }] },
  ]
  await importAll(JSON.stringify(file))
  expect((await get(session, 'paying')).words.sections).toEqual([
    { id: 'text', heading: '', ways: [], never: [] },
    { id: 'cards-all', heading: 'Cards: all', ways: [{ text: 'visa', from: 'import' }], never: [] },
    { id: 'paying-over-time', heading: 'Paying over time', ways: [], never: [] },
  ])
})

test.each([
  ['sections that are no list', { sections: { $gt: '' } }, 'sections: Must be a list.'],
  [
    'ways that are no list',
    { sections: [{ heading: 'Cards: all', ways: 'x' }] },
    /must be a list of texts/,
  ],
  [
    'ways that are no texts',
    { sections: [{ heading: 'Cards: all', ways: [{ $gt: '' }] }] },
    /must be a list of texts/,
  ],
  ['too many sections', { sections: Array(1_001).fill({}) }, /More than 1000/],
  [
    'a line for no section',
    { ways: 'elsewhere: x' },
    'ways: Line 1 doesn’t match a section of the entry.',
  ],
  ['a cell that is no text', { never: ['x'] }, 'never: Must be text.'],
  [
    'too many ways',
    { ways: Array.from({ length: 201 }, (_, n) => `cards-all: ${n}`).join('\n') },
    /More than 200 ways of asking: Cards: all/,
  ],
  ['a cell of too many lines', { ways: 'x\n'.repeat(10_001) }, /^ways: Too many ways/],
  [
    'too many ways in all sections',
    { sections: [{ heading: 'Cards: all', never: Array(10_001).fill('x') }] },
    /^sections: Too many ways/,
  ],
])('a file with %s is refused with the reason', async (_, fields, reason) => {
  const { sections: __, ...rest } = words
  const { rows } = await send(JSON.stringify([{ ...rest, ...fields }]), 'entries.json')
  expect(rows[0]).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
})

test('ways of a section that the file’s content hasn’t are refused, not lost', () => {
  expect(importedSections({ ways: 'cards: visa' }, 'First.', sections)).toBe(
    'ways: Line 1 doesn’t match a section of the entry.',
  )
})

test('any way or heading survives the round trip through cells', () => {
  const marks = fc.constantFrom(
    ':',
    ' ',
    '(',
    ')',
    'pick',
    'written',
    'a',
    'b',
    '-',
    '#',
    '\n',
    ',',
  )
  const text = fc.string({ unit: marks, minLength: 1, maxLength: 9 }).map((one) => `x${one}`)
  const way = fc.record({ text, from: fc.constantFrom(...wayOrigins) })
  const ways = fc.array(way, { maxLength: 4 })
  const section = fc.record({ heading: text, ways, never: ways })
  fc.assert(
    fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (written) => {
      const says = written.map(({ heading }) => `## ${heading.replaceAll('\n', ' ')}\nx`).join('\n')
      const before = matchSections(says, []).map((one, index) => ({
        ...one,
        ...listsOf(written[index]),
      }))
      const entry = matchSections(says, before)
      expect(importedSections({ ...wayCells(entry) }, says, [])).toEqual(entry)
      expect(importedSections({ ...wayCells(entry) }, says, entry)).toEqual(entry)
    }),
  )
})
const listsOf = (one: Pick<EntrySection, 'ways' | 'never'> | undefined) => ({
  ways: one?.ways ?? [],
  never: one?.never ?? [],
})

test('versions, changes and restored entries include ways', async () => {
  const entry = await create(session, { ...words, publish: true })
  const fewer = sections.map((one) => ({ ...one, ways: [] }))
  const saved = await save(session, entry, someWords({ content, sections: fewer }))
  expect(saved).toMatchObject({ hasChanges: true, published: { sections } })
  const body = { rev: saved.rev }
  await call(session, `POST /api/knowledge/${entry.id}/publish`, body)
  const { rev } = await get(session, entry.id)
  await call(session, `POST /api/knowledge/${entry.id}/restore`, { rev, version: 1 })
  expect(await get(session, entry.id)).toMatchObject({
    version: 2,
    hasChanges: true,
    words: { sections },
    published: { sections: fewer },
  })
})

/** The lesser of two, because the first includes compiling. */
const workOf = (work: () => unknown) => {
  const times = [0, 1].map(() => {
    const before = cpuTime()
    work()
    return cpuTime() - before
  })
  return Math.min(...times)
}

test('importing ways over as many existing ones costs no more than into an empty entry', () => {
  const texts = (section: number) =>
    Array.from({ length: limits.ways }, (_, n) => `way ${n} of ${section}`)
  const says = Array.from({ length: 20 }, (_, n) => `# h${n}\nx\n`).join('')
  const given = Array.from({ length: 20 }, (_, n) => ({ heading: `h${n}`, ways: texts(n) }))
  const imported = (known: EntrySection[]) => importedSections({ sections: given }, says, known)
  const known = imported([]) as EntrySection[]
  expect(imported(known)).toEqual(known)
  const alone = workOf(() => imported([]))
  expect(workOf(() => imported(known))).toBeLessThan(10 * Math.max(alone, 5))
})

test('a line of many colons is read in linear time', () => {
  const read = (unit: string) => {
    const line = `${unit.repeat(20_000 / unit.length)}\u2028`
    return workOf(() => importedSections({ ways: line }, 'x', []))
  }
  expect(read(': ')).toBeLessThan(20 * Math.max(read('ab'), 1))
})
