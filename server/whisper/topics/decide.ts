/** Between what a question's words find and what its topic is known to be answered by. */
import { threshold } from '../choose'
import type { Match } from '../passageIndex'
import type { Part } from '../understand'
import { isLight } from '../words/terms'
import type { Heard, HearTopics } from './hearTopics'

export const limits = {
  /** So likely, a topic needs nothing of what was asked before. */
  byItself: 0.6,
  /** As likely, and so much likelier than what Whisper is not told, a topic answers where the words find nothing. */
  alone: 0.3,
  timesBeyond: 2.2,
  /** As likely, it answers in place of what the words find. */
  instead: 0.28,
  /** Words that cover so much of a question are not overruled, unless the topic is as good as certain. */
  covered: 0.9,
  certain: 0.7,
  /** As likely beyond what Whisper is told, only words that cover as much answer. */
  beyond: 0.4,
  beyondCovered: 0.9,
  /** As likely beyond it, none do. */
  certainlyBeyond: 0.85,
  /** The most confidence where the words themselves find something else. */
  byTopicAlone: 0.7,
  /** What words find is as sure as this and how likely their own topic is, or one of no topic. */
  doubted: 0.6,
  unknown: 0.1,
}

/** `beside`: the words said beside the question. `before`: those of the question before it. */
export function decided(
  part: Part,
  byWords: Match[],
  topics: HearTopics,
  { beside, before }: Context,
): Match[] {
  const heard = hearInContext(part, topics, { beside, before })
  const [best] = byWords
  const [answer] = heard.matches
  const coverage = best?.coverage ?? 0
  const byTopic = best && heard.of(best.passage.id)
  // What an admin taught is no topic of ours: its words decide.
  const isTaught = best !== undefined && best.passage.url === undefined && byTopic === undefined
  if (isTaught && coverage >= threshold) return byWords
  if (heard.beyond >= limits.beyond && heard.beyond > heard.probability) {
    const isCovered = coverage >= limits.beyondCovered && heard.beyond < limits.certainlyBeyond
    return isCovered ? byWords : lowered(byWords)
  }
  if (answer === undefined || heard.isAsAsked) return byWords
  if (best !== undefined && best.passage.id === answer.passage.id) {
    const most = coverage >= threshold ? 1 : limits.byTopicAlone
    const doubted = limits.doubted + heard.probability
    return raised(byWords, Math.min(most, doubted, Math.max(coverage, heard.probability)))
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
  return [{ ...answer, coverage: sure }, ...lowered(others)]
}

export interface Context {
  beside: readonly string[]
  before: readonly string[]
}

/** By itself if that is enough; else as it is likeliest with what was said beside or before it. */
function hearInContext(part: Part, topics: HearTopics, { beside, before }: Context): Heard {
  let best = topics.hear(part.words, [])
  const contexts = [beside, part.leaning === 'none' ? [] : before]
  for (const context of contexts.filter(({ length }) => length > 0)) {
    if (likelihood(best) >= limits.byItself) break
    const heard = topics.hear(part.words, context)
    if (likelihood(heard) > likelihood(best)) best = heard
  }
  return best
}

const likelihood = ({ probability, beyond }: Heard) => Math.max(probability, beyond)

/** Not sure enough to be said. */
const lowered = (matches: readonly Match[]): Match[] =>
  matches.map((match) => ({ ...match, coverage: Math.min(match.coverage, threshold - 0.01) }))

function raised([best, ...others]: readonly Match[], coverage: number): Match[] {
  return best ? [{ ...best, coverage }, ...others] : []
}
