/**
 * Finds what answers each part of a message, in the light of what was asked before it: what is new
 * counts most, and what was just said is not said again where something else fits.
 */
import type { Turn } from './answerer'
import { confidenceOf, isSure } from './choose'
import { type Context, noContext } from './contexts'
import type { Earlier } from './earlier'
import type { AskedTerm, Match, PassageIndex } from './passageIndex'
import { decided } from './topics/decide'
import type { HearTopics } from './topics/hearTopics'
import { twoIn } from './topics/twoAtOnce'
import type { Asked, AskedPart, Part } from './understand'
import { hintsOf } from './words/hints'
import { synonyms } from './words/synonyms'
import { isLight } from './words/terms'

/** What was asked before counts beside what is asked now. */
const shareOfBefore = 0.35
/** Said once more, a passage is worth less. */
const shareOfRepeated = 0.85
/** What points at something else is covered so much less by its own words. */
const shareOfPointing = 0.9
const asksItsPrice =
  /^(?:and |or )?(?:what (?:is|are|would be) the (?:fee|fees|charge|price|cost)|(?:what|how much) (?:does|would|do|will) (?:that|it|this|they|you) (?:cost|charge|run|be|come to)|how much(?: (?:more|is that|is it|extra))?$|is there (?:an?|any) (?:\w+ )?(?:fee|charge|cost|penalty|surcharge)\b(?! for)|(?:at|for) what (?:price|cost)$)/
/** As likely of nothing that is told, its price is neither. */
const surelyBeyond = 0.8
/** So much of a question is covered without what was asked before that it needs nothing of it. */
const enough = 0.75
/** A word that says little counts where nothing else is said. */
const shareOfOnlyWord = 5

export interface Found {
  part: Part
  matches: Match[]
}

const isOwn = (term: string) => !isLight(term)
const isElsewhere = (term: string) => hintsOf(term).includes('elsewhere') || term === 'elsewhere'

/** In whose light a message is understood. */
export interface Conversation {
  /** Of each part. */
  contexts: ReadonlyMap<Part, Context>
  earlier: Earlier | undefined
  last: Turn | undefined
  /** In another language only what an admin taught is known: topics are learned of English. */
  isEnglish: boolean
}

export type Search = (asked: Asked, conversation: Conversation) => Found[]

export function searching(index: PassageIndex, topics: HearTopics): Search {
  const search: Search = (asked, { contexts, earlier, last, isEnglish }) => {
    const found: Found[] = []
    let context: readonly string[] = earlier?.terms ?? []
    for (const [at, part] of asked.parts.entries()) {
      const isFirst = at === 0
      const beside = asked.statement.terms
      const own = findPart(part, { context, beside, last: isFirst ? last : undefined })
      const byWords = isFirst && earlier !== undefined && pointsBack(part) ? doubted(own) : own
      const matches = isOfUntold(part, asked.parts[at - 1], asked)
        ? []
        : decided(part, byWords, isEnglish ? topics : foreign, contexts.get(part) ?? noContext)
      const apart = halvesFound(part, asked.statement.words)
      found.push(...(apart ?? [{ part, matches }]))
      context = part.leaning === 'none' ? part.terms : [...new Set([...part.terms, ...context])]
    }
    return found
  }

  /** "Can we take it along when we move, and what is the fee?" */
  function isOfUntold(part: Part, before: Part | undefined, { statement }: Asked): boolean {
    if (before === undefined || !asksItsPrice.test(part.words.join(' '))) return false
    return topics.hear(before.words, statement.words).beyond >= surelyBeyond
  }

  const foreign: HearTopics = {
    ...topics,
    hear: (said, before) => ({
      ...topics.hear(said, before),
      probability: 0,
      beyond: 1,
      ofPlaces: 0,
    }),
  }
  const byWordsAlone = { ...topics, hear: topics.hearWords }

  /** Each half by itself, where the question is two and both have an answer. */
  function halvesFound(part: AskedPart, beside: readonly string[]): Found[] | undefined {
    const halves = twoIn(part.halves(), topics.hear(part.words, beside), topics)
    const found = halves?.map((half) => {
      const byWords = findPart(half, { context: [], beside: [], last: undefined })
      return { part: half, matches: decided(half, byWords, byWordsAlone, noContext) }
    })
    return found?.every(({ matches }) => isSure(matches)) ? found : undefined
  }

  function findPart(
    part: Part,
    {
      context,
      beside,
      last,
    }: { context: readonly string[]; beside: string[]; last: Turn | undefined },
  ): Match[] {
    const placed = withPlace(part, beside, index.knows)
    const saysMore = placed.some(isOwn) || beside.some(isOwn)
    const own = atShare(placed, saysMore ? 1 : shareOfOnlyWord)
    const others = [...(part.leaning === 'none' ? [] : context), ...(isShort(part) ? beside : [])]
    const added = [...new Set(others)].filter((term) => !placed.includes(term) && isOwn(term))
    // What says enough by itself is not answered by what was asked before.
    if (part.leaning !== 'person' && placed.filter(isOwn).length > 1) {
      const alone = index.find(own)
      if (confidenceOf(alone) >= enough) return elsewhereOnly(alone, placed)
    }
    const isAsked = part.leaning === 'person' || (!placed.some(isOwn) && beside.some(isOwn))
    const share = isAsked ? 1 : shareOfBefore
    if (added.length > 0) {
      const inContext = index
        .find([...own, ...atShare(added, share)])
        .filter(({ covered }) => !placed.some(isOwn) || covered.some((it) => placed.includes(it)))
      const fresh = part.leaning === 'none' ? inContext : withoutRepeated(inContext, last)
      if (isSure(fresh) || part.leaning === 'person') return elsewhereOnly(fresh, placed)
    }
    if (!placed.some(isOwn) && part.leaning !== 'none') return []
    return elsewhereOnly(index.find(own), placed)
  }

  return search
}

/** "Is that in the price?": what it points at is not among the words that are covered. */
const pointsBack = ({ words, leaning }: Part): boolean =>
  leaning !== 'none' && /\b(?:that|this|it|they|them|those|these)\b/.test(words.join(' '))
const doubted = (matches: Match[]): Match[] =>
  matches.map((match) => ({ ...match, coverage: match.coverage * shareOfPointing }))

const atShare = (terms: readonly string[], share: number): AskedTerm[] =>
  terms.map((term) => ({ term, share }))

const isShort = ({ terms }: Part) => terms.filter(isOwn).length <= 2

/** "My villa is in Egypt. Would you come there?" asks about Egypt. */
function withPlace(
  part: Part,
  beside: readonly string[],
  isKnown: (term: string) => boolean,
): string[] {
  const place = beside.find(isElsewhere)
  const pointsThere = /\b(?:there|here|us|me|our|my)\b/.test(part.words.join(' '))
  const terms = place !== undefined && pointsThere ? [...part.terms, place] : part.terms
  // "Springfield, Illinois" is not the Springfield that is served.
  return terms.filter((term, at) => !(isKnown(term) && isTownBefore(terms[at + 1], term)))
}

function isTownBefore(next: string | undefined, term: string): boolean {
  return next !== undefined && isElsewhere(next) && next !== 'elsewhere' && isName(term)
}

/** Neither a common word nor one of the field. */
const isName = (term: string) => isOwn(term) && !isFieldTerm(term)

function isFieldTerm(term: string): boolean {
  return synonyms.has(term) || isElsewhere(term)
}

/** What is asked of another area is answered by what is said of other areas. */
function elsewhereOnly(matches: Match[], terms: readonly string[]): Match[] {
  const place = terms.find(isElsewhere)
  return place === undefined ? matches : matches.filter(({ covered }) => covered.includes(place))
}

function withoutRepeated(matches: Match[], last: Turn | undefined): Match[] {
  if (last === undefined) return matches
  return matches
    .map((match) =>
      last.answer.includes(match.passage.text)
        ? { ...match, coverage: match.coverage * shareOfRepeated }
        : match,
    )
    .sort((a, b) => b.coverage - a.coverage)
}
