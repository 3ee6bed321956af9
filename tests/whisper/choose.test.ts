/** Which passages an answer is made of: none that only says again what another says. */
import { expect, test } from 'vitest'
import { choose } from '#server/whisper/choose'
import type { Match } from '#server/whisper/passageIndex'

const match = (text: string, covered: string[]): Match => ({
  passage: { id: text, title: 'T', heading: '', text, tags: [] },
  coverage: 0.9,
  covered,
})

test('a list that was said is not said again', () => {
  const long = match('In Maryland we serve Bethesda and Bowie.', ['maryland'])
  const short = match('Maryland: Bethesda and Bowie.', ['bowie'])
  expect(choose([[long, short]]).map(({ text }) => text)).toEqual([long.passage.text])
  expect(choose([[long], [short]])).toHaveLength(1)
})

test('what differs by one word is said', () => {
  const one = match('A camera is part of the service.', ['camera'])
  const other = match('A camera is not part of the service.', ['part'])
  expect(choose([[one], [other]])).toHaveLength(2)
})
