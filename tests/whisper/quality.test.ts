/** How often Whisper is right, by the labelled questions. Every wrong one is named in the failure. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import type { Answer } from '#shared/whisper/answer'
import { knownPassages } from './known'
import {
  heldBackAnswerable,
  heldBackUnanswerable,
  pagesAnswerable,
  pagesUnanswerable,
} from './questions/aboutAndPrivacy'
import { answerable } from './questions/answerable'
import type { Labelled } from './questions/labelled'
import { smallTalk } from './questions/smallTalk'
import { unanswerable } from './questions/unanswerable'
import { unseenAnswerable, unseenUnanswerable } from './questions/unseen'

const brain = createBrain(knownPassages)
const ask = ({ ask, history = [] }: Pick<Labelled, 'ask' | 'history'>) =>
  brain.answer({ text: ask, history })

function saysAll({ text }: Answer, says: Labelled['says']): boolean {
  const lower = text.toLowerCase()
  return says.every((it) =>
    typeof it === 'string' ? lower.includes(it.toLowerCase()) : new RegExp(it, 'i').test(text),
  )
}

interface Judged {
  ask: string
  answer: Answer
  right: boolean
}

const judge = (labelled: readonly Labelled[], madeBy: Answer['why']['madeBy']): Promise<Judged[]> =>
  Promise.all(
    labelled.map(async (it) => {
      const answer = await ask(it)
      const right = answer.why.madeBy === madeBy && saysAll(answer, it.says)
      return { ask: it.ask, answer, right }
    }),
  )
const judgeUnknown = (asked: readonly string[]) =>
  judge(
    asked.map((it) => ({ ask: it, says: ['I do not know', '202-555-0142', '202-555-0143', '@'] })),
    'admitted',
  )

function expectShare(judged: readonly Judged[], least: number): void {
  const wrong = judged.filter((it) => !it.right)
  const list = wrong.map((it) => `${it.ask} → ${it.answer.text}`).join('\n')
  const share = 1 - wrong.length / judged.length
  const told = `${judged.length - wrong.length} of ${judged.length}; wrong:\n${list}`
  expect(share, told).toBeGreaterThanOrEqual(least)
}

test('where the knowledge holds the answer, Whisper gives it in nine of ten questions', async () => {
  expectShare(await judge(answerable, 'passages'), 0.9)
})

test('where it does not, Whisper says so and offers phone, text line and e-mail, in 95 of 100', async () => {
  expectShare(await judgeUnknown(unanswerable), 0.95)
})

test('questions that nobody tuned for do nearly as well', async () => {
  expectShare(await judge(unseenAnswerable, 'passages'), 0.8)
  expectShare(await judgeUnknown(unseenUnanswerable), 0.9)
})

test('of its people and of a visitor’s data Whisper says what the about and privacy pages say', async () => {
  expectShare(await judge(pagesAnswerable, 'passages'), 0.9)
  expectShare(await judge(heldBackAnswerable, 'passages'), 0.75)
  expectShare(await judgeUnknown([...pagesUnanswerable, ...heldBackUnanswerable]), 0.9)
})

test('small talk gets a short natural reply', async () => {
  expectShare(await judge(smallTalk, 'small-talk'), 1)
})

test('no figure is invented: every number of an answer stands in the knowledge', async () => {
  const numbers = (text: string) => text.match(/\d[\d,.-]*\d|\d/g) ?? []
  const known = new Set(knownPassages.flatMap(({ text }) => numbers(text)))
  const asked = [
    ...answerable,
    ...smallTalk,
    ...unseenAnswerable,
    ...[...unanswerable, ...unseenUnanswerable].map((it) => ({ ask: it })),
  ]
  for (const it of asked) {
    const { text } = await ask(it)
    expect(
      numbers(text).filter((number) => !known.has(number)),
      `${it.ask} → ${text}`,
    ).toEqual([])
  }
})

test('the confidence tells what is known from what is not', async () => {
  const confidences = (judged: readonly Judged[]) => judged.map((it) => it.answer.confidence)
  const known = confidences(await judge([...answerable, ...unseenAnswerable], 'passages'))
  const unknown = confidences(await judgeUnknown([...unanswerable, ...unseenUnanswerable]))
  const mean = (some: readonly number[]) => some.reduce((sum, it) => sum + it, 0) / some.length
  expect(mean(known)).toBeGreaterThan(4 * mean(unknown))
})
