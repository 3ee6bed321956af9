/**
 * Whether a question is two in one: where each half by itself is surely about something else. Halves are heard
 * by their words alone: they are short and name what they ask, and embedding them would take too long.
 */
import type { Part } from '../understand'
import { odds, limits as ofTopics } from './decide'
import type { Heard, HearTopics } from './hearTopics'

export type Halves = readonly [Part, Part]
type Hear = Pick<HearTopics, 'hearWords'>

const limits = {
  /** As likely, a half is a question of its own. */
  half: 0.7,
  /** The same where the whole is as sure as this of one topic, or as likely beyond what is told. */
  besideSure: 0.85,
  sure: 0.85,
  beyond: 0.5,
  /** The odds of its topic and that Whisper is told of it. */
  odds: 1.2,
}

/** Of all places where it may be parted the likeliest; nothing where it is one question. */
export function twoIn(
  candidates: readonly Halves[],
  whole: Heard,
  topics: Hear,
): Halves | undefined {
  const isOneToo = whole.probability >= limits.sure || whole.beyond >= limits.beyond
  let least = isOneToo ? limits.besideSure : limits.half
  let likeliest: Halves | undefined
  for (const halves of candidates) {
    const heard = surelyHeard(halves, least, topics)
    if (heard === undefined || isSame(heard)) continue
    least = Math.min(...heard.map(({ probability }) => probability))
    likeliest = halves
  }
  return likeliest
}

/** The shorter one first: it costs less, and is more often no question. */
function surelyHeard(halves: Halves, least: number, topics: Hear): Heard[] | undefined {
  const heard: Heard[] = []
  for (const { words } of halves.toSorted((a, b) => a.words.length - b.words.length)) {
    const one = topics.hearWords(words)
    const told = ofTopics.shareOfTold * odds(one.told) + odds(one.probability)
    if (one.probability < least || told < limits.odds) return undefined
    heard.push(one)
  }
  return heard
}

/** Whether one passage answers both, or nothing does. */
function isSame(heard: readonly Heard[]): boolean {
  const [left, right] = heard.map(({ matches }) => matches[0]?.passage.id)
  return left === undefined || right === undefined || left === right
}
