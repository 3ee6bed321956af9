/**
 * What is wanted, written down as a message is heard word by word: items, the places that they are for,
 * and what is shared out among those.
 */
import { quantityOf, type Selection } from '#shared/quotes/rules'
import { entrances } from './aroundItems'
import { type NamedItem, sharedOut } from './sharedOut'
import type { Share } from './shares'

export class Tally {
  readonly named: NamedItem[] = []
  /** Gates and doors. */
  entered: number | undefined
  /** Named one by one: "front door, side door". */
  listed = 0
  isUnclear = false
  isShared = false
  /** How many gates, and how many doors. */
  private readonly byNoun = new Map<string, number>()
  /** What else is counted: "four barns". */
  private readonly others = new Map<string, number>()
  private readonly before: number | undefined
  /** Said before what it shares out. */
  private share: Share | undefined
  private isShareUsed = false
  /** From which item on what follows may share them out, and where the sentence begins. */
  private openFrom = 0
  private sentenceFrom = 0
  private readonly strays = { counted: false, joined: false, isCountedAmong: false }

  /** `before`: at how many places there was something in the messages before. */
  constructor(before: number | undefined) {
    this.before = before
  }

  get last(): NamedItem | undefined {
    return this.named.at(-1)
  }

  /** Those that nobody said a place of. */
  get open(): NamedItem[] {
    return this.named.slice(this.openFrom).filter((one) => !one.share && !one.isPlaced)
  }

  get hasPlaces(): boolean {
    return (
      (this.entered ?? this.before) !== undefined ||
      this.others.size > 0 ||
      this.named.some((one) => one.count > 1)
    )
  }

  isCounted = (noun: string): boolean => this.others.has(noun)
  isNamed = (id: string): boolean => this.named.some((one) => one.id === id)

  add(item: NamedItem): void {
    this.named.push(this.share ? { ...item, share: this.share } : item)
    this.isShareUsed = true
    if (this.share) this.isShared = true
  }

  /** Those that are wanted no more. */
  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const at = this.named.findLastIndex((one) => one.id === id)
      if (at >= 0) this.named.splice(at, 1)
    }
    this.openFrom = Math.min(this.openFrom, this.named.length)
    this.sentenceFrom = Math.min(this.sentenceFrom, this.named.length)
  }

  /** "Two of each": whether that is said of items that nobody counted. */
  countEach(count: number): boolean {
    const isOfItems = this.named.length > 1 && !this.named.some((one) => one.isCounted || one.share)
    if (!isOfItems || this.entered !== undefined) return false
    for (const one of this.named) Object.assign(one, { count, isCounted: true, isPlural: false })
    this.isShared = true
    return true
  }

  countLast(count: number): void {
    const { last } = this
    if (!last) return
    const isOfAll = last.share !== undefined
    Object.assign(last, { count, isCounted: true, isPlural: false, isOfAll })
  }

  enter(noun: string, count: number): void {
    this.entered = (this.entered ?? 0) + count
    this.byNoun.set(noun, (this.byNoun.get(noun) ?? 0) + count)
  }

  /** Something that is neither item nor entrance is counted, or joined to an item. */
  countOther(noun: string | undefined, count: number): void {
    if (noun !== undefined) this.others.set(noun, count)
    this.strays.counted = true
  }
  join(): void {
    this.strays.joined = true
  }

  /** "We have 25 of them", after "per entrance". */
  countPlaces(count: number): boolean {
    const waiting = this.named.findLast((one) => one.share && !one.share.isCount)?.share
    if (waiting === undefined || this.entered !== undefined || this.others.size > 0) return false
    this.others.set(waiting.noun ?? '', count)
    return true
  }

  /** `isOneEach`: "one for each". `isBeforeItem`: an item follows it. */
  hearShare(
    found: Share,
    { isOneEach, isBeforeItem }: { isOneEach: boolean; isBeforeItem: boolean },
  ) {
    const { noun, counts, isCount } = found
    if (counts !== undefined && noun !== undefined) {
      if (entrances.has(noun)) this.entered = Math.max(this.entered ?? 0, counts)
      else this.others.set(noun, counts)
    }
    const { open } = this
    const isOfBuildings = found.isBare || this.others.has(noun ?? '')
    if (!found.isBefore && open.length === 0 && isOfBuildings && this.multiplied()) return
    if (found.isEach && found.isBare && !found.isBefore && !isBeforeItem) this.setOfEach()
    // "Two X-401, one for each gate": as many as were named.
    const isAsNamed = open.length > 0 && open.every((one) => one.isCounted && one.count > 1)
    // "Four signs, and for two of the gates a post."
    const isOfNext = isCount && isBeforeItem && open.every((one) => one.isCounted)
    if (isOneEach && isAsNamed) {
      this.isUnclear ||= open.length > 1
      this.isShared = true
    } else if (found.isBefore || open.length === 0 || isOfNext) {
      this.share = found
      this.isShareUsed = false
    } else this.shareOut(found)
  }

  /** "Three of our gates want three signs each": of the places that were said before. */
  private setOfEach(): void {
    for (const one of this.named.slice(this.sentenceFrom)) one.isOfEach = true
  }

  /** Among what stands before it: all that nobody counted, or the last. */
  shareOut(found: Pick<Share, 'of' | 'isCount' | 'isBare'>): void {
    const { open } = this
    const uncounted = open.filter((one) => !one.isCounted)
    const shared = uncounted.length > 0 ? uncounted : open.slice(-1)
    if (found.isBare && uncounted.length > 1) this.isUnclear = true
    if (shared.some((one) => one.isCounted && open.length > 1)) this.isUnclear = true
    for (const one of shared) one.share = found
    this.isShared = true
    this.openFrom = this.named.length
  }

  /** "The left one", after "both": no longer of all. */
  endShare(): void {
    this.share = undefined
  }

  /** What is said in a sentence without items says nothing of them. */
  endSentence(): void {
    if (this.named.length > this.sentenceFrom) {
      if (this.strays.joined) this.isUnclear = true
      if (this.strays.counted) this.strays.isCountedAmong = true
    }
    this.strays.counted = false
    this.strays.joined = false
    if (this.isShareUsed) this.share = undefined
    this.openFrom = this.named.length
    this.sentenceFrom = this.named.length
  }

  /** How many of each in the end; in doubt where something was counted that is no item. */
  sum(): { selection: Selection; isClear: boolean; entrances: number | undefined } {
    if (this.listed > 1) this.entered = (this.entered ?? 0) + this.listed
    const { named, entered, byNoun, others, before } = this
    const { selection, isClear } = sharedOut(named, { entered, byNoun, others, before })
    const isStray = this.strays.isCountedAmong && !this.isShared && !this.isAgreed()
    const isOfService = !this.isShared || quantityOf(selection, 'base-sub') > 0
    return {
      selection,
      isClear: isClear && !this.isUnclear && !isStray,
      entrances: isOfService ? entered : undefined,
    }
  }

  /** "Eight houses, so eight base subscriptions": what else is counted says why. */
  private isAgreed(): boolean {
    const [count, ...more] = new Set(this.others.values())
    const isSame = more.length === 0 && this.entered === undefined
    return isSame && this.named.every((one) => one.isCounted && one.count === count)
  }

  /** "Three buildings with two entrances each." */
  private multiplied(): boolean {
    const places = this.entered ?? this.listed
    const [times = 1, ...more] = this.others.values()
    if (this.others.size === 0 || more.length > 0 || places === 0) return false
    this.entered = places * times
    this.byNoun.clear()
    this.listed = 0
    return true
  }
}
