/** Between what a question's words find and what its topic is known to be answered by. */
import { threshold } from '../choose'
import type { Match } from '../passageIndex'
import type { Part } from '../understand'
import type { Heard, HearTopics } from './hearTopics'

export const limits = {
  /** So likely, a topic needs nothing of what was asked before. */
  byItself: 0.6,
  /** As likely, a topic answers where the words find nothing. */
  alone: 0.5,
  /** As likely, it answers in place of what the words find. */
  instead: 0.35,
  /** Words that cover so much of a question are not overruled, unless the topic is as good as certain. */
  covered: 0.9,
  certain: 0.7,
  /** As likely beyond what Whisper is told, only words that cover as much answer. */
  beyond: 0.6,
  beyondCovered: 0.9,
  doubted: 1,
  unknown: 0.3,
}

export function decided(
  part: Part,
  byWords: Match[],
  topics: HearTopics,
  before: readonly string[],
): Match[] {
  const heard = hearInContext(part, topics, before)
  const [best] = byWords
  const [answer] = heard.matches
  const coverage = best?.coverage ?? 0
  const byTopic = best && heard.of(best.passage.id)
  // What an admin taught is no topic of ours: its words decide.
  const isTaught = best !== undefined && best.passage.url === undefined && byTopic === undefined
  if (isTaught && coverage >= threshold) return byWords
  if (heard.beyond >= limits.beyond && heard.beyond > heard.probability) {
    return coverage >= limits.beyondCovered ? byWords : lowered(byWords)
  }
  if (answer === undefined || heard.isAsAsked) return byWords
  if (best !== undefined && best.passage.id === answer.passage.id) {
    return raised(byWords, Math.max(coverage, heard.probability))
  }
  const isFound = coverage >= threshold
  const needed = isFound
    ? (coverage >= limits.covered ? limits.certain : limits.instead) + (byTopic ?? 0)
    : limits.alone
  if (heard.probability < needed) {
    if (!isFound) return byWords
    return raised(byWords, Math.min(coverage, limits.doubted + (byTopic ?? limits.unknown)))
  }
  const sure = Math.max(threshold, heard.probability)
  const others = byWords.filter(({ passage }) => passage.id !== answer.passage.id)
  return [{ ...answer, coverage: sure }, ...lowered(others)]
}

function hearInContext(part: Part, topics: HearTopics, before: readonly string[]): Heard {
  const alone = topics.hear(part.words, [])
  const isEnough = Math.max(alone.probability, alone.beyond) >= limits.byItself
  if (part.leaning === 'none' || before.length === 0 || isEnough) return alone
  return topics.hear(part.words, before)
}

/** Not sure enough to be said. */
const lowered = (matches: readonly Match[]): Match[] =>
  matches.map((match) => ({ ...match, coverage: Math.min(match.coverage, threshold - 0.01) }))

function raised([best, ...others]: readonly Match[], coverage: number): Match[] {
  return best ? [{ ...best, coverage }, ...others] : []
}
