/**
 * Answers what a set of items of the price list costs, or takes to install. Named in a question before,
 * a set may be added to ("and with two more doors?") or asked about again ("in the first year?").
 */
import { sectionsOf } from '#shared/quotes/rules'
import type { Passage } from '../passages'
import { words } from '../words/fold'
import { stem } from '../words/stem'
import {
  asksMonthly,
  asksRunning,
  asksTime,
  isOfPrice,
  isWithinRules,
  isYesOrNo,
  ofInstalling,
} from './asks'
import { compares, wordsOfComparing } from './comparing'
import { hearItems } from './hearItems'
import { itemNames } from './itemNames'
import { isBareAsk } from './leaning'
import { isSurelyFollowing } from './likelyWay'
import type { PricedItem } from './listPrices'
import { comparison, described, lineText, priceReply, singlePrices } from './priceReply'
import { type NamedSet, nothing } from './setOfItems'
import { setsNamed } from './setsNamed'
import { sizesNamed } from './sizesNamed'
import { hearWayAlone } from './ways/hearWays'
import { isOfPrices } from './wordsOfPrices'

export interface Priced {
  text: string
  /** Of a set that was not wholly understood less. */
  confidence: number
  passages: readonly Passage[]
}

export interface Pricing {
  /** The words that name items, for the spelling. */
  words: readonly string[]
  /** The set that a message is about, in the light of the one before; of `ever`, all before, if it says so. */
  setOf(message: readonly string[], before?: NamedSet, ever?: NamedSet): NamedSet
  /** Whether a part of a message asks for the price of a set, or for the time to install it. */
  isAsked(part: readonly string[], set: NamedSet): boolean
  /** The same of what is said beside the questions of a message. */
  isAskedBeside(statement: readonly string[], set: NamedSet): boolean
  reply(set: NamedSet): Priced
}

const confidence = { ofSet: 0.9, ofSingles: 0.6 }
/** As likely, a part of a message that asks for the price of a sum is what does. */
const leastOfSum = 0.5
const besides = ' The base subscription is charged besides.'
/** Installing has prices of its own, and savings are against something else. */
const ofElse = /\b(?:instead|install\w*|sav(?:e|es|ing|ings))\b/

export function createPricing(items: readonly PricedItem[]): Pricing {
  const names = itemNames(items)
  const namesOf = new Map(items.map(({ id, name }) => [id, new Set(words(name).map(stem))]))
  const setOf = items.length > 0 ? setsNamed(names) : () => nothing

  function isAsked(asked: readonly string[], set: NamedSet): boolean {
    const part = sizesNamed(asked, set)
    const heard = hearItems(part, names, set)
    const said = part.join(' ')
    const others = heard.rest.filter((word) => !isOfPrices(word) && !isOfNames(word, set))
    const isNamed = heard.selection.length + heard.doubted.length > 0
    if (isNothing(set)) return false
    if (set.isChanged && others.length <= 4) return true
    if (!isWithinRules(said) || asksRunning(said)) return false
    // Single prices help where a total is open; whether a total is asked for is for the rules to say.
    const isOpen = !set.isClear || !isMany(set)
    if (set.isFollowing && isOpen && (isNamed || isSurelyFollowing(part, set, names))) return true
    const asksHours = /\bhours\b/.test(said)
    if (set.versus !== undefined && (isNamed || isOfPrice(said) || compares.test(said)))
      return others.length <= 5
    if (!isNamed) {
      if (ofElse.test(said) && !asksTime.test(said)) return false
      if ((heard.entrances ?? 0) > 1 && (asksMonthly.test(said) || isOfPrice(said)))
        return others.length <= 1
      if (isBareAsk(said) && !set.isOfEntrances) return true
      if (set.isNamedNow && set.isClear && isMany(set) && /^what is (?:it|that|this)$/.test(said))
        return true
      if (asksHours && set.isNamedNow && set.isClear && !set.isOfEntrances)
        return others.length <= 3
      // "An X-401 and one subscription for two years: what will I have paid?"
      if (set.isSum && isOfPrice(said)) return true
      if (set.isOfEntrances || others.length > (set.isNamedNow ? 1 : 0)) return false
      return (
        isOfPrice(said) ||
        (asksTime.test(said) && (ofInstalling.test(said) || part.length <= 3)) ||
        heard.months !== undefined ||
        isCount(heard.loose, said) ||
        heard.without.length > 0 ||
        heard.entrances !== undefined
      )
    }
    const maySum = set.isClear && !isYesOrNo(said) && (isOfPrice(said) || set.isSum)
    if (maySum && hearWayAlone(part, names).sum > leastOfSum) return true
    if (heard.isEveryday && /\binstall/.test(said)) return false
    const isOrder = set.isClear && (heard.isCounted || heard.isShared) && !heard.isEveryday
    if (isOfPrice(said) || heard.months !== undefined)
      return others.length <= (heard.isEveryday && !heard.isCounted ? 1 : isOrder ? 8 : 3)
    if (set.isDescribed) return others.length === 0
    const takesTime = sectionsOf(
      heard.selection.length > 0 ? heard.selection : set.items,
      items,
    ).some(({ lines }) => lines.some(({ item }) => item.tenths > 0))
    if (asksTime.test(said) && (ofInstalling.test(said) || asksHours))
      return takesTime && others.length <= (asksHours ? 3 : 0)
    if (
      heard.isCounted &&
      /^(?:what is|what are|i need|we need|could i get|can i get)\b/.test(said)
    )
      return others.length <= (isOrder && !asking.test(said) ? 8 : 0)
    if (isOrder && !asking.test(said)) return others.length <= 8
    if (/\b(?:what is|what are|do|does|can|could|is|are|have|need)\b/.test(said)) return false
    const isList = heard.isEachCounted && heard.selection.length > 1
    return others.length <= (isList ? 2 : heard.isCounted && !heard.isEveryday ? 1 : 0)
  }

  const isAskedBeside = (statement: readonly string[], set: NamedSet): boolean =>
    isOfPrice(statement.join(' ')) && isAsked(statement, set)

  /** "What would the posts come to?" */
  function isOfNames(word: string, set: NamedSet): boolean {
    return set.items.some(({ id }) => namesOf.get(id)?.has(stem(word)))
  }

  function reply(set: NamedSet): Priced {
    const { items: selected, doubted, versus, months, isDescribed, isOnTop } = set
    const isClear = set.isClear && !set.isApart
    const shown = isClear
      ? [...selected, ...(versus ?? [])]
      : [...new Set([...selected.map(({ id }) => id), ...doubted])].map((id) => ({
          id,
          quantity: 1,
        }))
    const lines = sectionsOf(shown, items).flatMap((section) => section.lines)
    return {
      text: textOf(),
      confidence: isClear ? confidence.ofSet : confidence.ofSingles,
      passages: lines.map((line) => ({
        id: `list-price/${line.item.id}`,
        title: 'List prices',
        heading: '',
        text: lineText(line),
        tags: [],
      })),
    }
    function textOf(): string {
      if (!isClear) return singlePrices(shown, items)
      if (versus !== undefined) return comparison(selected, versus, items)
      const about = isDescribed ? described(selected, items) : ''
      return `${about}${priceReply(selected, items, months)}${isOnTop ? besides : ''}`
    }
  }

  return { words: [...names.words, ...wordsOfComparing], setOf, isAsked, isAskedBeside, reply }
}

const asking =
  /^(?:(?:and|so|but|ok) )?(?:what|how|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may)\b/
/** "Three then?", but not "can several people use one system". */
const isCount = (loose: number | undefined, said: string): boolean =>
  loose !== undefined && !(loose === 1 && asking.test(said))
/** Of one item that was only named, "what is it?" asks for no price. */
const isMany = ({ items }: NamedSet) =>
  items.length > 1 || items.some(({ quantity }) => quantity > 1)
const isNothing = ({ items, doubted }: NamedSet) => items.length + doubted.length === 0
