/** The sample's questions: few enough, in the measurement's form, none of them a known way. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionsOf } from '#server/whisper/answerEngine'
import { wayKey } from '#shared/knowledge/sections'
import { knowledge, knownEngine } from '../known'
import { readQuestions } from './sample'

const questions = readQuestions()
const sections = new Map(sectionsOf(knowledge).map((section) => [section.id, section]))

test('there are at most 2,000 test questions in at most 6 files, without duplicates', () => {
  expect(readdirSync('tests/whisper/sample/questions').length).toBeLessThanOrEqual(6)
  expect(questions.length).toBeLessThanOrEqual(2_000)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  expect(new Set(questions.map(({ ask }) => wayKey(ask.join(' ')))).size).toBe(questions.length)
})

test('no test question is a way of asking', () => {
  const ways = new Set([...sections.values()].flatMap((section) => section.ways.map(wayKey)))
  const known = questions.filter(({ ask }) => ways.has(wayKey(ask.at(-1) ?? '')))
  expect(known.map(({ ask }) => ask.at(-1))).toEqual([])
})

test('each test question names an existing section that contains the required words', () => {
  const wrong = questions.filter(({ entry, must, must_not }) => {
    if (entry === null) return false
    const text = sections.get(entry)?.text ?? ''
    const says = (pattern: string) => new RegExp(pattern, 'i').test(text)
    return !must.some(says) || must_not.some(says)
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('only questions that expect an answer have required words', () => {
  const empty = questions.filter(({ expect: expected, must }) =>
    expected === 'answer' ? must.length === 0 : must.length > 0,
  )
  expect(empty.map(({ id }) => id)).toEqual([])
})

test('one way of asking alone is no reason to answer', () => {
  const engine = knownEngine()
  const asked = ["what's the catch", 'what if the gate is stuck', 'you guys hiring installers?']
  const answered = asked.filter((text) => {
    const { why } = engine.answer({ text, history: [] })
    return why.madeBy === 'passages'
  })
  expect(answered).toEqual([])
})

test('every answer’s confidence is between 0 and 1', () => {
  const engine = knownEngine()
  // An entry and a page say the same of it, with many ways of asking and with few.
  const backup = 'how many hours does the battery backup last'
  const asked = [
    backup,
    ...questions.flatMap(({ ask }, index) => (index % 10 === 0 ? ask.slice(-1) : [])),
  ]
  const wrong = asked.filter((text) => {
    const { confidence } = engine.answer({ text, history: [] })
    return !(confidence >= 0 && confidence <= 1)
  })
  expect(wrong).toEqual([])
})
