/**
 * What visitors ask about, each with many ways of asking it. A topic is named by a question in the words
 * of the knowledge, by which its answer is looked up: where the knowledge no longer answers that, the
 * topic answers nothing. One that begins with `~` is looked up by the question's own words, one with `-` is
 * of what Whisper is not told, and one with `!` has a reply of its own (talk.ts). Ways are divided by commas,
 * or, where they hold commas themselves, by `|`.
 */
import { words } from '../words/fold'
import { aboutTopics, announcedTopics } from './aboutAndAnnounced'
import { areaTopics, contactTopics } from './areasAndContact'
import { besideCalls1 } from './asked/besideCalls1'
import { besideCalls2 } from './asked/besideCalls2'
import { besideDealings1 } from './asked/besideDealings1'
import { besideDealings2 } from './asked/besideDealings2'
import { besideTheCompany1 } from './asked/besideTheCompany1'
import { besideTheCompany2 } from './asked/besideTheCompany2'
import { besideTheGate1 } from './asked/besideTheGate1'
import { besideTheGate2 } from './asked/besideTheGate2'
import { manners } from './asked/manners'
import { ofBuying } from './asked/ofBuying'
import { ofEntering1 } from './asked/ofEntering1'
import { ofEntering2 } from './asked/ofEntering2'
import { ofPrivacy1 } from './asked/ofPrivacy1'
import { ofPrivacy2 } from './asked/ofPrivacy2'
import { ofTheCompany1 } from './asked/ofTheCompany1'
import { ofTheCompany2 } from './asked/ofTheCompany2'
import { ofTheEquipment } from './asked/ofTheEquipment'
import { troubles } from './asked/troubles'
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
  /** Whether it is no question: talk or trouble, with a reply of its own. */
  isTalk: boolean
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
  besideCalls1,
  besideCalls2,
  besideDealings1,
  besideDealings2,
  besideTheCompany1,
  besideTheCompany2,
  besideTheGate1,
  besideTheGate2,
  manners,
  ofBuying,
  ofEntering1,
  ofEntering2,
  ofPrivacy1,
  ofPrivacy2,
  ofTheCompany1,
  ofTheCompany2,
  ofTheEquipment,
  troubles,
  dangers,
  plainly,
  talks,
]

/** By what they are named; a topic may stand in several tables. */
const waysByHead = new Map<string, string[]>()
for (const table of tables) {
  for (const block of table.trim().split(/\n(?=[=~!-] )/)) {
    const [head = '', ...lines] = block.split('\n')
    const listed = lines.join(' ')
    const ways = listed.split(table.includes(' | ') ? '|' : ',').map((way) => way.trim())
    const known = waysByHead.get(head) ?? []
    waysByHead.set(head, [...known, ...ways.filter((way) => way !== '')])
  }
}

export const topics: readonly Topic[] = [...waysByHead].map(([head, ways]) => {
  const question = head.slice(2)
  const isTold = /^[=~]/.test(head)
  const isTalk = head.startsWith('!')
  const isAsAsked = head.startsWith('~')
  return { question, isTold, isAsAsked, isTalk, ways: isTold ? [question, ...ways] : ways }
})

/** What stands between spaces in the ways, each once: they repeat most of it, and folding it is slow. */
const said = new Set(topics.flatMap(({ ways }) => ways.flatMap((way) => way.split(/\s+/))))

/** Every word of the ways, so that none is taken for a slip of another. */
export const topicWords: readonly string[] = [
  ...new Set(words([...said].join(' ').replace(/@\w+/g, ''))),
]
