/** The knowledge entry form (specification, section 5). */
import { expect, test } from 'vitest'
import { seeds } from '#server/knowledge/seedKnowledge'
import { limits } from '#shared/knowledge/limits'
import { entryProblems, isSame, tagsOf, normalizeContent } from '#shared/knowledge/rules'
import { someWords } from './admin'

test.each([
  ['gate, door', ['gate', 'door']],
  ['  gate  ,door,', ['gate', 'door']],
  [',, ,', []],
  ['', []],
  ['call box, call box , intercom', ['call box', 'intercom']],
])('tags are separated by commas, trimmed, and empty ones dropped: %j', (text, tags) => {
  expect(tagsOf(text)).toEqual(tags)
})

test('title and content are required', () => {
  expect(entryProblems(someWords())).toEqual({})
  expect(entryProblems(someWords({ title: ' \t', content: '\n ' }))).toEqual({
    title: 'This field is required.',
    content: 'This field is required.',
  })
})

test('text over a limit is refused with the limit', () => {
  const problems = entryProblems(
    someWords({
      title: 'x'.repeat(limits.title + 1),
      content: 'x'.repeat(limits.content + 1),
      tags: ['x'.repeat(limits.tag + 1)],
    }),
  )
  expect(problems).toEqual({
    title: 'Use 200 characters or fewer.',
    content: 'Use 20,000 characters or fewer.',
    tags: 'A tag is longer than 50 characters.',
  })
  expect(
    entryProblems(someWords({ tags: Array.from({ length: 21 }, (_, index) => `t${index}`) })).tags,
  ).toBe('More than 20 tags.')
})

test('the same text compares equal, whatever its line endings', () => {
  const typed = someWords({
    title: '  Payment ',
    content: '\r\nOne.\r\n\r\n    two\r\n',
    tags: ['a,b ', ''],
  })
  const tidy = normalizeContent(typed)
  expect(tidy).toEqual(someWords({ content: 'One.\n\n    two', tags: ['a', 'b'] }))
  expect(isSame(normalizeContent(tidy), tidy)).toBe(true)
  expect(isSame(tidy, { ...tidy, tags: ['a', 'c'] })).toBe(false)
})

test('opening and saving a seed entry changes nothing', () => {
  for (const seed of seeds) expect(isSame(normalizeContent(seed), seed), seed.id).toBe(true)
})
