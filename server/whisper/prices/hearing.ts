/** What is known of a message's items while it is heard word by word. */
import type { Selection } from '#shared/quotes/rules'
import { stem } from '../words/stem'
import { between, entrances } from './aroundItems'
import type { ItemName, ItemNames } from './itemNames'
import { corrects } from './leaning'
import { Tally } from './tally'

/** Of the messages before. */
export interface Known {
  items: Selection
  /** At how many places there was something. */
  places?: number | undefined
}

export class Hearing {
  readonly stems: readonly string[]
  readonly tally: Tally
  readonly rest: string[] = []
  readonly without: string[] = []
  readonly items: Selection
  readonly isCorrecting: boolean
  doubted: readonly string[] = []
  doubtedCount: number | undefined
  loose: number | undefined
  isCounted = false
  isEveryday = true
  /** The base subscription is paid already. */
  isSubscribed = false
  /** The number that waits for what it counts. */
  number: number | undefined
  numberAt = -1
  isOfArticle = false
  /** Where the last item ends. */
  lastEnd = -9

  constructor(
    readonly words: readonly string[],
    private readonly names: ItemNames,
    { items, places }: Known,
  ) {
    this.stems = words.map(stem)
    this.tally = new Tally(places)
    this.items = items
    this.isCorrecting = corrects.test(words.join(' '))
  }

  nameAt = (at: number): ItemName | undefined => this.names.at(at, this.words, this.stems)
  isItemAt = (at: number): boolean => this.nameAt(at) !== undefined
  countsAt = (at: number): boolean =>
    this.isItemAt(at) || entrances.has(this.stems[at] ?? '') || between.has(this.words[at] ?? '')
}
