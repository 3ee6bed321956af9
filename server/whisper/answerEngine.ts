/**
 * Turns a visitor's message into an answer: understand, find, decide, say. Every fact about the company
 * comes from published entries, the site's pages or the price list. The same message on the same
 * knowledge gets the same answer, in bounded time. Runs in the worker but doesn't depend on it.
 */

import type { Entry } from '#shared/knowledge/entry'
import { maxMessageLength } from '#shared/messageText'
import type { Action, Answer, Why } from '#shared/whisper/answer'
import type { Question } from './answerer'
import * as canned from './cannedAnswers'
import { answerFrom } from './engine/decide'
import { createEngine, type EngineReply } from './engine/engine'
import { cutSections, type Section } from './engine/sections'
import { isQuestion, splitQuestion } from './engine/splitQuestion'
import type { WordTable } from './engine/wordTable'
import { passagesShown, sourcesOf } from './explain'
import { isForOtherLanguage } from './language'
import { type Meaning, meaningOf } from './meaning'
import { pageSections } from './pages/pageSections'
import type { PricedItem } from './prices/listPrices'
import { createPriceList } from './prices/priceAnswer'
import { isDanger } from './rules/danger'
import { createPlaceAnswers } from './rules/places'
import { partingAnswer, smallTalk } from './rules/smallTalk'
import { complains, givesContact, tellsFault, wantsPerson, wantsQuote } from './rules/wishes'

/** Everything an answer may be made from. */
export interface KnowledgeRead {
  entries: readonly Entry[]
  prices?: readonly PricedItem[]
  /** How long this server keeps a conversation, in words, as the privacy page states it. */
  kept?: string | undefined
  /** Paths of site pages that admins have switched off for Whisper. */
  pagesOff?: readonly string[]
  /** Embeddings of the sections' texts, if an embeddings service is configured (embeddings.ts). */
  vectors?: ReadonlyMap<string, Float32Array> | undefined
  /** When the knowledge was read, in milliseconds since 1970. */
  readAt: number
}

export interface AnswerEngine {
  answer(question: Question): Answer
  /** What a text asks, after spelling correction. */
  meaning(text: string): Meaning
}

export function createAnswerEngine(knowledge: KnowledgeRead, table: WordTable): AnswerEngine {
  const { prices = [], vectors, readAt } = knowledge
  const sections = sectionsOf(knowledge)
  const engine = createEngine(sections, table, { vectors })
  const priceOf = createPriceList(prices)
  const placeOf = createPlaceAnswers(sections)
  const byId = new Map(sections.map((section) => [section.id, section]))

  function answer({ text, pick, history, vector }: Question): Answer {
    const startedAt = performance.now()
    const said = bounded(text)
    const found = engine.reply(
      said,
      history.map(({ question }) => question),
      vector,
    )
    const why = (madeBy: Why['madeBy'], used: readonly Section[] = []): Why => ({
      madeBy,
      threshold: answerFrom,
      passages: passagesShown(found, used),
      index: { passages: sections.length, builtAt: readAt },
      tookMs: performance.now() - startedAt,
    })
    const talk = (reply: string, action?: Action): Answer => ({
      text: reply,
      sources: [],
      offers: [],
      confidence: 1,
      why: why('small-talk'),
      ...(action && { action }),
    })
    const from = (used: readonly Section[], reply: string, confidence: number): Answer => ({
      text: reply,
      sources: sourcesOf(used, found),
      offers: [],
      confidence,
      why: why('passages', used),
    })
    const admit = (reply: string): Answer => ({
      text: reply,
      sources: [],
      offers: [],
      action: 'person',
      confidence: found.confidence,
      why: why('admitted'),
    })

    if (pick) {
      const picked = pick.offer === null ? undefined : byId.get(pick.offer)
      return picked ? from([picked], found.say(picked), 1) : admit(canned.noneOfThese)
    }
    const isCovered = found.kind === 'answer'
    if (isDanger(said)) {
      // The company may have written what to do, and not every fire is a danger.
      const isTold = isCovered && found.confidence >= certainFrom && !/[$€£]\s?\d/.test(found.text)
      const told = `${canned.dangerAnswer} ${found.text}`
      return isTold
        ? { ...from(found.used, told, found.confidence), action: 'person' }
        : talk(canned.dangerAnswer, 'person')
    }
    const isOne = splitQuestion(said).questions.length < 2
    const isWish = wantsPerson(said)
    const action: Action | undefined = isWish ? 'person' : wantsQuote(said) ? 'quote' : undefined
    const chat = smallTalk(said)
    if (chat !== undefined && !found.isByWay) return talk(chat)
    if (isWish && isOne && !found.isByWay) return talk(canned.personAnswer, 'person')

    if (complains(said) && isOne && !isQuestion(said) && !found.isByWay)
      return admit(canned.complaintAnswer)
    const parting = action || found.isByWay || tellsFault(said) ? undefined : partingAnswer(said)
    if (parting !== undefined) return talk(parting)
    const place = found.isByWay || !isOne ? undefined : placeOf(said, questionBefore(history))
    if (place) return from([place.section], place.text, Math.max(found.confidence, answerFrom))
    const price = found.isByWay ? undefined : priceOf(said)
    if (price && !(isCovered && price.isAnsweredBy(found.text)))
      return {
        ...from([], price.text, 1),
        action: 'quote',
        why: { ...why('passages'), passages: pricesShown(price.lines) },
      }
    // "My gate won't open" isn't a question about gates that stay open.
    if (tellsFault(said) && !isQuestion(said) && found.confidence < certainOfFaultFrom)
      return admit(canned.faultAnswer)
    if (isCovered) {
      const isPart = found.isPart ? ` ${canned.partAdmission}` : ''
      const made = from(found.used, found.text + isPart, found.confidence)
      return {
        ...made,
        why: {
          ...made.why,
          ...(found.isPart && { isPart: true }),
          ...(found.way !== undefined && { way: found.way }),
        },
        ...(action && { action }),
      }
    }
    if (action === 'quote' && isOne) return talk(canned.quoteAnswer, 'quote')
    if (tellsFault(said))
      return admit(isQuestion(said) ? canned.faultQuestionAnswer : canned.faultAnswer)
    if (givesContact(said)) return talk(canned.contactAnswer, 'person')
    if (isForOtherLanguage(said)) return admit(canned.languageAnswer)
    if (found.kind === 'offer' && wasOffered(found, history)) {
      if (!found.rivaled) return admit(canned.admission)
      const { section, probability } = found.rivaled
      return { ...from([section], found.say(section), probability), action: 'person' }
    }
    if (found.kind === 'offer')
      return {
        text: found.offers.length === 1 ? canned.onlyOne : canned.whichOne,
        sources: [],
        offers: found.offers,
        confidence: found.confidence,
        why: why('offered'),
      }
    return admit(canned.admission)
  }

  return {
    answer,
    meaning: (text) => meaningOf(bounded(text), engine),
  }
}

/** The sections of the entries and of the pages. */
export function sectionsOf({
  entries,
  kept,
  pagesOff,
}: Pick<KnowledgeRead, 'entries' | 'kept' | 'pagesOff'>): Section[] {
  return [...entries.flatMap(cutSections), ...pageSections(kept, pagesOff)]
}

/** Minimum confidence for adding the company's own words where a danger is reported. */
const certainFrom = 0.85
/** Minimum confidence for answering a visitor who reports a fault. */
const certainOfFaultFrom = 0.95

/** Normalizes before cutting, since one character may expand to several ("㌖"). */
function bounded(text: string): string {
  return text.normalize('NFKC').slice(0, maxMessageLength)
}

const questionBefore = (history: Question['history']): string | undefined =>
  history.findLast(({ question }) => smallTalk(question) === undefined)?.question

/** A visitor who was just offered these sections and asks on doesn't read them again. */
function wasOffered({ offers }: EngineReply, history: Question['history']): boolean {
  const before = history.at(-1)?.offers ?? []
  return before.length > 0 && offers.every(({ id }) => before.some((one) => one.id === id))
}

const pricesShown = (lines: readonly string[]): Why['passages'] =>
  lines.map((text, index) => ({
    id: `price/${index}`,
    title: 'Price list',
    text,
    score: 1,
    used: true,
  }))
