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
  /** Whether an item is named that is not wanted. */
  isParted = false
  /** Whether that is in doubt of one. */
  isDoubtful = false
  /** Of those that are, how likely the least likely is. */
  leastWanted = 1
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
    /** How likely each item is wanted, by the place of its name: 0 to 1. */
    private readonly wanted: ReadonlyMap<number, number> = new Map(),
  ) {
    this.stems = words.map(stem)
    this.tally = new Tally(places)
    this.items = items
    this.isCorrecting = corrects.test(words.join(' '))
  }

  /** How likely the item that is named there is wanted: 0 to 1; undefined where that was not asked. */
  wantedAt = (at: number): number | undefined => this.wanted.get(at)
  nameAt = (at: number): ItemName | undefined => this.names.at(at, this.words, this.stems)
  isItemAt = (at: number): boolean => this.nameAt(at) !== undefined
  countsAt = (at: number): boolean =>
    this.isItemAt(at) || entrances.has(this.stems[at] ?? '') || between.has(this.words[at] ?? '')
}
