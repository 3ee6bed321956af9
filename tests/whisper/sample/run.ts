/** How often the sample company's visitors are answered rightly, by kind, by the engine and by plain search. */
import { readFileSync } from 'node:fs'
import { createEngine } from '#server/whisper/engine/engine'
import { readWordTable } from '#server/whisper/engine/wordTable'
import { type Contender, score, type Tally, total } from '../companies/score'
import { fairly, readSample } from './sample'

/** Kinds that what is published answers; prices and talk have answers of their own. */
const answered = new Set([
  'everyday',
  'announced',
  'typo',
  'paraphrase',
  'story',
  'follow-up',
  'two',
])
const unanswered = new Set(['near-miss', 'private', 'trouble', 'dealer cost', 'hostile'])

export async function run(options: readonly string[]): Promise<void> {
  const table = readWordTable(readFileSync('server/whisper/engine/words.bin'))
  const engine: Contender = (entries) => {
    const { reply } = createEngine(entries, table)
    return async (ask) => {
      const said = reply(ask.at(-1) ?? '', ask.slice(0, -1))
      return { ...said, offers: said.offers.map(({ id }) => id) }
    }
  }
  await measure('The engine on the sample', engine, options.includes('--wrong'))
}

/** `contender` offers sections by their ids. */
export async function measure(name: string, contender: Contender, isListed = false): Promise<void> {
  const sample = readSample()
  const wrong: string[] = []
  const tallies = await score(
    [sample],
    fairly(contender, sample.questions),
    ({ id, ask }, reply, isRight) => {
      if (isRight || reply.kind !== 'answer') return
      wrong.push(`${id}  ${ask.join(' » ')}\n    ${reply.confidence.toFixed(2)} ${reply.text}`)
    },
  )
  const of = (kinds: ReadonlySet<string>) => total([...tallies].filter(([kind]) => kinds.has(kind)))
  print(name, [
    ...tallies,
    ['all that is published', of(answered)],
    ['all that is not', of(unanswered)],
  ])
  if (isListed) console.log(`\nWrong:\n${wrong.join('\n')}`)
}

const columns: readonly (readonly [name: string, of: (tally: Tally) => number])[] = [
  ['right', ({ right }) => right],
  ['right or offered', ({ right, offeredRight }) => right + offeredRight],
  ['wrong', ({ wrong }) => wrong],
  ['confidently wrong', ({ confidentlyWrong }) => confidentlyWrong],
  ['admitted', ({ admitted }) => admitted],
  ['offered', ({ offeredRight, offeredWrong }) => offeredRight + offeredWrong],
]

function print(name: string, rows: readonly (readonly [string, Tally])[]): void {
  console.log(`\n| ${name} | asked | ${columns.map(([column]) => column).join(' | ')} |`)
  console.log(`|---|---|${columns.map(() => '---|').join('')}`)
  for (const [kind, tally] of rows) {
    const shares = columns.map(([, of]) => `${Math.round((100 * of(tally)) / tally.asked)} %`)
    console.log(`| ${kind} | ${tally.asked} | ${shares.join(' | ')} |`)
  }
}
