/** Suggested questions are questions, and none is a visitor's. */
import { expect, test } from 'vitest'
import { suggestedQuestions } from '#server/knowledge/knowledge'
import { seeds } from '#server/knowledge/seedKnowledge'
import type { Entry } from '#shared/knowledge/entry'
import type { WayOrigin } from '#shared/knowledge/sections'
import { openingLimits } from '#shared/whisper/openingLimits'

const published = { lastUpdated: '2026-11-30T08:00:00.000Z', version: 1 }
const used = (count: number, notHelpful = 0) => ({ used: count, helpful: 0, notHelpful })

function entry(id: string, title: string, ways: [string, WayOrigin][]): Entry {
  const listed = ways.map(([text, from]) => ({ text, from }))
  const sections = [{ id: 'one', heading: '', ways: listed, never: [] }]
  return { id, category: 'features', title, content: 'Yes.', tags: [], sections, ...published }
}

test('an entry is asked for as a teammate or the seed wrote it, or by its title, or not at all', () => {
  const entries = [
    entry('unused', 'Is it used?', []),
    entry('unhelpful', 'Does it help?', []),
    entry('visitors', 'Paying', [
      ['Can I, Zebra, pay by card?', 'queue'],
      ['Do you take checks?', 'pick'],
      ['Is cash fine?', 'import'],
    ]),
    entry('title', 'Do you take cards?', [['Can I pay by card?', 'feedback']]),
    entry('seed', 'Rain', [
      ['wet?', 'seed'],
      ['It rains here. Is that bad?', 'seed'],
      ['Does rain hurt it?', 'seed'],
    ]),
    entry('written', 'Snow', [
      ['Is snow a problem?', 'seed'],
      ['Snow?', 'written'],
      ['Does it work in snow?', 'written'],
    ]),
  ]
  const uses = {
    ...{ unhelpful: used(2, 2), visitors: used(9), title: used(3) },
    ...{ seed: used(5, 1), written: used(8) },
  }
  expect(suggestedQuestions(entries, uses)).toEqual([
    'Does it work in snow?',
    'Does rain hurt it?',
    'Do you take cards?',
    'Is it used?',
  ])
})

const seeded = seeds.map((seed) => ({ ...seed, ...published }))

test('the site’s own questions stand until enough entries were used', () => {
  const own = entry('own', 'Does it work in snow?', [])
  const usedAll = Object.fromEntries(seeds.map(({ id }) => [id, used(1)]))
  expect(suggestedQuestions([...seeded, own], usedAll)).toBeUndefined()
  const questions = suggestedQuestions([...seeded, own], { ...usedAll, own: used(1) })
  expect(questions).toHaveLength(openingLimits.questions)
  expect(questions).toContain('What is the price?')
})

test('and not once what they are about is no longer published', () => {
  const own = entry('own', 'Does it work in snow?', [])
  expect(suggestedQuestions([...seeded.slice(1), own], {})).toContain('Does it work in snow?')
  expect(suggestedQuestions([], {})).toEqual([])
})
