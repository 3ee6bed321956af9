/** How words become terms: folding, typos, synonyms. */
import { expect, test } from 'vitest'
import { words } from '#server/whisper/words/fold'
import { createSpelling, slips } from '#server/whisper/words/spelling'

test.each([
  ['Señor’s café', ['senors', 'cafe']],
  ["It doesn't", ['it', 'does', 'not']],
  ['from $2,000', ['from', 'dollars', '2000']],
  ['24/7 e-mail', ['24', '7', 'e', 'mail']],
  ['', []],
])('%s is normalized', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test.each([
  ['gate', 'gate', 0],
  ['gaet', 'gate', 1],
  ['gat', 'gate', 1],
  ['gates', 'gate', 1],
  ['gote', 'gate', 1],
  ['instlaltion', 'installation', 2],
  ['', 'gate', 4],
])('the edit distance from %s to %s', (a, b, expected) => {
  expect(slips(a, b)).toBe(expected)
  expect(slips(b, a)).toBe(expected)
})

test('a typo is corrected, an unknown English word isn’t', () => {
  const spelling = createSpelling(['battery', 'price', 'installation', 'charge', 'cost'])
  expect(spelling.nearest('batery')).toBe('battery')
  expect(spelling.nearest('prcie')).toBe('price')
  expect(spelling.nearest('instalaton')).toBe('installation')
  expect(spelling.nearest('baterry')).toBe('battery')
  expect(spelling.nearest('pirce')).toBe('price')
  expect(spelling.nearest('lawnmower')).toBeUndefined()
  expect(spelling.nearest('batsman')).toBeUndefined()
  for (const english of ['change', 'post', 'prince']) expect(spelling.knows(english)).toBe(true)
})
