/** Fits how sure is sure (server/whisper/engine/decide.ts), and says what each company's are worth for the others. */
import { type Evidence, evidenceOf } from '#server/whisper/engine/decide'
import { createSectionIndex } from '#server/whisper/engine/sectionIndex'
import { cutSections, excerpt } from '#server/whisper/engine/sections'
import { understand } from '#server/whisper/engine/understand'
import type { WordTable } from '#server/whisper/engine/wordTable'
import { createSpelling } from '#server/whisper/words/spelling'
import type { Company } from './company'

interface Example {
  company: string
  evidence: Evidence
  /** Whether the best is right, and whether what is meant is among the best three. */
  isRight: boolean
  isAmong: boolean
}

/** Keeps what a feature counts small where it explains little. */
const ridge = 2

export function fitWeights(companies: readonly Company[], table: WordTable): void {
  const examples = companies.flatMap((company) => examplesOf(company, table))
  const answer = logistic(examples, ({ isRight }) => isRight)
  const offer = logistic(examples, ({ isAmong }) => isAmong)
  for (const [name, weight] of answer)
    console.log(
      `  ${name}: { answer: ${weight.toFixed(2)}, offer: ${offer.get(name)?.toFixed(2)} },`,
    )
}

function examplesOf({ name, entries, questions }: Company, table: WordTable): Example[] {
  const index = createSectionIndex(entries.flatMap(cutSections), table)
  const spelling = createSpelling([...index.vocabulary, ...table.forms])
  return questions.map(({ ask, entry, expect, must, must_not }) => {
    const text = ask.at(-1) ?? ''
    const { whole } = understand(text, ask.slice(0, -1), spelling)
    const found = index.find(whole.terms)
    const said = found[0] ? excerpt(found[0].section.text, () => 1) : ''
    const says = (pattern: string) => new RegExp(pattern, 'i').test(said)
    const ids = [...new Set(found.map(({ section }) => section.entry))].slice(0, 3)
    return {
      company: name,
      evidence: evidenceOf(found, whole, text, index),
      isRight: expect === 'answer' && must.every(says) && !must_not.some(says),
      isAmong: entry !== null && ids.includes(entry),
    }
  })
}

/** Logistic regression by Newton's method. */
function logistic(
  examples: readonly Example[],
  isSo: (example: Example) => boolean,
): Map<string, number> {
  const names = [...new Set(examples.flatMap(({ evidence }) => Object.keys(evidence)))]
  const rows = examples.map((example) => ({
    x: names.map((name) => example.evidence[name] ?? 0),
    y: Number(isSo(example)),
  }))
  let weights = names.map(() => 0)
  for (let step = 0; step < 12; step += 1) {
    const kept = names.map((name) => (name === 'always' ? 1e-6 : ridge))
    const slope = weights.map((weight, at) => -(kept[at] ?? 0) * weight)
    const curve = names.map((_, at) =>
      names.map((_, other) => (at === other ? (kept[at] ?? 0) : 0)),
    )
    for (const { x, y } of rows) {
      const sum = x.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0)
      const p = 1 / (1 + Math.exp(-sum))
      for (const [at, value] of x.entries()) {
        slope[at] = (slope[at] ?? 0) + (y - p) * value
        const row = curve[at] as number[]
        for (const [other, second] of x.entries())
          row[other] = (row[other] ?? 0) + p * (1 - p) * value * second
      }
    }
    const change = solve(curve, slope)
    weights = weights.map((weight, at) => weight + (change[at] ?? 0))
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]))
}

/** Gauss and Jordan. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = rows
      .map((row, at) => ({ at, size: at < column ? -1 : Math.abs(row[column] ?? 0) }))
      .reduce((one, other) => (other.size > one.size ? other : one)).at
    ;[rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]]
    const own = rows[column] as number[]
    for (const [at, row] of rows.entries()) {
      if (at === column) continue
      const share = (row[column] ?? 0) / (own[column] ?? 1)
      for (let n = column; n < row.length; n += 1) row[n] = (row[n] ?? 0) - share * (own[n] ?? 0)
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1))
}
