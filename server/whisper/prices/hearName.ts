/** Hears the name of an item: whether it is wanted, left out, or in doubt, and how many of it. */
import { mostOfOne, quantityOf } from '#shared/quotes/rules'
import { owned } from './aroundItems'
import type { Hearing } from './hearing'
import type { ItemName } from './itemNames'
import type { NamedItem } from './sharedOut'
import {
  isCarriedAt,
  isDoingAt,
  isHadAt,
  isLeftAt,
  isOfService,
  isPaidAt,
  isPlaceAt,
  isTheirPlaceAt,
} from './standing'
import { unlikely } from './wanted/hearWanted'

/** Less likely wanted than that, nothing is added up; nor where what is left out, or named again, is as likely as this. */
const least = { doubtless: 0.6, again: 0.95 }

export function hearName(h: Hearing, name: ItemName, at: number): void {
  const { words, tally } = h
  const end = at + name.length - 1
  const [only = '', ...more] = meantAt(h, at, name.ids)
  const last = tally.last?.id
  const isOwned =
    owned.has(words[at - 1] ?? '') && h.number === undefined && !isJoinedAt(words, at, end)
  const isPartOfLast = h.lastEnd === at - 1 && name.isEveryday && name.ids.includes(last ?? '')
  const isAfterItem = h.lastEnd === at - 3 && last !== undefined
  // "A wood post. What would the posts cost?"
  const isReferred = more.length > 0 && h.number === undefined && name.ids.some(tally.isNamed)
  h.lastEnd = end
  if (isPartOfLast || (isReferred && !isLeftAt(words, at, end))) return
  if (h.number !== undefined && name.isEveryday && isTheirPlaceAt(words, at)) return
  if (isDoingAt(words, at) || (name.isEveryday && isPlaceAt(words, at, isAfterItem))) return
  if (name.isEveryday && isAfterItem && isForSigns(last, words[at - 2])) {
    if (h.number !== undefined && !h.isOfArticle && !tally.last?.isCounted) {
      tally.countLast(h.number)
      h.isCounted = true
    }
    return
  }
  const isLeft = isLeftAt(words, at, end)
  const isBase = name.ids.includes('base-sub')
  // "What is LPR added to a base plan?" What it is added to may well be wanted.
  if (!isBase && isUnwantedAt(h, name, at, isLeft)) return
  if (isLeft) {
    h.without.push(...name.ids)
    tally.remove(name.ids)
  } else if (isBase && isPaidAt(words, at, end)) h.isSubscribed = true
  else if (!isOwned) {
    if (!name.isEveryday || words[at - 3] === 'back') h.isEveryday = false
    if (more.length === 0) take(h, only, at, end)
    else {
      h.doubted = name.ids
      h.doubtedCount = h.isOfArticle ? undefined : h.number
      if (h.number !== undefined && h.number !== 1) h.isCounted = true
    }
  }
}

/** Whether it is named without being asked for, by what was learned; notes what is in doubt. */
function isUnwantedAt(h: Hearing, { ids }: ItemName, at: number, isLeft: boolean): boolean {
  const wanted = h.wantedAt(at)
  // What becomes of items that were named before, the rules know.
  if (wanted === undefined || ids.some((id) => quantityOf(h.items, id) > 0)) return false
  const isAgain = ids.some(h.tally.isNamed)
  const isUnwanted = wanted < unlikely
  if (isUnwanted) h.isParted = true
  else if (!isLeft && !isAgain) h.leastWanted = Math.min(h.leastWanted, wanted)
  // What may be several items is in doubt as it is.
  const isOpen = !isUnwanted && ids.length === 1 && wanted < least.doubtless
  if (isLeft || isAgain ? wanted > least.again : isOpen) h.isDoubtful = true
  return isUnwanted && !isLeft && !isAgain
}

/** "My base subscription with a SIM card": both are asked for, unless it says what goes on it. */
const isJoinedAt = (words: readonly string[], at: number, end: number): boolean =>
  /^(?:with|plus|and)$/.test(words[end + 1] ?? '') &&
  !/^(?:on|to|onto|under|for|of)$/.test(words[at - 2] ?? '')

/** "LED kits for three signs": as many of these as there are of those, which are no more than what they are for. */
const isForSigns = (last: string, before = ''): boolean =>
  before === 'for' && /^(?:led-kit|wood-post|gooseneck)$/.test(last)

/** "The controller", "no, six posts": of those that were named before. */
function meantAt(h: Hearing, at: number, ids: readonly string[]): readonly string[] {
  const { words } = h
  const isKnown = definite.test(words[at - 1] ?? '') || (h.isCorrecting && h.number !== undefined)
  const known = isKnown ? ids.filter((id) => quantityOf(h.items, id) > 0) : []
  return known.length === 1 ? known : ids
}

function take(h: Hearing, id: string, at: number, end: number): void {
  const { words, stems, tally } = h
  const isAnother = /^(?:another|more|second)$/.test(words[at - 1] ?? '')
  const isResolving = h.doubted.includes(id)
  const count = h.number ?? (isResolving ? h.doubtedCount : asManyAs(words, at, tally.last))
  if (isResolving) h.doubted = []
  const isPlural = count === undefined && isManyOf(words[end] ?? '', stems[end] ?? '')
  const isExplicit = count !== undefined && !h.isOfArticle
  const isAgain = tally.isNamed(id) && !isAnother
  // "An X-401 for the pool house, for the clubhouse an X-401 as well."
  const isToo = /^(?:as|too|also)$/.test(words[end + 1] ?? '')
  if (isAgain && ((count ?? 1) !== 1 || isToo)) tally.isUnclear = true
  if (!isAgain) tally.add({ id, count: count ?? 1, isCounted: isExplicit, isPlural })
  if (isExplicit) h.isCounted = true
  if ((count ?? 1) > mostOfOne || count === 0) tally.isUnclear = true
  if (isCarriedAt(words, at, end)) tally.isUnclear = true
  if (isHadAt(words, at) && !isOfService(id)) tally.isUnclear = true
}

const definite = /^(?:the|that|this|those|these)$/
const isManyOf = (word: string, stem: string) => word.endsWith('s') && !stem.endsWith('s')

/** "And twice as many LED kits". */
function asManyAs(words: readonly string[], at: number, last: NamedItem | undefined) {
  const said = words.slice(Math.max(0, at - 3), at).join(' ')
  const [, times] = /(?:^| )(?:(twice|half) )?as many$/.exec(said) ?? []
  if (last === undefined || !/as many$/.test(said)) return undefined
  return last.count * (times === 'twice' ? 2 : times === 'half' ? 0.5 : 1)
}
