/** Fits the weights of server/whisper/engine/weights.ts, with and without ways of asking. */

import { sectionsOf } from '#server/whisper/answerEngine'
import { createCorrection } from '#server/whisper/engine/correctSlips'
import { doubtOf } from '#server/whisper/engine/decide'
import { createSectionIndex, type Evidence } from '#server/whisper/engine/sectionIndex'
import {
  cutSections,
  excerpt,
  type Section,
  saysTheSame,
  wholeText,
} from '#server/whisper/engine/sections'
import { createReader } from '#server/whisper/engine/understand'
import type { Doubt, Weights } from '#server/whisper/engine/weights'
import type { WordTable } from '#server/whisper/engine/wordTable'
import { knowledge } from '../known'
import { sampleToFit } from '../sample/sample'
import type { Company, CompanyQuestion } from './company'
import { folds, withWays } from './ways'

/** A question, and which of the sections found for it answer it. */
interface Example {
  found: { evidence: Evidence; isRight: boolean }[]
  doubt: Doubt
}

/** Weights for companies with few ways of asking. */
export function fitUntaught(companies: readonly Company[], table: WordTable): Weights {
  return ascend(companies.flatMap((company) => examplesFrom(company, table)))
}

/** Weights for a company with many. */
export const fitTaught = (table: WordTable): Weights => ascend(examplesOfSample(table))

/**
 * A third of the sample company's ways of asking, each asked of an index without it, and half of
 * the questions that nothing answers (the other half is measured: tests/whisper/sample/run.ts).
 */
function examplesOfSample(table: WordTable): Example[] {
  return waysLeftOut.flatMap((fold) => {
    const sections = sectionsOf(knowledge)
    const taught = sections.map((section) => ({
      ...section,
      ways: section.ways.filter((_, at) => at % waysLeftOut.length !== fold),
    }))
    const asked = sections.flatMap(({ id, ways }) =>
      ways
        .filter((_, at) => at % waysLeftOut.length === fold && at % 3 === 0)
        .map((way) => ({ ask: [way], id })),
    )
    const unanswered = fold === 0 ? unansweredOf(sampleToFit()) : []
    const right = ({ id, text }: Section, of: string) => id === of || saysIt(text, of, taught)
    return [
      ...examplesBy(taught, asked, table, (section, one) => right(section, one.id)),
      ...examplesBy(taught, unanswered, table, () => false),
    ]
  })
}

const waysLeftOut = [0, 1, 2, 3, 4]

function saysIt(text: string, id: string, sections: readonly Section[]): boolean {
  const own = sections.find((section) => section.id === id)
  return own !== undefined && saysTheSame(own, { ...own, text })
}

const unansweredOf = (questions: readonly CompanyQuestion[]) =>
  questions.filter(({ kind }) => kind === 'near-miss')

const remembered = new WeakMap<Company, Example[]>()

function examplesFrom(company: Company, table: WordTable): Example[] {
  const before = remembered.get(company)
  if (before) return before
  const sections = company.entries.flatMap(cutSections)
  const examples = [
    ...examplesOf(sections, company.questions, table),
    ...folds.flatMap((fold) => {
      const { taught, asked } = withWays(sections, company.questions, fold)
      return examplesOf(taught, asked, table)
    }),
  ]
  remembered.set(company, examples)
  return examples
}

const examplesOf = (
  sections: readonly Section[],
  questions: readonly CompanyQuestion[],
  table: WordTable,
): Example[] => examplesBy(sections, questions, table, answers)

function examplesBy<Asked extends { ask: readonly string[] }>(
  sections: readonly Section[],
  questions: readonly Asked[],
  table: WordTable,
  isRight: (section: Section, question: Asked) => boolean,
): Example[] {
  const reader = createReader(createCorrection(sections.map(wholeText), table.forms))
  const index = createSectionIndex(sections, table, {
    waysOf: sections.map(({ ways }) => ways.map((way) => new Set(reader.read(way).stems))),
    pairs: sections.map(({ ways }) => ways.flatMap((way) => reader.read(way).pairs)),
  })
  return questions.map((question) => {
    const { ask } = question
    const { whole } = reader.understand(ask.at(-1) ?? '', ask.slice(0, -1))
    const found = index.find(whole)
    return {
      doubt: doubtOf(found, whole),
      found: found.map(({ section, evidence }) => ({
        evidence,
        isRight: isRight(section, question),
      })),
    }
  })
}

/** Of two questions asked at once, answering either is enough. */
export function answers({ text }: Section, { kind, expect, must, must_not }: CompanyQuestion) {
  const said = excerpt(text, () => 1)
  const says = (pattern: string) => new RegExp(pattern, 'i').test(said)
  if (expect !== 'answer' || must_not.some(says)) return false
  return kind === 'two' ? must.some(says) : must.every(says)
}

/** L2 regularization: keeps the weight of evidence that explains little small. */
const ridge = 0.5
const steps = 200
const rate = (step: number) => (step < steps / 2 ? 0.3 : 0.1)

/** Maximum likelihood of the right sections, or of none, by gradient ascent (Adam). */
function ascend(examples: readonly Example[]): Weights {
  const pieces = Object.keys(examples.find(({ found }) => found[0])?.found[0]?.evidence ?? {})
  const doubts = Object.keys(examples[0]?.doubt ?? {})
  const questions = examples.map(({ found, doubt }) => [
    ...found.map(({ evidence, isRight }) => ({
      values: [...Object.values<number>({ ...evidence }), ...doubts.map(() => 0)],
      isRight,
    })),
    {
      values: [...pieces.map(() => 0), ...Object.values<number>({ ...doubt })],
      isRight: !found.some(({ isRight }) => isRight),
    },
  ])
  const by = new Float64Array(pieces.length + doubts.length)
  const means = new Float64Array(pieces.length + doubts.length)
  const squares = new Float64Array(pieces.length + doubts.length)
  for (let step = 1; step <= steps; step += 1) {
    const slopes = by.map((weight) => -ridge * weight)
    for (const rows of questions) {
      const powers = rows.map(({ values }) => Math.exp(dot(values, by)))
      const all = sumOf(powers)
      const right = sumOf(powers.filter((_, at) => rows[at]?.isRight))
      for (const [at, { values, isRight }] of rows.entries()) {
        const power = powers[at] as number
        const off = (isRight ? power / right : 0) - power / all
        for (let n = 0; n < by.length; n += 1)
          slopes[n] = (slopes[n] as number) + off * (values[n] as number)
      }
    }
    for (const [n, slope] of slopes.entries()) {
      const mean = 0.9 * (means[n] as number) + 0.1 * slope
      const square = 0.99 * (squares[n] as number) + 0.01 * slope * slope
      means[n] = mean
      squares[n] = square
      const length = Math.sqrt(square / (1 - 0.99 ** step)) + 1e-9
      by[n] = (by[n] as number) + (rate(step) * mean) / (1 - 0.9 ** step) / length
    }
  }
  const part = (names: readonly string[], from: number) =>
    Object.fromEntries(names.map((name, n) => [name, Math.round(100 * (by[from + n] ?? 0)) / 100]))
  return { section: part(pieces, 0), none: part(doubts, pieces.length) } as unknown as Weights
}

const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
