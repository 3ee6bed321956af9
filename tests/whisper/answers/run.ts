/**
 * Scores Whisper and plain search on one half of the labelled questions and writes the result into
 * docs/answers.md. The tune half unless `--held-out` is asked for; of the held-out half only totals are
 * shown, so that nobody tunes to it. `--wrong` lists what went wrong in the tune half. `--practice`, or
 * `--practice=2` for one batch, asks the practice questions and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { knownPassages } from '../known'
import type { Half } from '../labelled/labelled'
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

export async function run(flags: readonly string[]): Promise<void> {
  const practice = flags.map((flag) => /^--practice(?:=(\d+))?$/.exec(flag)).find(Boolean)
  if (practice) return practise(practice[1] === undefined ? undefined : Number(practice[1]))
  const half: Half = flags.includes('--held-out') ? 'heldOut' : 'tune'
  const results = await resultsOf(half)
  const text = report(results)
  const before = readFileSync(document, 'utf8')
  writeFileSync(document, withSection(before, half, text))
  console.log(text)
  if (half === 'tune' && flags.includes('--wrong')) console.log(notGood(results[0]?.judged ?? []))
}

async function resultsOf(half: Half): Promise<Result[]> {
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
    halves[half],
  )
  const results: Result[] = []
  for (const [which, { small }] of contenders.entries()) {
    const judged = await score(small, halves[half], oddOf)
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

/** The other half's section stays as it is. */
function withSection(before: string, half: Half, text: string): string {
  const section = new RegExp(`(<!-- ${half} -->\\n)[\\s\\S]*?(\\n<!-- end of ${half} -->)`)
  if (!section.test(before)) throw new Error(`${document} has no place for the half '${half}'.`)
  return before.replace(section, (_, start: string, end: string) => `${start}${text}${end}`)
}
