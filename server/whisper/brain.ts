/**
 * Answers or admits, from the passages and list prices it was given and nothing else. The same question
 * to the same passages gets the same answer, in bounded time. Runs in the worker; needs nothing of it.
 */
import { maxMessageLength } from '#shared/chat/rules'
import type { Answer, Why } from '#shared/whisper/answer'
import { announcedBefore } from './announcedBefore'
import type { Question, Turn } from './answerer'
import { choose, confidenceOf, isSure, threshold } from './choose'
import { asksAnything, asksLast } from './clauses'
import { type Composer, quotePassages } from './compose'
import { contextsOf, heardOf } from './contexts'
import { type Earlier, earlierOf } from './earlier'
import { languageOf } from './language'
import { type Meaning, meaningOf } from './meaning'
import { createPassageIndex, type Match } from './passageIndex'
import type { Passage } from './passages'
import type { PricedItem } from './prices/listPrices'
import { createPricing } from './prices/pricing'
import { type NamedSet, nothing, together } from './prices/setOfItems'
import { isProgram } from './program'
import { matchesShown, sourcesOf } from './reasons'
import { admission, dangerReply, partAdmission } from './replies'
import { searching } from './search'
import { situationReply } from './situations'
import { hearSmallTalk } from './smallTalk'
import { spelledOut } from './spelledOut'
import { taughtAnswers } from './taught'
import { createHearTopics } from './topics/hearTopics'
import { isSurelyTold } from './topics/surelyTold'
import { talkReply } from './topics/talkReply'
import { topicWords } from './topics/topics'
import { type Asked, type Part, understand } from './understand'
import { createSpelling } from './words/spelling'
import { knownWords } from './words/terms'

export interface Brain {
  answer(question: Question, onPiece?: (textSoFar: string) => void): Promise<Answer>
  meaning(text: string): Meaning
}

interface Recalled {
  earlier: Earlier | undefined
  set: NamedSet
  ever: NamedSet
}

interface Options {
  compose?: Composer
  /** When the knowledge was read. */
  builtAt?: number
  /** What the items of a quote cost; without them no set is priced. */
  prices?: readonly PricedItem[]
}

/** Of what was said before and still holds. */
const announcedConfidence = 0.7

export function createBrain(
  passages: readonly Passage[],
  { compose = quotePassages, builtAt = Date.now(), prices = [] }: Options = {},
): Brain {
  const index = createPassageIndex(passages)
  const pricing = createPricing(prices)
  const spelling = createSpelling([
    ...index.vocabulary,
    ...knownWords,
    ...topicWords,
    ...pricing.words,
  ])
  const topics = createHearTopics(index)
  const search = searching(index, topics)
  const taughtTo = taughtAnswers(passages)

  /** What was asked before, the set of items that it was about, and all items that were ever named. */
  function recall(history: readonly Turn[]): Recalled {
    const asked = history.filter(isTelling).map(({ question }) => understand(question, spelling))
    let set = nothing
    let ever = nothing
    for (const { said } of asked) {
      set = pricing.setOf(said, set, ever)
      ever = together(ever, set)
    }
    return { earlier: earlierOf(asked), set, ever }
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
    let said = ''
    const say = (piece: string) => {
      said += piece
      onPiece(said)
    }
    const taught = taughtTo(text)
    if (taught.length > 0) {
      for await (const piece of compose(text, taught)) say(piece)
      const matches = [matchesAt(1, taught)]
      const shown = matchesShown(matches, taught)
      return {
        text: said,
        sources: sourcesOf(taught, matches),
        confidence: 1,
        why: why('passages', shown),
      }
    }
    const { reply, asksMore, isParting } = hearSmallTalk(text)
    const isFollowing = question.history.length > 0
    const isAsking = isFollowing && asksLast.test(text)
    const last = question.history.findLast(isTelling)
    const heard = understand(text, spelling)
    const { earlier, set: setBefore, ever } = recall(question.history)
    const set = pricing.setOf(heard.said, setBefore, ever)
    const pricedOf = ({ parts }: Asked) => parts.map(({ words }) => pricing.isAsked(words, set))
    const isPricedAsHeard = pricedOf(heard)
    const asked = isPricedAsHeard.includes(true) ? heard : spelledOut(heard, last, spelling)
    // "No, I meant three."
    if (reply !== undefined && !asksMore && !isAsking && !set.isChanged) {
      return { text: reply, sources: [], confidence: 1, why: why('small-talk', []) }
    }
    const isEnglish = languageOf(text) === undefined
    // The sentence model knows English alone.
    const contexts = contextsOf(asked, earlier)
    await topics.prepare(isEnglish ? heardOf(asked, contexts) : [])
    const isHeeded = passages.length > 0 && isEnglish
    const talk = isHeeded ? talkReply(asked, topics, isFollowing) : undefined
    const announced = announcedBefore(asked, last, passages)
    const refused = isRefused(asked)
    if (passages.length > 0) {
      const isTold = isHeeded && isSurelyTold(asked, topics)
      const situation = isProgram(text) ? admission : situationReply(asked.words.join(' '), isTold)
      if (situation === admission && announced === undefined && refused.size === 0) {
        return { text: situation, sources: [], confidence: 0, why: why('admitted', []) }
      }
      if (situation !== undefined && situation !== admission) {
        const trouble = talk?.isDanger ? dangerReply : situation
        return { text: trouble, sources: [], confidence: 1, why: why('small-talk', []) }
      }
    }
    const isPriced = asked === heard ? isPricedAsHeard : pricedOf(asked)
    const isSetAsked = isPriced.includes(true) || pricing.isAskedBeside(asked.statement.words, set)
    const priced = isSetAsked ? pricing.reply(set) : undefined
    if (priced === undefined && !isAsking && talk?.reply !== undefined) {
      return { text: talk.reply, sources: [], confidence: 1, why: why('small-talk', []) }
    }
    if (announced !== undefined && priced === undefined) {
      const matches = [matchesAt(announcedConfidence, [announced])]
      for await (const piece of compose(text, [announced])) say(piece)
      const shown = why('passages', matchesShown(matches, [announced]))
      const sources = sourcesOf([announced], matches)
      return { text: said, sources, confidence: announcedConfidence, why: shown }
    }
    const parts = asked.parts.filter((part, at) => !isPriced[at] && !refused.has(part))
    const found = search({ ...asked, parts }, { contexts, earlier, last, isEnglish }).map(
      ({ matches }) => matches,
    )
    const sure = found.filter(isSure)
    const isPart = sure.length < found.length || refused.size > 0
    if (sure.length === 0 && priced === undefined) {
      const confidence = Math.max(0, ...found.map(confidenceOf))
      const shown = matchesShown(found, [])
      // "Right, the kettle is on, goodbye": nothing is asked.
      const instead = talk?.orElse ?? (isParting && !asksAnything(text) ? reply : undefined)
      if (instead !== undefined) {
        return { text: instead, sources: [], confidence: 1, why: why('small-talk', shown) }
      }
      return { text: admission, sources: [], confidence, why: why('admitted', shown) }
    }
    const used = choose(sure)
    if (priced !== undefined) say(priced.text)
    if (priced !== undefined && used.length > 0) say(' ')
    for await (const piece of compose(text, used)) say(piece)
    if (isPart) say(` ${partAdmission}`)
    const reasons = [...(priced?.passages ?? []), ...used]
    return {
      text: said,
      sources: sourcesOf(reasons, sure),
      confidence: Math.min(...(priced ? [priced.confidence] : []), ...sure.map(confidenceOf)),
      why: {
        ...why(
          'passages',
          matchesShown([matchesAt(priced?.confidence ?? 0, priced?.passages), ...found], reasons),
        ),
        ...(isPart && { isPart: true }),
      },
    }
  }

  const meaning = (text: string) => meaningOf(text.slice(0, maxMessageLength), spelling)
  return { answer, meaning }
}

/** Whether more than thanks and greetings was said: those change no subject. */
const isTelling = ({ question }: Turn): boolean => {
  const { reply, asksMore } = hearSmallTalk(question)
  return reply === undefined || asksMore
}

/** "Is there a patent, and what is its number?": of several parts those that nothing may answer. */
function isRefused({ parts, statement }: Asked): ReadonlySet<Part> {
  if (parts.length < 2) return new Set()
  const isAdmitted = ({ words }: Part) => situationReply(words.join(' ')) === admission
  const refused = parts.filter(isAdmitted)
  return refused.length < parts.length && !isAdmitted(statement) ? new Set(refused) : new Set()
}

const matchesAt = (coverage: number, passages: readonly Passage[] = []): Match[] =>
  passages.map((passage) => ({ passage, coverage, covered: [] }))
