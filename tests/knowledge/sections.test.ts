/** Sections keep their ids and ways of asking through edits: shared/knowledge/sections.ts. */
import { expect, test, vi } from 'vitest'
import { plain } from '#server/whisper/engine/sentences'
import { type EntrySection, matchSections, sectionTexts } from '#shared/knowledge/sections'
import { cpuTime } from '../cpuTime'

const way = (text: string) => ({ text, from: 'written' as const })
const known: EntrySection[] = [
  { id: 'cards', heading: 'Cards', ways: [way('do you take visa')], never: [] },
  { id: 'installments', heading: 'Installments', ways: [way('can i pay monthly')], never: [] },
]

test('a section is the text under a heading, or before the first heading', () => {
  expect(
    sectionTexts('First.\n\n## **Cards** ##\nAll.\n\nNone is left.\n## Empty\n# Last\nx'),
  ).toEqual([
    { heading: '', text: 'First.' },
    { heading: 'Cards', text: 'All.\n\nNone is left.' },
    { heading: 'Last', text: 'x' },
  ])
})

test('a heading inside code doesn’t start a section', () => {
  expect(sectionTexts('```\n# not this\n```')).toHaveLength(1)
})

test('sections with the same heading get distinct ids, in order', () => {
  const ids = matchSections('# a\nb\n'.repeat(500), []).map(({ id }) => id)
  expect(new Set(ids).size).toBe(500)
  expect([ids[0], ids[1], ids[499]]).toEqual(['a', 'a-2', 'a-500'])
})

test('a renamed section keeps its id and its ways', () => {
  const [cards, renamed] = matchSections('## Cards\nAll.\n\n## Paying over time\nYes.', known)
  expect(cards).toMatchObject({ id: 'cards', ways: [{ text: 'do you take visa' }] })
  expect(renamed).toMatchObject({
    id: 'installments',
    heading: 'Paying over time',
    ways: [{ text: 'can i pay monthly' }],
  })
})

test('a moved section keeps its id and ways, a new one gets its own id', () => {
  const sections = matchSections(
    '## Installments\nYes.\n\n## Cards!\nNew.\n\n## Cards\nAll.',
    known,
  )
  expect(sections.map(({ id }) => id)).toEqual(['installments', 'cards-2', 'cards'])
  expect(sections.map(({ ways }) => ways.length)).toEqual([1, 0, 1])
})

test('a removed section’s ways are removed with it', () => {
  expect(matchSections('## Cards\nAll.', known).map(({ id }) => id)).toEqual(['cards'])
})

test('duplicate ways are dropped, ignoring punctuation', () => {
  const ways = [way(' Do you  take Visa? '), way('do you take visa'), way('   ')]
  const [cards] = matchSections('## Cards\nAll.', [{ ...known[0], ways } as EntrySection])
  expect(cards?.ways).toEqual([way('Do you take Visa?')])
})

test('matching sections again changes nothing', () => {
  const content = 'First.\n\n## Same\na\n\n## Same\nb\n\n## ¿?\nc'
  const once = matchSections(content, [])
  expect(once.map(({ id }) => id)).toEqual(['text', 'same', 'same-2', 'section'])
  expect(matchSections(content, once)).toEqual(once)
})

const workOf = (work: () => unknown) => {
  const times = [0, 1, 2].map(() => {
    const before = cpuTime()
    work()
    return cpuTime() - before
  })
  return Math.min(...times)
}

test.each([
  ['blanks inside', 1_200, (length: number) => `# x${' '.repeat(length)}x`],
  ['marks inside', 12_000, (length: number) => `# ${'#'.repeat(length)}x`],
  ['blanks before it', 12_000, (length: number) => `#${' '.repeat(length)}x`],
])('a heading with many %s is read in linear time', (_, most, heading) => {
  const read = (length: number) => workOf(() => sectionTexts(`${heading(length)}\ntext`))
  expect(read(most)).toBeLessThan(20 * Math.max(read(most / 10), 1))
})

test('many empty lines in a block are read in linear time', () => {
  const read = (mark: string) => workOf(() => plain(`a${mark.repeat(15_000)}b`))
  expect(plain('a\u2028\u2028 - b\n\t1. c')).toBe('a b c')
  expect(Math.max(read('\u2028'), read('\n'))).toBeLessThan(20 * Math.max(read('x'), 1))
})

test('sections without ways aren’t cached, since a file may have half a million', () => {
  const cached = vi.spyOn(WeakMap.prototype, 'set')
  matchSections('# a\nb\n'.repeat(100), [])
  expect(cached.mock.calls.filter(([key]) => Array.isArray(key))).toEqual([])
  cached.mockRestore()
})

test('a heading keeps its inner spaces and marks, and loses closing ones', () => {
  expect(['# a # b ##  ', '## a#', '#  a\t#', '# #', '#x', '# ##'].map(firstHeading)).toEqual([
    ...['a # b', 'a', 'a', '', '', ''],
  ])
})

function firstHeading(line: string): string | undefined {
  return sectionTexts(`${line}\ntext`)[0]?.heading
}
