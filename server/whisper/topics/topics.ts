/**
 * What visitors ask about, each with many ways of asking it. A topic is named by a question in the words
 * of the knowledge, by which its answer is looked up: where the knowledge no longer answers that, the
 * topic answers nothing. One that begins with `~` is looked up by the question's own words, one with `-` is
 * of what Whisper is not told, and one with `!` has a reply of its own (talk.ts). Ways are divided by commas,
 * or, where they hold commas themselves, by `|`; in asked/*.txt each line is one, and what follows on another
 * question stands after that one and `>>`. What answers reads none of them: what it needs stands in what was
 * learned (learned.ts).
 */
import { isEnglish } from '../words/english'
import { words } from '../words/fold'
import { slips } from '../words/spelling'
import { aboutTopics, announcedTopics } from './aboutAndAnnounced'
import { areaTopics, contactTopics } from './areasAndContact'
import { askedTopics } from './asked'
import { besideTheKnownTopics } from './besideTheKnown'
import { beyondBusinessTopics } from './beyondBusiness'
import { beyondEquipmentTopics } from './beyondEquipment'
import { dangers } from './dangers'
import { detailTopics } from './details'
import { enteringTopics } from './entering'
import { installationTopics } from './installation'
import { plainly } from './plainly'
import { pricingTopics } from './pricing'
import { privacyTopics } from './privacy'
import { serviceTopics } from './service'
import { talks } from './talks'
import { type Topic, topicOf } from './topic'
import { voicesAtTheGate } from './voicesAtTheGate'
import { voicesBeyond } from './voicesBeyond'
import { voicesOfBuying } from './voicesOfBuying'
import { voicesOfDealings } from './voicesOfDealings'
import { voicesOfPrivacy } from './voicesOfPrivacy'
import { voicesOfService } from './voicesOfService'

export interface AskedTopic extends Topic {
  /** Its mark and its question. */
  head: string
  ways: readonly string[]
}

const tables = [
  serviceTopics,
  enteringTopics,
  installationTopics,
  pricingTopics,
  areaTopics,
  contactTopics,
  aboutTopics,
  announcedTopics,
  privacyTopics,
  beyondEquipmentTopics,
  beyondBusinessTopics,
  detailTopics,
  voicesOfService,
  voicesAtTheGate,
  voicesOfBuying,
  voicesOfDealings,
  voicesOfPrivacy,
  voicesBeyond,
  besideTheKnownTopics,
  dangers,
  plainly,
  talks,
]

/** By what they are named; a topic may stand in several tables. */
const waysByHead = new Map<string, readonly string[]>()
function add(block: string, waysOf: (lines: string[]) => string[]): void {
  const [head = '', ...lines] = block.split('\n')
  const ways = waysOf(lines)
    .map((way) => way.trim())
    .filter((way) => way !== '')
  waysByHead.set(head, [...(waysByHead.get(head) ?? []), ...ways])
}

const blocks = (table: string) => table.trim().split(/\n(?=[=~!-] )/)
for (const table of tables) {
  const mark = table.includes(' | ') ? '|' : ','
  for (const block of blocks(table)) add(block, (lines) => lines.join(' ').split(mark))
}
for (const table of askedTopics) {
  for (const block of blocks(table)) add(block, (lines) => lines)
}

export const topics: readonly AskedTopic[] = [...waysByHead].map(([head, ways]) => {
  const topic = topicOf(head)
  return { head, ...topic, ways: topic.isTold ? [topic.question, ...ways] : ways }
})

/** So often in what people typed, a word is no slip of the fingers. */
const leastUses = 9
/** So much rarer than one that is nearly the same, it is one all the same. */
const timesRarer = 3

/** How often what stands between spaces is used in the ways: each is folded once, which is slow. */
const uses = new Map<string, number>()
for (const { ways } of topics) {
  for (const way of ways) {
    for (const said of way.split(' ')) uses.set(said, (uses.get(said) ?? 0) + 1)
  }
}

const usesOfWords = new Map<string, number>()
for (const [said, count] of uses) {
  for (const word of words(said.replace(/@\w+/g, ''))) {
    usesOfWords.set(word, (usesOfWords.get(word) ?? 0) + count)
  }
}

/** The commonest word of those with the same letters, and of those that are the same but for double letters. */
const commonest = new Map<string, string>()
const shapesOf = (word: string) => [[...word].sort().join(''), word.replace(/(.)\1+/g, '$1')]
for (const [word, count] of usesOfWords) {
  for (const shape of shapesOf(word)) {
    if (count > (usesOfWords.get(commonest.get(shape) ?? '') ?? 0)) commonest.set(shape, word)
  }
}

/** "Qoute", "adress": many make the same slip. */
function isSlip(word: string): boolean {
  const uses = usesOfWords.get(word) ?? 0
  const isRarer = shapesOf(word).some((shape) => {
    const other = commonest.get(shape) ?? word
    return (usesOfWords.get(other) ?? 0) >= uses * timesRarer && slips(word, other) === 1
  })
  return isRarer && !isEnglish(word)
}

/** The words of the ways, so that none is taken for a slip of another. */
export const topicWords: readonly string[] = [...usesOfWords]
  .filter(([word, count]) => count >= leastUses && !isSlip(word))
  .map(([word]) => word)
