/** Measures how often the sample company's visitors are answered right, by kind. */
import { sectionsOf } from '#server/whisper/answerEngine'
import type { Turn } from '#server/whisper/answerer'
import type { Why } from '#shared/whisper/answer'
import { count, type Reply, type Tallies, type Tally, total } from '../companies/score'
import { knowledge, knownEngine } from '../known'
import { judged, sampleToMeasure } from './sample'

/** Kinds that published content answers; prices and small talk have answers of their own. */
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
  const engine = knownEngine()
  const sections = new Map(sectionsOf(knowledge).map((section) => [section.id, section]))
  const tallies: Tallies = new Map()
  const wrong: string[] = []
  for (const question of sampleToMeasure()) {
    const history: Turn[] = []
    for (const text of question.ask.slice(0, -1)) {
      const { text: said, offers } = engine.answer({ text, history: history.slice(-historyTurns) })
      history.push({ question: text, answer: said, offers })
    }
    const text = question.ask.at(-1) ?? ''
    const answer = engine.answer({ text, history: history.slice(-historyTurns) })
    const kind = kindOf(answer.why.madeBy)
    const offers = answer.offers.map(({ id }) => id)
    const reply = judged(question, { ...answer, kind, offers }, sections)
    if (!count(tallies, question, reply) && reply.kind === 'answer')
      wrong.push(
        `${question.id} ${question.kind}  ${question.ask.join(' » ')}\n    ${reply.confidence.toFixed(2)} ${reply.text.slice(0, 160)}`,
      )
  }
  const of = (kinds: ReadonlySet<string>) => total([...tallies].filter(([kind]) => kinds.has(kind)))
  print('The sample', [
    ...tallies,
    ['all that is published', of(answered)],
    ['all that is not', of(unanswered)],
  ])
  if (options.includes('--wrong')) console.log(`\nWrong:\n${wrong.join('\n')}`)
}

/** The number of turns that the chat passes on (server/chat/answers.ts). */
const historyTurns = 3

/** Small talk and the reply to a danger are judged by what they say, as answers. */
const kindOf = (madeBy: Why['madeBy']): Reply['kind'] =>
  madeBy === 'offered' ? 'offer' : madeBy === 'admitted' ? 'admit' : 'answer'

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
