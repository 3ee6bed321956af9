/** Whether a question is two in one: where each half by itself is surely about something else. */
import type { Part } from '../understand'
import { odds, limits as ofTopics } from './decide'
import type { Heard, HearTopics } from './hearTopics'

export type Halves = readonly [Part, Part]
type Hear = Pick<HearTopics, 'hear'>

const limits = {
  /** As likely by its words alone, it is found out what a half means. */
  worthIt: 0.45,
  /** As likely, a half is a question of its own. */
  half: 0.75,
  /** The same where the whole is as sure as this of one topic, or as likely beyond what is told. */
  besideSure: 0.9,
  sure: 0.85,
  beyond: 0.5,
  /** The odds of its topic and that Whisper is told of it. */
  odds: 1.5,
}

/** Before anything is prepared: where a question is likeliest two, by its words alone. */
export function likeliestHalves(candidates: readonly Halves[], topics: Hear): Halves | undefined {
  let best: Halves | undefined
  let most = limits.worthIt
  for (const halves of candidates) {
    // The shorter one costs less, and is more often none.
    const [short, long] = halves.toSorted((a, b) => a.words.length - b.words.length)
    const heard: Heard[] = []
    for (const half of [short, long]) {
      const one = half && topics.hear(half.words, [])
      if (one === undefined || one.probability <= most) break
      heard.push(one)
    }
    if (heard.length < halves.length || isSame(heard)) continue
    most = Math.min(...heard.map(({ probability }) => probability))
    best = halves
  }
  return best
}

export function isTwo(halves: Halves, whole: Heard, topics: Hear): boolean {
  const heard = heardAlone(halves, topics)
  if (isSame(heard)) return false
  const isOneToo = whole.probability >= limits.sure || whole.beyond >= limits.beyond
  const least = isOneToo ? limits.besideSure : limits.half
  return heard.every(
    ({ probability, told }) =>
      probability >= least && ofTopics.shareOfTold * odds(told) + odds(probability) >= limits.odds,
  )
}

const heardAlone = (halves: Halves, { hear }: Hear) => halves.map(({ words }) => hear(words, []))

/** Whether one passage answers both, or nothing does. */
function isSame(heard: readonly Heard[]): boolean {
  const [left, right] = heard.map(({ matches }) => matches[0]?.passage.id)
  return left === undefined || right === undefined || left === right
}
