/**
 * Answers or admits, from the passages it was given and nothing else. The same question to the same
 * passages gets the same answer, in bounded time. Runs in the worker; needs nothing of it.
 */
import { maxMessageLength } from '#shared/chat/rules'
import type { Answer, Why } from '#shared/whisper/answer'
import type { Question, Turn } from './answerer'
import { choose, confidenceOf, isSure, threshold } from './choose'
import { type Composer, quotePassages } from './compose'
import { createPassageIndex, type Match } from './passageIndex'
import type { Passage } from './passages'
import { matchesShown, sourcesOf } from './reasons'
import { admission, partAdmission } from './replies'
import { hearSmallTalk } from './smallTalk'
import { understand } from './understand'
import { createSpelling } from './words/spelling'
import { knownWords } from './words/terms'

export interface Brain {
  answer(question: Question, onPiece?: (textSoFar: string) => void): Promise<Answer>
}

interface Options {
  compose?: Composer
  /** When the knowledge was read. */
  builtAt?: number
}

export function createBrain(
  passages: readonly Passage[],
  { compose = quotePassages, builtAt = Date.now() }: Options = {},
): Brain {
  const index = createPassageIndex(passages)
  const spelling = createSpelling([...index.vocabulary, ...knownWords])

  /** Matches for each question in the text, in the light of the last turn where that is needed. */
  function search(text: string, history: readonly Turn[]): Match[][] {
    const { questions, leansOnHistory } = understand(text, spelling)
    const before = leansOnHistory ? history.at(-1)?.question : undefined
    const context = before ? understand(before, spelling).questions.flat() : []
    if (questions.length === 0) return context.length > 0 ? [index.find(context)] : []
    return questions.map((terms) => {
      const inContext = index.find([...new Set([...terms, ...context])])
      return isSure(inContext) || context.length === 0 ? inContext : index.find(terms)
    })
  }

  async function answer(
    question: Question,
    onPiece: (textSoFar: string) => void = () => {},
  ): Promise<Answer> {
    const startedAt = performance.now()
    const text = question.text.slice(0, maxMessageLength)
    const why = (madeBy: Why['madeBy'], shown: Why['passages']): Why => ({
      madeBy,
      threshold,
      passages: shown,
      index: { passages: passages.length, builtAt },
      tookMs: performance.now() - startedAt,
    })
    const { reply, asksMore } = hearSmallTalk(text)
    if (reply !== undefined && !asksMore) {
      return { text: reply, sources: [], confidence: 1, why: why('small-talk', []) }
    }
    const found = search(text, question.history)
    const sure = found.filter(isSure)
    if (sure.length === 0) {
      const confidence = Math.max(0, ...found.map(confidenceOf))
      const shown = matchesShown(found, [])
      return { text: admission, sources: [], confidence, why: why('admitted', shown) }
    }
    const used = choose(sure)
    let said = ''
    const say = (piece: string) => {
      said += piece
      onPiece(said)
    }
    for await (const piece of compose(text, used)) say(piece)
    if (sure.length < found.length) say(` ${partAdmission}`)
    return {
      text: said,
      sources: sourcesOf(used, sure),
      confidence: Math.min(...sure.map(confidenceOf)),
      why: why('passages', matchesShown(found, used)),
    }
  }

  return { answer }
}
