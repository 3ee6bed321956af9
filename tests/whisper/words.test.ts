/** How words become terms: folding, slips of the fingers, synonyms. */
import { expect, test } from 'vitest'
import { topicWords } from '#server/whisper/topics/topics'
import { words } from '#server/whisper/words/fold'
import { hintsOf } from '#server/whisper/words/hints'
import { apart } from '#server/whisper/words/joinedWords'
import { createSpelling, slips } from '#server/whisper/words/spelling'
import { questionTerms, terms } from '#server/whisper/words/terms'

test.each([
  ['Señor’s café', ['senors', 'cafe']],
  ["It doesn't", ['it', 'does', 'not']],
  ['from $2,000', ['from', 'dollars', '2000']],
  ['24/7 e-mail', ['24', '7', 'e', 'mail']],
  ['', []],
])('%s is folded', (text, expected) => {
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
])('from %s to %s', (a, b, expected) => {
  expect(slips(a, b)).toBe(expected)
  expect(slips(b, a)).toBe(expected)
})

test('a slip that many visitors make is still one', () => {
  expect(topicWords).not.toContain('qoute')
  for (const word of ['quote', 'derecho', 'wiegand']) expect(topicWords).toContain(word)
})

test('a slip is put right, an English word that is not known is not', () => {
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

test('what people call the same thing is the same term', () => {
  for (const way of ['how much', 'the price', 'cost', 'expensive', '$5']) {
    expect(terms(words(way)), way).toContain('price')
  }
  expect(questionTerms(words('Does it work in Texas?')).flatMap(hintsOf)).toContain('elsewhere')
  expect(terms(words('how much power'))).toEqual(['amount'])
})

test('words typed without spaces are taken apart, names are not', () => {
  const known = new Set(['how', 'much', 'is', 'it', 'the', 'gate', 'battery', 'backup'])
  const isKnown = (piece: string) => known.has(piece)
  expect(apart('howmuchisthegate', isKnown)).toEqual(['how', 'much', 'is', 'the', 'gate'])
  expect(apart('batterybackup', isKnown)).toEqual(['battery', 'backup'])
  expect(apart('gatekeeper', isKnown)).toBeUndefined()
})

test('a word that hints at a term is searched as itself and as that', () => {
  expect(questionTerms(words('any cops'))).toContain('cop')
  expect(hintsOf('cop')).toContain('polic')
})
