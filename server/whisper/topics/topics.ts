/**
 * What visitors ask about, each with many ways of asking it. A topic is named by a question in the words
 * of the knowledge, by which its answer is looked up: where the knowledge no longer answers that, the
 * topic answers nothing. One that begins with `~` is looked up by the question's own words, one with `-` is
 * of what Whisper is not told.
 */
import { words } from '../words/fold'
import { aboutTopics, announcedTopics } from './aboutAndAnnounced'
import { areaTopics, contactTopics } from './areasAndContact'
import { besideTheKnownTopics } from './besideTheKnown'
import { beyondBusinessTopics } from './beyondBusiness'
import { beyondEquipmentTopics } from './beyondEquipment'
import { detailTopics } from './details'
import { enteringTopics } from './entering'
import { installationTopics } from './installation'
import { pricingTopics } from './pricing'
import { privacyTopics } from './privacy'
import { serviceTopics } from './service'
import { voicesAtTheGate } from './voicesAtTheGate'
import { voicesBeyond } from './voicesBeyond'
import { voicesOfBuying } from './voicesOfBuying'
import { voicesOfDealings } from './voicesOfDealings'
import { voicesOfPrivacy } from './voicesOfPrivacy'
import { voicesOfService } from './voicesOfService'

export interface Topic {
  /** As the knowledge answers it. */
  question: string
  /** Whether Whisper is told of it at all. */
  isTold: boolean
  /** Whether the question's own words find the answer: a town is looked up by its name. */
  isAsAsked: boolean
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
]

/** By what they are named; a topic may stand in several tables. */
const waysByHead = new Map<string, string[]>()
for (const table of tables) {
  for (const block of table.trim().split(/\n(?=[=~-] )/)) {
    const [head = '', ...lines] = block.split('\n')
    const ways = lines
      .join(' ')
      .split(',')
      .map((way) => way.trim())
    const known = waysByHead.get(head) ?? []
    waysByHead.set(head, [...known, ...ways.filter((way) => way !== '')])
  }
}

export const topics: readonly Topic[] = [...waysByHead].map(([head, ways]) => {
  const question = head.slice(2)
  const isTold = !head.startsWith('-')
  const isAsAsked = head.startsWith('~')
  return { question, isTold, isAsAsked, ways: isTold ? [question, ...ways] : ways }
})

/** Every word of the ways, so that none is taken for a slip of another. */
export const topicWords: readonly string[] = [
  ...new Set(topics.flatMap(({ ways }) => ways.flatMap((way) => words(way.replace(/@\w+/g, ''))))),
]
