/**
 * Scores Whisper and plain search on labelled questions, and writes what the tune half gives into
 * docs/answers.md. `--held-out` and `--blind-1` to the newest ask what was blind until its first result was
 * kept there, and write nothing; nor does `--practice`, or `--practice=2` for one batch. `--wrong` lists what
 * went wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { knownPassages } from '../known'
import { blindSets } from '../labelled/blindSets'
import type { Labelled } from '../labelled/labelled'
import { halves } from '../labelled/questions'
import { bestThreshold } from './bestThreshold'
import { oddFigures } from './figures'
import { plainSearch, searching } from './plainSearch'
import { practise } from './practise'
import { score } from './score'
import { byGoal, byKind, notGood, type Result } from './table'
import { manyMore, p95s } from './timing'
import { whisper } from './whisper'

const document = 'docs/answers.md'

const sets: ReadonlyMap<string, readonly Labelled[]> = new Map([
  ['tune', halves.tune],
  ['held-out', halves.heldOut],
  ...blindSets.map(({ name, set }) => [name, set] as const),
])

export async function run(flags: readonly string[]): Promise<void> {
  const practice = flags.map((flag) => /^--practice(?:=(\d+))?$/.exec(flag)).find(Boolean)
  if (practice) return practise(practice[1] === undefined ? undefined : Number(practice[1]))
  const name = [...sets.keys()].find((one) => flags.includes(`--${one}`)) ?? 'tune'
  const results = await resultsOf(sets.get(name) ?? [])
  const text = report(results)
  if (name === 'tune') {
    writeFileSync(document, withSection(readFileSync(document, 'utf8'), name, text))
  }
  console.log(text)
  if (flags.includes('--wrong')) console.log(notGood(results[0]?.judged ?? []))
}

async function resultsOf(questions: readonly Labelled[]): Promise<Result[]> {
  const find = plainSearch(knownPassages)
  const findMore = plainSearch([...knownPassages, ...manyMore])
  const least = await bestThreshold(find, halves.tune)
  const plain = 'MiniSearch, its defaults'
  const contenders = [
    { small: whisper(knownPassages), large: whisper([...knownPassages, ...manyMore]) },
    { small: searching(plain, find), large: searching(plain, findMore) },
    {
      small: searching(`the same, score above ${least.toFixed(1)}`, find, least),
      large: searching(plain, findMore, least),
    },
  ]
  const oddOf = oddFigures(knownPassages)
  const times = await p95s(
    contenders.map(({ large }) => large),
    questions,
  )
  const results: Result[] = []
  for (const [which, { small }] of contenders.entries()) {
    const judged = await score(small, questions, oddOf)
    const p95 = times[which]
    results.push({ name: small.name, judged, ...(p95 !== undefined && { p95 }) })
  }
  return results
}

function report(results: readonly Result[]): string {
  const day = new Date().toISOString().slice(0, 10)
  const kindsOfFirst = byKind(results[0]?.judged ?? [])
  return [`${day}.`, byGoal(results), 'Whisper by kind:', kindsOfFirst].join('\n\n')
}

/** The other sections stay as they are. */
function withSection(before: string, name: 'tune', text: string): string {
  const section = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- end of ${name} -->)`)
  if (!section.test(before)) throw new Error(`${document} has no place for '${name}'.`)
  return before.replace(section, (_, start: string, end: string) => `${start}${text}${end}`)
}
