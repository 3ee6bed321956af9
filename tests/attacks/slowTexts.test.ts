/**
 * No text takes much longer to process than ordinary words of the same length: the texts target
 * regular expressions that backtrack. Measured as CPU time.
 */

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { wordOf } from '#server/phone/inbound/keywords'
import { wantsQuoteForm } from '#server/phone/wantsQuoteForm'
import type { AnswerEngine } from '#server/whisper/answerEngine'
import { searchTerms } from '#shared/chat/searchTerms'
import type { Schema } from '#shared/contract'
import { maxMessageLength } from '#shared/messageText'
import { cpuTime } from '../cpuTime'
import { knownEngine } from '../whisper/known'
import { declaredCalls, declaredEvents } from './declared'
import { inputWithTexts } from './inputs'

vi.setConfig({ testTimeout: 120_000 })

const ordinary =
  'Our driveway gate has an old keypad, and drivers never know the code. Does your system open it from a phone? '

/** Each is repeated: single letters and marks, expanding characters, unclosed starts. */
const repeated: readonly string[] = [
  ...['a', '1', '日', '١', 'é', ' ', '\n', '\t', '.', '_', '@', '$1,', '"', "'", '/', '(', '#'],
  // A letter that expands to four letters, and one to eighteen.
  ...['\u3300', '\ufdfa'],
  ...['a@', 'a.', 'a@b.', 'http://a.', '1.', '2x', '1 ', '\t ', '\n\n', '[](', '<a ', '**'],
  ...['nobody ', 'nobody not ', 'select,', 'code not scratched ', 'x-401 ', 'one x-401 and '],
  ...['if ', 'and ', 'who are you? ', 'a, ', 'my name is ', 'get it ', 'call me at 202-555-'],
  // Every mark becomes a word of its own.
  ...['a\n', '\n;', 'a,', ',', '&;'],
]

const long = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** CPU time in milliseconds; the lesser of two, because the first includes compiling. */
async function workOf(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 2; turn++) {
    const before = cpuTime()
    await work()
    times.push(cpuTime() - before)
  }
  return Math.min(...times)
}

interface Bounds {
  length: number
  /** Upper limit, as a multiple of ordinary words' time. */
  most: number
  /** Milliseconds below which times aren't compared. */
  least: number
}

/** Texts that take too long, with their ratio to ordinary words. */
async function slowTexts(
  work: (text: string) => unknown,
  { length, most, least }: Bounds,
): Promise<[string, number][]> {
  const usual = Math.max(await workOf(() => work(long(ordinary, length))), least)
  const slow: [string, number][] = []
  for (const unit of repeated) {
    const ratioOf = async () => (await workOf(() => work(long(unit, length)))) / usual
    // Measured again if too slow: garbage collection counts as work as well.
    const ratio = (await ratioOf()) > most ? await ratioOf() : 0
    if (ratio > most) slow.push([unit, Math.round(ratio)])
  }
  return slow
}

describe('Whisper answers any text in bounded work', () => {
  const bounds = { length: maxMessageLength, most: 15, least: 10 }
  let engine: AnswerEngine
  beforeAll(() => {
    engine = knownEngine()
  })

  test('as a first question', async () => {
    const answer = (text: string) => engine.answer({ text, history: [] })
    expect(await slowTexts(answer, bounds)).toEqual([])
  })

  test('when only its intent is classified', async () => {
    // Ordinary words take a tenth of the work of an answer, less than patterns take to be compiled.
    const loose = { ...bounds, most: 30 }
    expect(await slowTexts((text) => engine.meaning(text), loose)).toEqual([])
  })

  test('after three previous turns as long', async () => {
    const answer = (text: string) => {
      const turn = { question: text, answer: text }
      return engine.answer({ text: `And ${text}`, history: [turn, turn, turn] })
    }
    expect(await slowTexts(answer, bounds)).toEqual([])
  })
})

describe('input from strangers is checked in bounded work', () => {
  const forStrangers: [string, Schema][] = [
    ...declaredCalls.flatMap(({ name, access, query, body }) => {
      if (access !== 'anyone' && access !== 'visitor') return []
      return [query, body].flatMap((one) => (one ? [[name, one] as [string, Schema]] : []))
    }),
    ...Object.entries(declaredEvents['/visitor']).map(
      ([name, { input }]) => [name, input] as [string, Schema],
    ),
  ]

  test.each(forStrangers)('%s', async (_, schema) => {
    for (const length of [maxMessageLength, 16_000]) {
      const check = (text: string) => z.safeParse(schema, inputWithTexts(schema, text))
      expect(await slowTexts(check, { length, most: 20, least: 5 })).toEqual([])
    }
  })
})

test.each<[string, (text: string) => unknown]>([
  ['the words that are searched', searchTerms],
  ['the word of a text, such as STOP', wordOf],
  ['the wish for a quote form', wantsQuoteForm],
])('%s is found in bounded work', async (_, find) => {
  expect(await slowTexts(find, { length: maxMessageLength, most: 20, least: 5 })).toEqual([])
})
