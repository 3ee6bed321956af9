/**
 * Answers or admits, from the passages and list prices it was given and nothing else. The same question
 * to the same passages gets the same answer, in bounded time. Runs in the worker; needs nothing of it.
 */
import { maxMessageLength } from '#shared/chat/rules'
import type { Answer } from '#shared/whisper/answer'
import { announcedBefore } from './announcedBefore'
import type { Question, Turn } from './answerer'
import { confidenceOf, isSure } from './choose'
import { asksAnything, asksLast } from './clauses'
import { type Composer, quotePassages } from './compose'
import { contextsOf, heardOf } from './contexts'
import { type Earlier, earlierOf } from './earlier'
import { languageOf } from './language'
import { type Meaning, meaningOf } from './meaning'
import { createPassageIndex } from './passageIndex'
import type { Passage } from './passages'
import type { PricedItem } from './prices/listPrices'
import { createPricing } from './prices/pricing'
import { type NamedSet, nothing, together } from './prices/setOfItems'
import { isProgram } from './program'
import { admission, dangerReply } from './replies'
import { createReplying } from './replying'
import { searching } from './search'
import { situationReply } from './situations'
import { hearSmallTalk } from './smallTalk'
import { spelledOut } from './spelledOut'
import { taughtAnswers } from './taught'
import { createHearTopics } from './topics/hearTopics'
import { learned } from './topics/learned'
import { isSurelyTold } from './topics/surelyTold'
import { saysMore, talkReply } from './topics/talkReply'
import { type Asked, type Part, understand } from './understand'
import { isUnreadCode } from './unreadCode'
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

/** Of what a rule finds: what was said before and still holds, what helps at the gate. */
const ruledConfidence = 0.7

export function createBrain(
  passages: readonly Passage[],
  { compose = quotePassages, builtAt = Date.now(), prices = [] }: Options = {},
): Brain {
  const index = createPassageIndex(passages)
  const pricing = createPricing(prices)
  const spelling = createSpelling([
    ...index.vocabulary,
    ...knownWords,
    ...learned().words,
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

  /** What is asked, and of which set of items, in the light of what was asked before. */
  function read(text: string, history: readonly Turn[]) {
    const last = history.findLast(isTelling)
    const heard = understand(text, spelling)
    const { earlier, set: setBefore, ever } = recall(history)
    const set = pricing.setOf(heard.said, setBefore, ever)
    const pricedOf = ({ parts }: Asked) => parts.map(({ words }) => pricing.isAsked(words, set))
    const isPricedAsHeard = pricedOf(heard)
    const asked = isPricedAsHeard.includes(true) ? heard : spelledOut(heard, last, spelling)
    const isPriced = asked === heard ? isPricedAsHeard : pricedOf(asked)
    return { asked, earlier, isPriced, last, set }
  }

  async function answer(
    question: Question,
    onPiece: (textSoFar: string) => void = () => {},
  ): Promise<Answer> {
    const text = bounded(question.text)
    const replying = createReplying({ text, passages, builtAt, compose, onPiece })
    const taught = taughtTo(text)
    if (taught.length > 0) return replying.passages(taught, 1)
    const { reply, asksMore, isParting, ...beside } = hearSmallTalk(text)
    const isFollowing = question.history.length > 0
    const isAsking = isFollowing && (asksLast.test(text) || beside.isAsking)
    const { asked, earlier, isPriced, last, set } = read(text, question.history)
    // "No, I meant three."
    if (reply !== undefined && !asksMore && !isAsking && !set.isChanged) return replying.talk(reply)
    const isEnglish = languageOf(text) === undefined
    const contexts = contextsOf(asked, earlier)
    // The sentence model knows English alone, and what a set costs needs none.
    const unpriced = asked.parts.filter((_, at) => !isPriced[at])
    await topics.prepare(isEnglish ? heardOf({ ...asked, parts: unpriced }, contexts) : [])
    const isHeeded = passages.length > 0 && isEnglish
    const talk = isHeeded ? talkReply(asked, topics, isFollowing) : undefined
    const announced = announcedBefore(asked, last, passages)
    const refused = isRefused(asked)
    if (passages.length > 0) {
      const said = asked.words.join(' ')
      const isTold = isHeeded && isSurelyTold(asked, topics)
      const situation = isProgram(text) ? admission : situationReply(said, isTold)
      const isDanger = talk?.isDanger || situation === dangerReply
      const mayBeUnread =
        isEnglish && !isDanger && asked.parts.length === 1 && unpriced.length === 1
      const unread = mayBeUnread && isUnreadCode(said) ? topics.ofUnreadCode() : undefined
      if (unread !== undefined) return replying.passages([unread], ruledConfidence)
      if (situation === admission && announced === undefined && refused.size === 0)
        return replying.admission(0)
      if (situation !== undefined && situation !== admission)
        return replying.talk(isDanger ? dangerReply : situation)
    }
    const isSetAsked = isPriced.includes(true) || pricing.isAskedBeside(asked.statement.words, set)
    const priced = isSetAsked ? pricing.reply(set) : undefined
    if (priced === undefined && !isAsking && talk?.reply !== undefined)
      return replying.talk(talk.reply)
    if (announced !== undefined && priced === undefined)
      return replying.passages([announced], ruledConfidence)
    const parts = unpriced.filter((part) => !refused.has(part))
    const conversation = { contexts, earlier, last, isEnglish }
    const found = search({ ...asked, parts }, conversation).map(({ matches }) => matches)
    if (!found.some(isSure) && priced === undefined) {
      // "Right, the kettle is on, goodbye": nothing is asked.
      const isNoMore = isParting && !asksAnything(text) && !asked.parts.some(saysMore)
      const instead = talk?.orElse ?? (isNoMore ? reply : undefined)
      if (instead !== undefined) return replying.talk(instead, found)
      return replying.admission(Math.max(0, ...found.map(confidenceOf)), found)
    }
    return replying.found(found, { priced, isPart: refused.size > 0 })
  }

  const meaning = (text: string) => meaningOf(bounded(text), spelling)
  return { answer, meaning }
}

/** One letter may stand for many ("㌖"): cut after they are written out. */
function bounded(text: string): string {
  return text.normalize('NFKC').slice(0, maxMessageLength)
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
