/** Between what a question's words find and what its topic is known to be answered by. */
import { threshold } from '../choose'
import type { Context } from '../contexts'
import { faint } from '../nearness'
import type { Match } from '../passageIndex'
import type { Part } from '../understand'
import { isLight, terms } from '../words/terms'
import type { Heard, HearTopics } from './hearTopics'
import { asksOfElsewhere, namesElsewhere, namesPlace, pointsAtPlace, townsIn } from './towns'

export const limits = {
  /** As likely, a topic answers a question of nothing but common words. */
  byItself: 0.5,
  /** As likely, and so much likelier than what Whisper is not told, a topic answers where the words find nothing. */
  alone: 0.4,
  timesBeyond: 3.2,
  /** Not likelier than this, a topic is in doubt: the next is said with it, if it is as likely as that. */
  inDoubt: 0.92,
  next: 0.05,
  /** As likely, it answers in place of what the words find. */
  instead: 0.28,
  /** Words that cover so much of a question are not overruled, unless the topic is as good as certain. */
  covered: 0.9,
  certain: 0.7,
  /** As likely, a question that follows on another is answered by itself where both together are not told. */
  clear: 0.95,
  /** As likely beyond what Whisper is told, only words that cover as much answer. */
  beyond: 0.5,
  beyondCovered: 0.9,
  /** As likely beyond it, none do. */
  certainlyBeyond: 0.6,
  /** The odds of the topic, and this share of those that Whisper is told of it at all; less together, nothing answers. */
  odds: -0.6,
  shareOfTold: 0.5,
  /** The most confidence where the words themselves find something else. */
  byTopicAlone: 0.7,
  /** What words find is as sure as this and how likely their own topic is, or one of no topic. */
  doubted: 0.6,
  unknown: 0.1,
  /** As likely of places, a place of ours that is named is answered; or one that was named before. */
  places: 0.5,
  placesBefore: 0.2,
}

export function decided(
  part: Part,
  byWords: Match[],
  topics: HearTopics,
  context: Context,
): Match[] {
  const heard = hearInContext(part, topics, context)
  const [best] = byWords
  const [answer] = heard.matches
  const byTopic = best && heard.of(best.passage.id)
  // What an admin taught is no topic of ours: its words decide.
  const isTaught = best !== undefined && best.passage.url === undefined && byTopic === undefined
  if (isTaught && best.coverage >= threshold) return byWords
  const served = ofTowns(part, topics, heard, context)
  if (served.length > 0) return served
  // That a passage speaks of a gate says nothing: nearly all do.
  const isTelling = part.terms.some((term) => !isLight(term) && !faint.has(term))
  const coverage =
    best === undefined ? 0 : isTelling ? best.coverage : Math.min(best.coverage, threshold - 0.01)
  if (heard.beyond >= limits.beyond && heard.beyond > heard.probability) {
    const isCovered = coverage >= limits.beyondCovered && heard.beyond < limits.certainlyBeyond
    return isCovered ? byWords : lowered(byWords)
  }
  const likeliest = Math.max(heard.probability, byTopic ?? 0)
  if (!isTold(heard, likeliest)) return lowered(byWords)
  if (answer === undefined || heard.isAsAsked) return byWords
  if (best !== undefined && best.passage.id === answer.passage.id) {
    const most = coverage >= threshold ? 1 : limits.byTopicAlone
    const doubted = limits.doubted + heard.probability
    const sure = Math.min(most, doubted, Math.max(coverage, heard.probability))
    return withNext(raised(byWords, sure), heard)
  }
  const isFound = coverage >= threshold
  const needed = isFound
    ? (coverage >= limits.covered ? limits.certain : limits.instead) + (byTopic ?? 0)
    : part.terms.some((term) => !isLight(term))
      ? limits.alone
      : limits.byItself
  const isFarFromBeyond = isFound || heard.probability >= limits.timesBeyond * heard.beyond
  if (heard.probability < needed || !isFarFromBeyond) {
    if (!isFound) return byWords
    return raised(byWords, Math.min(coverage, limits.doubted + (byTopic ?? limits.unknown)))
  }
  const byOwnWords = byWords.find(({ passage }) => passage.id === answer.passage.id)?.coverage ?? 0
  const most = byOwnWords >= threshold ? 1 : limits.byTopicAlone
  const sure = Math.min(most, Math.max(threshold, heard.probability))
  const others = byWords.filter(({ passage }) => passage.id !== answer.passage.id)
  return withNext([{ ...answer, coverage: sure }, ...lowered(others)], heard)
}

/** What is in doubt is answered as the likeliest two topics are, where both together stay short. */
function withNext([best, ...others]: Match[], { probability, next }: Heard): Match[] {
  if (best === undefined) return []
  const isDoubted = probability <= limits.inDoubt && best.coverage >= threshold
  if (!isDoubted || next === undefined || next.probability < limits.next) return [best, ...others]
  const rest = others.filter(({ passage }) => passage.id !== next.match.passage.id)
  return [best, { ...next.match, coverage: threshold }, ...rest]
}

/**
 * With what is said beside it, and with what was asked before it: that is learned as well, of what leans on it and of
 * what changes the subject. What leans on nothing is heard by itself where that is clearer.
 */
function hearInContext(part: Part, topics: HearTopics, { beside, before }: Context): Heard {
  const here = topics.hear(part.words, beside)
  if (before.length === 0) return here
  const after = topics.hear(part.words, [...before, ...beside])
  if (part.leaning === 'none') return certainty(here) > certainty(after) ? here : after
  // "Do you accept Bitcoin?", "And what is the price?"
  const isClear = part.leaning === 'all' && here.probability >= limits.clear
  return isClear && !isTold(after, after.probability) ? here : after
}

/** By its topic, which is as likely as that, and by what was learned of all that Whisper is told. */
const isTold = ({ told }: Heard, likeliest: number): boolean =>
  limits.shareOfTold * odds(told) + odds(likeliest) >= limits.odds

/** How sure it is of an answer, or that there is none. */
const certainty = ({ probability, beyond }: Heard): number => Math.max(probability, beyond)

/** Whether we serve a place that it names, or points at. */
function ofTowns(
  part: Part,
  topics: HearTopics,
  heard: Heard,
  { beside, before }: Context,
): Match[] {
  const own = townsIn(part.words)
  if (own.length > 0) {
    const isAsked = heard.ofPlaces >= limits.places || isNothingBut(own, part, before)
    return isAsked ? topics.ofTowns(own) : []
  }
  // "What about Baltimore?", after a town in Maryland.
  const areas = topics.ofAreas().slice(0, 1)
  if (asksOfElsewhere([...beside, ...part.words])) return raised(areas, limits.byTopicAlone)
  if (heard.ofPlaces >= limits.places && namesElsewhere(part.words))
    return raised(areas, heard.ofPlaces)
  if (heard.ofPlaces < limits.placesBefore || !pointsAtPlace(part.words)) return []
  const others = [...beside, ...before]
  const pointedAt = townsIn(others)
  return pointedAt.length === 0 && namesElsewhere(others)
    ? raised(areas, limits.byTopicAlone)
    : topics.ofTowns(pointedAt)
}

/** "Navy Yard?", and after another place "then Silver Spring at least?" */
function isNothingBut(
  towns: readonly (readonly string[])[],
  { words, leaning }: Part,
  before: readonly string[],
): boolean {
  const named = new Set(towns.flat())
  const others = terms(words.filter((word) => !named.has(word))).filter((term) => !isLight(term))
  return leaning !== 'none' && others.length <= (namesPlace(before) ? 1 : 0)
}

/** Of a probability, as a logarithm; none is certain. */
export function odds(probability: number): number {
  const doubted = Math.min(1 - faintest, Math.max(faintest, probability))
  return Math.log(doubted / (1 - doubted))
}
const faintest = 1e-4

/** Not sure enough to be said. */
const lowered = (matches: readonly Match[]): Match[] =>
  matches.map((match) => ({ ...match, coverage: Math.min(match.coverage, threshold - 0.01) }))

function raised([best, ...others]: readonly Match[], coverage: number): Match[] {
  return best ? [{ ...best, coverage }, ...others] : []
}
