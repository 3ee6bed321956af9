/**
 * Scores Whisper and plain search on labelled questions, and writes what the tune half gives into
 * docs/answers.md. `--held-out`, `--blind-1` and `--blind-2` ask what was blind until its first result was
 * kept there, and write nothing; nor does `--practice`, or `--practice=2` for one batch. `--wrong` lists what
 * went wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { knownPassages } from '../known'
import { blind } from '../labelled/blind/blind'
import { blind2 } from '../labelled/blind2/blind2'
import { blind3 } from '../labelled/blind3/blind3'
import { blind4 } from '../labelled/blind4/blind4'
import { blind5 } from '../labelled/blind5/blind5'
import { blind6 } from '../labelled/blind6/blind6'
import { blind7 } from '../labelled/blind7/blind7'
import { blind8 } from '../labelled/blind8/blind8'
import { blind9 } from '../labelled/blind9/blind9'
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

const sets = {
  tune: halves.tune,
  'held-out': halves.heldOut,
  'blind-1': blind,
  'blind-2': blind2,
  'blind-3': blind3,
  'blind-4': blind4,
  'blind-5': blind5,
  'blind-6': blind6,
  'blind-7': blind7,
  'blind-8': blind8,
  'blind-9': blind9,
}
const setNames = Object.keys(sets) as (keyof typeof sets)[]

export async function run(flags: readonly string[]): Promise<void> {
  const practice = flags.map((flag) => /^--practice(?:=(\d+))?$/.exec(flag)).find(Boolean)
  if (practice) return practise(practice[1] === undefined ? undefined : Number(practice[1]))
  const name = setNames.find((one) => flags.includes(`--${one}`)) ?? 'tune'
  const results = await resultsOf(sets[name])
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
