/**
 * Answers or admits, from the passages it was given and nothing else. The same question to the same
 * passages gets the same answer, in bounded time. Runs in the worker; needs nothing of it.
 */
import { maxMessageLength } from '#shared/chat/rules'
import type { Answer, PassageMatch, Source, Why } from '#shared/whisper/answer'
import type { Question } from './answerer'
import { type Composer, quotePassages } from './compose'
import { createPassageIndex, type Match } from './passageIndex'
import type { Passage } from './passages'
import { admission, partAdmission } from './replies'
import { hearSmallTalk } from './smallTalk'
import { type Asked, understand } from './understand'
import { createSpelling } from './words/spelling'
import { synonymWords } from './words/terms'

/** Under this share of the question covered, Whisper admits; see tests/whisper/quality.test.ts. */
export const threshold = 0.6
const shownPassages = 5

export interface Brain {
  answer(question: Question, onPiece?: (textSoFar: string) => void): Promise<Answer>
}

export function createBrain(
  passages: readonly Passage[],
  { compose = quotePassages, builtAt = Date.now() }: { compose?: Composer; builtAt?: number } = {},
): Brain {
  const index = createPassageIndex(passages)
  const spelling = createSpelling([...index.vocabulary, ...synonymWords])

  /** The matches of each question, in the light of the conversation where that is needed. */
  function search(asked: Asked, history: Question['history']): Match[][] {
    const before = history.at(-1)?.question
    const alone = asked.questions.map((terms) => index.find(terms))
    if (before === undefined || !asked.leansOnHistory) return alone
    const context = understand(before, spelling).questions.flat()
    const questions = asked.questions.length > 0 ? asked.questions : [[]]
    return questions.map((terms) => index.find([...new Set([...terms, ...context])]))
  }

  async function answer(question: Question, onPiece?: (textSoFar: string) => void) {
    const startedAt = performance.now()
    const text = question.text.slice(0, maxMessageLength)
    const why = (madeBy: Why['madeBy'], found: PassageMatch[] = []): Why => ({
      madeBy,
      threshold,
      passages: found,
      index: { passages: passages.length, builtAt },
      tookMs: performance.now() - startedAt,
    })
    const talk = hearSmallTalk(text)
    if (talk.reply !== undefined && !talk.asksMore) {
      return { text: talk.reply, sources: [], confidence: 1, why: why('small-talk') }
    }
    const found = search(understand(text, spelling), question.history)
    const sure = found.filter(isSure)
    const used = [...new Set(sure.flatMap((matches) => chosen(matches)))]
    const confidence = Math.max(0, ...(sure.length > 0 ? sure : found).map(confidenceIn))
    const shown = matchesShown(found, used)
    if (used.length === 0) {
      return { text: admission, sources: [], confidence, why: why('admitted', shown) }
    }
    let said = ''
    for await (const piece of compose(text, used)) {
      said += piece
      onPiece?.(said)
    }
    if (sure.length < found.length) said += ` ${partAdmission}`
    return { text: said, sources: sourcesOf(used), confidence, why: why('passages', shown) }
  }

  return { answer }
}

const confidenceIn = (matches: readonly Match[]) => matches[0]?.coverage ?? 0
const isSure = (matches: readonly Match[]) => confidenceIn(matches) >= threshold

/** The best passage, and a second where it speaks of something asked that the first leaves out. */
function chosen([best, ...others]: readonly Match[]): Passage[] {
  if (best === undefined) return []
  const second = others.find(
    ({ covered, coverage }) =>
      coverage >= threshold && [...covered].some((term) => !best.covered.has(term)),
  )
  return second ? [best.passage, second.passage] : [best.passage]
}

function matchesShown(found: readonly Match[][], used: readonly Passage[]): PassageMatch[] {
  const best = new Map<string, Match>()
  for (const match of found.flat()) {
    const known = best.get(match.passage.id)
    if (known === undefined || known.coverage < match.coverage) best.set(match.passage.id, match)
  }
  const isUsed = (match: Match) => used.includes(match.passage)
  return [...best.values()]
    .sort((a, b) => Number(isUsed(b)) - Number(isUsed(a)) || b.coverage - a.coverage)
    .slice(0, Math.max(shownPassages, used.length))
    .map((match) => {
      const { id, title, text, url, version } = match.passage
      const place = { ...(url !== undefined && { url }), ...(version !== undefined && { version }) }
      return { id, title, text, score: match.coverage, used: isUsed(match), ...place }
    })
}

function sourcesOf(used: readonly Passage[]): Source[] {
  const sources = new Map<string, Source>()
  for (const { title, url } of used) {
    sources.set(`${title}\n${url}`, url === undefined ? { title } : { title, url })
  }
  return [...sources.values()]
}
