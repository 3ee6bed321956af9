import { expect, test } from 'vitest'
import { passagesOf } from '#server/whisper/passages'

const passages = (content: string) =>
  passagesOf({
    id: 'entry',
    category: 'technical',
    title: 'Title',
    content,
    tags: ['tag'],
    sections: [],
    lastUpdated: '2025-06-03T00:00:00.000Z',
    version: 7,
  })
const texts = (content: string) => passages(content).map(({ text }) => text)

test('a heading is searched with what stands under it, and never said', () => {
  const found = passages('Before.\n\n## Do I need Wi-Fi?\nNo.\n\nNot at all.\n# Next\n\nAnother.')
  expect(found.map(({ heading, text }) => [heading, text])).toEqual([
    ['', 'Before.'],
    ['Do I need Wi-Fi?', 'No.'],
    ['Do I need Wi-Fi?', 'Not at all.'],
    ['Next', 'Another.'],
  ])
})

test('a passage has at most three sentences', () => {
  expect(texts('One. Two. Three. Four. Five.')).toEqual(['One. Two. Three.', 'Four. Five.'])
})

test('figures and addresses stay whole', () => {
  const text = 'It is $1.50, e.g. at a.b@c.example. Call 202-555-0142.'
  expect(texts(text)).toEqual([text])
})

test('the marks of Markdown are not said', () => {
  expect(texts('- **Bold** and `code`\n- a [link](https://a.example)')).toEqual([
    'Bold and code a link',
  ])
})

test('text without an end is cut between words, and nothing of it is lost', () => {
  const long = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ')
  const found = texts(long)
  expect(found.every((text) => text.length <= 600)).toBe(true)
  expect(found.join(' ')).toBe(long)
  expect(texts('x'.repeat(1_500)).join('')).toHaveLength(1_500)
})

test('each passage tells its entry, its place and its version', () => {
  expect(passages('One.\n\nTwo.')).toMatchObject([
    { id: 'entry/1', title: 'Title', tags: ['tag'], version: 7, isFirst: true },
    { id: 'entry/2', title: 'Title', tags: ['tag'], version: 7, isFirst: false },
  ])
})

test('an entry of marks alone has no passages', () => {
  expect(texts('## Heading only\n\n')).toEqual([])
  expect(texts(' \n \n\n')).toEqual([])
})
