/** Measures how often the sample company's visitors are answered right, by kind. */
import { type AnswerEngine, createAnswerEngine, sectionsOf } from '#server/whisper/answerEngine'
import type { Turn } from '#server/whisper/answerer'
import type { Why } from '#shared/whisper/answer'
import { type Company, type CompanyQuestion, readCompanies } from '../companies/company'
import { count, type Reply, type Tallies, total } from '../companies/score'
import { print, withTotal } from '../companies/table'
import { knowledge, knownEngine, wordTable } from '../known'
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
  const sections = new Map(sectionsOf(knowledge).map((section) => [section.id, section]))
  const answer = answererOf(knownEngine())
  const tallies: Tallies = new Map()
  const wrong: string[] = []
  for (const question of sampleToMeasure()) {
    const reply = judged(question, answer(question), sections)
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
  const tallied: Tallies = new Map()
  for (const company of readCompanies('tests/whisper/companies/work')) askBeside(company, tallied)
  print('New entries beside it', withTotal(tallied))
  if (options.includes('--wrong')) console.log(`\nWrong:\n${wrong.join('\n')}`)
}

/** Entries without ways of asking, as an admin publishes them beside the seeds and pages. */
function askBeside({ entries, questions }: Company, tallies: Tallies): void {
  const all = { ...knowledge, entries: [...knowledge.entries, ...entries] }
  const answer = answererOf(createAnswerEngine(all, wordTable))
  for (const question of questions) {
    const reply = answer(question)
    const offers = reply.offers.map((id) => id.slice(0, id.lastIndexOf('/')))
    count(tallies, question, { ...reply, offers })
  }
}

/** Answers the last message of a conversation. */
const answererOf =
  (engine: AnswerEngine) =>
  ({ ask }: CompanyQuestion): Reply => {
    const history: Turn[] = []
    const next = (text: string) => engine.answer({ text, history: history.slice(-historyTurns) })
    for (const text of ask.slice(0, -1)) {
      const { text: said, offers } = next(text)
      history.push({ question: text, answer: said, offers })
    }
    const answer = next(ask.at(-1) ?? '')
    return {
      ...answer,
      kind: kindOf(answer.why.madeBy),
      offers: answer.offers.map(({ id }) => id),
    }
  }

/** The number of turns that the chat passes on (server/chat/answers.ts). */
const historyTurns = 3

/** Small talk and the reply to a danger are judged by what they say, as answers. */
const kindOf = (madeBy: Why['madeBy']): Reply['kind'] =>
  madeBy === 'offered' ? 'offer' : madeBy === 'admitted' ? 'admit' : 'answer'
