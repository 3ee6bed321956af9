/** Measures answers over a full knowledge base: 1,000 entries with 20 ways of asking each. */
import { createAnswerEngine } from '#server/whisper/answerEngine'
import type { WordTable } from '#server/whisper/engine/wordTable'
import type { Entry } from '#shared/knowledge/entry'
import { sectionTexts, type Way } from '#shared/knowledge/sections'
import { manyEntries } from '../manyEntries'
import type { Company, CompanyQuestion } from './company'

const entryCount = 1_000
const waysEach = 20

export function measureSpeed(companies: readonly Company[], table: WordTable): void {
  const entries = [...companies.flatMap((company) => company.entries), ...manyEntries(entryCount)]
    .slice(0, entryCount)
    .map((entry, index) => ({ ...withWays(entry, index, companies), id: `${index}` }))
  const before = memory()
  const startedAt = performance.now()
  const engine = createAnswerEngine({ entries, readAt: 0 }, table)
  console.log(`Read in ${Math.round(performance.now() - startedAt)} ms`)
  const questions = companies.flatMap((company) => company.questions)
  const measure = ({ ask, kind }: CompanyQuestion) => {
    const history = ask.slice(0, -1).map((question) => ({ question, answer: '', offers: [] }))
    const from = performance.now()
    engine.answer({ text: ask.at(-1) ?? '', history })
    return { kind, took: performance.now() - from }
  }
  for (const question of questions) measure(question)
  const times = questions.map(measure)
  for (const kind of new Set(times.map((time) => time.kind)))
    console.log(`${kind}: ${told(times.filter((time) => time.kind === kind))}`)
  console.log(`all: ${told(times)}`)
  console.log(`${Math.round((memory() - before) / 1e6)} MB beside the table of words`)
  const publishedAt = performance.now()
  createAnswerEngine({ entries: entries.slice(0, entryCount / 2), readAt: 0 }, table)
  console.log(`Half of it read again in ${Math.round(performance.now() - publishedAt)} ms`)
}

/** Ways made from visitors' questions, each with three words replaced by words of the section. */
function withWays(entry: Entry, seed: number, companies: readonly Company[]): Entry {
  const asked = companies.flatMap(({ questions }) => questions.map(({ ask }) => ask.at(-1) ?? ''))
  const texts = sectionTexts(entry.content)
  const sections = texts.map(({ heading, text }, index) => {
    const own = text.split(/\s+/)
    const wayAt = (n: number): Way => {
      const words = (asked[(seed * 97 + index * 31 + n * 13) % asked.length] as string).split(/\s+/)
      for (const place of [1, 3, 5]) words[place] = own[(n * 7 + place) % own.length] as string
      return { text: words.slice(0, 12).join(' '), from: 'written' }
    }
    const count = Math.ceil(waysEach / texts.length)
    return {
      id: `s${index}`,
      heading,
      ways: Array.from({ length: count }, (_, n) => wayAt(n)),
      never: [],
    }
  })
  return { ...entry, sections }
}

function told(times: readonly { took: number }[]): string {
  const sorted = times.map(({ took }) => took).sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] as number).toFixed(1)
  return `${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length})`
}

/** In bytes; without `--expose-gc` it includes garbage. */
function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
