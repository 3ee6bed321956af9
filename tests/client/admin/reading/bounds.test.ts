/** Large and hostile files are read, or refused with a message, in bounded time. */
import { describe, expect, test } from 'vitest'
import { limits } from '#shared/knowledge/limits'
import { entryProblems } from '#shared/knowledge/rules'
import { likenesses } from '../../../../client/admin/reading/readers/duplicates'
import { partsOf } from '../../../../client/admin/reading/readers/finish'
import { cpuTime } from '../../../cpuTime'
import { read } from './read'

/** Enough for a busy machine; unbounded work would take minutes. */
const patienceMs = 20_000
const megabytes = (count: number, text: string) =>
  text.repeat(Math.ceil((count * 1_000_000) / text.length))

describe('files of many megabytes are read in bounded time', () => {
  test.each<[string, string, string]>([
    ['one line', 'a.txt', megabytes(10, 'word ')],
    ['one word', 'a.txt', megabytes(10, 'x')],
    ['nothing but line ends', 'a.txt', `a${megabytes(2, '\n')}b`],
    ['nothing but blanks', 'a.md', `a${megabytes(2, ' ')}b`],
    ['headings without end', 'a.md', megabytes(10, '# A\nText.\n')],
    ['hashes', 'a.md', `# ${megabytes(2, '# ')}`],
    ['fences', 'a.md', megabytes(2, '```\n')],
    ['rules', 'a.txt', megabytes(2, 'A\n---\n')],
    ['questions', 'a.txt', megabytes(2, 'Q: A?\nA: B.\n')],
    ['brackets', 'a.md', `# ${megabytes(2, '![')}\nText.`],
    ['quotes', 'a.csv', megabytes(2, '"')],
    ['open quotes', 'a.csv', megabytes(2, 'a,"b\n')],
    ['commas', 'a.csv', megabytes(2, ',')],
    ['elements without end', 'a.html', megabytes(2, '<div>')],
    ['lists in lists', 'a.html', megabytes(2, '<ul><li>a')],
    ['tables in tables', 'a.html', megabytes(2, '<table><tr><td>')],
    ['ends without beginning', 'a.html', megabytes(2, '</p>')],
    ['attributes', 'a.html', `<p ${megabytes(2, 'a=b ')}>Text.</p>`],
    ['comments', 'a.html', `Text.${megabytes(2, '<!--')}`],
    ['entities', 'a.html', megabytes(10, '&amp')],
    ['a list of objects', 'a.json', `[${megabytes(10, '{"title":"A","content":"B"},')}{}]`],
    [
      'a list of other names each',
      'a.json',
      JSON.stringify(Array.from({ length: 15_000 }, (_, index) => ({ [`name ${index}`]: index }))),
    ],
  ])(
    'of %s',
    async (_, name, text) => {
      const from = cpuTime()
      const done = await read(name, text).then(
        ({ sections }) => sections,
        (error: unknown) => {
          expect(error).toHaveProperty('name', 'Unreadable')
          return []
        },
      )
      expect(cpuTime() - from).toBeLessThan(patienceMs)
      for (const section of done)
        expect(entryProblems({ ...section, tags: [], sections: [] })).toEqual({})
    },
    60_000,
  )
})

test.each([
  ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['objects', `${'{"a":'.repeat(10_000)}"b"${'}'.repeat(10_000)}`],
  ['lists of objects', `${'[{"a":'.repeat(10_000)}"b"${'}]'.repeat(10_000)}`],
])('JSON of depth 10,000 is refused with an explanation: %s', async (_, text) => {
  await expect(read('deep.json', text)).rejects.toMatchObject({ name: 'Unreadable' })
})

test('text too long for an entry is split at paragraphs without loss', async () => {
  const paragraphs = Array.from({ length: 900 }, (_, index) => `Paragraph ${index} says something.`)
  const { sections } = await read('long.md', `# Long\n${paragraphs.join('\n\n')}`)
  expect(sections.length).toBeGreaterThan(1)
  expect(sections[0]?.title).toBe(`Long (1 of ${sections.length})`)
  for (const { content } of sections) {
    expect(content.length).toBeLessThanOrEqual(limits.content)
    expect(content).toMatch(/^Paragraph .* something\.$/s)
  }
  expect(sections.map(({ content }) => content).join('\n\n')).toBe(paragraphs.join('\n\n'))
})

test('text without paragraphs is split between characters', () => {
  const parts = partsOf('😀'.repeat(50), 25)
  expect(parts.join('')).toBe('😀'.repeat(50))
  for (const part of parts) expect(part.isWellFormed()).toBe(true)
})

test('comparing 5,000 sections with 5,000 entries takes bounded time', () => {
  const text = (at: number) =>
    Array.from({ length: 60 }, (_, word) => `w${(at * 7919 + word * word * 31) % 9973}`).join(' ')
  const said = (from: number) =>
    Array.from({ length: 5_000 }, (_, index) => ({
      title: `T${from + index}`,
      content: `By the terms of this house. ${text(from + index)}`,
    }))
  const from = cpuTime()
  const found = likenesses([...said(5_000), ...said(0)], said(0))
  expect(cpuTime() - from).toBeLessThan(patienceMs)
  expect(found.slice(5_000).every((one) => one?.of === 'entry' && one.isSame)).toBe(true)
})
