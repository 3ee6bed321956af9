/**
 * Answers what a set of items of the price list costs, or takes to install. Named in a question before,
 * a set may be added to ("and with two more doors?") or asked about again ("in the first year?").
 */
import { quantityOf, type Selection, sectionsOf, setQuantity } from '#shared/quotes/rules'
import type { Passage } from '../passages'
import { asksTime, isOfPrice, isWithinRules, ofInstalling } from './asks'
import { type HeardItems, hearItems } from './hearItems'
import { itemNames } from './itemNames'
import type { PricedItem } from './listPrices'
import { lineText, priceReply, singlePrices } from './priceReply'
import { isOfPrices } from './wordsOfPrices'

const leans =
  /^(?:and|plus|what about|how about|so|ok|with|without)\b|\b(?:it|its|that|this|those|these|them|they|one|ones|all|everything|together|altogether|total)\b/
const adds = /\b(?:and with|with|plus|add|adding|also|too|as well|more|on top|additional|extra)\b/
const ofAllBefore =
  /\b(?:both|all|together|altogether|everything|the lot|in total|total|sum|combined|the (?:two|three|four))\b/
/** What one more of these is for is the base subscription's. */
const onTop = ['add-door', 'add-camera']
/** "How much more is an additional door?" asks for the door alone. */
const asksOnTop = /\b(?:more|on top|extra (?:cost|charge|fee)|add(?:s|ed)? to|surcharge)\b/

/** What a message names. `isClear`: all of it was understood, so that a total may be said. */
export interface NamedSet {
  items: Selection
  isClear: boolean
}

export interface Priced {
  text: string
  passages: readonly Passage[]
}

export interface Pricing {
  /** The words that name items, for the spelling. */
  words: readonly string[]
  /** The set that a message is about, in the light of the one before; of `ever`, all before, if it says so. */
  setOf(message: readonly string[], before: Selection, ever?: Selection): NamedSet
  /** Whether a part of a message asks for the price of a set, or for the time to install it. */
  isAsked(part: readonly string[], before: Selection): boolean
  reply(set: NamedSet): Priced
}

export function createPricing(items: readonly PricedItem[]): Pricing {
  const names = itemNames(items)

  function setOf(
    message: readonly string[],
    before: Selection,
    ever: Selection = before,
  ): NamedSet {
    const heard = hearItems(message, names)
    const said = message.join(' ')
    const isOfBefore = before.length > 0 && leans.test(said)
    if (heard.selection.length === 0) {
      if (!isOfBefore) return { items: [], isClear: true }
      if (ofAllBefore.test(said) && heard.loose === undefined) return { items: ever, isClear: true }
      const left = heard.without.reduce((set, id) => setQuantity(set, id, 0), before)
      const isCounted = heard.loose === undefined || left.length === 1
      return { items: counted(left, heard), isClear: !heard.isUnclear && isCounted }
    }
    const isAdded = isOfBefore && adds.test(said)
    const all = isAdded ? joined(before, heard.selection) : heard.selection
    const isClear = !heard.isUnclear && heard.without.length === 0
    const isOfHardware = heard.entrances !== undefined && quantityOf(all, 'base-sub') === 0
    return {
      items: withEntrances(asksOnTop.test(said) ? all : withSubscription(all), heard),
      isClear: isClear && !(isOfHardware && (heard.entrances ?? 0) > 1),
    }
  }

  function isAsked(part: readonly string[], before: Selection): boolean {
    const heard = hearItems(part, names)
    const said = part.join(' ')
    if (!isWithinRules(said)) return false
    const others = heard.rest.filter((word) => !isOfPrices(word))
    if (heard.selection.length === 0) {
      if (before.length === 0 || others.length > 0) return false
      return (
        isOfPrice(said) ||
        (asksTime.test(said) && (ofInstalling.test(said) || part.length <= 3)) ||
        heard.loose !== undefined ||
        heard.without.length > 0 ||
        heard.entrances !== undefined
      )
    }
    if (isOfPrice(said)) return others.length <= 2
    const takesTime = sectionsOf(heard.selection, items).some(({ lines }) =>
      lines.some(({ item }) => item.tenths > 0),
    )
    if (asksTime.test(said) && ofInstalling.test(said)) return takesTime && others.length === 0
    return (
      others.length === 0 &&
      !/\b(?:what is|what are|do|does|can|could|is|are|have|need)\b/.test(said)
    )
  }

  function reply({ items: selected, isClear }: NamedSet): Priced {
    const said = isClear ? selected : selected.map(({ id }) => ({ id, quantity: 1 }))
    const lines = sectionsOf(said, items).flatMap((section) => section.lines)
    return {
      text: isClear ? priceReply(said, items) : singlePrices(said, items),
      passages: lines.map((line) => ({
        id: `list-price/${line.item.id}`,
        title: 'List prices',
        heading: '',
        text: lineText(line),
        tags: [],
      })),
    }
  }

  const words = [...names.words()]
  return { words, setOf, isAsked, reply }
}

/** "And for two?": of the one item, or as many gates under the subscription. */
function counted(before: Selection, heard: HeardItems): Selection {
  const [only, ...others] = before
  if (heard.entrances !== undefined) return withEntrances(before, heard)
  if (heard.loose === undefined || only === undefined || others.length > 0) return before
  return setQuantity(before, only.id, heard.loose)
}

/** A subscription covers one gate or door; each more is an item of its own. */
function withEntrances(selected: Selection, { entrances }: HeardItems): Selection {
  const isCovered = quantityOf(selected, 'base-sub') === 1 && entrances !== undefined
  if (!isCovered || entrances < 2) return selected
  return setQuantity(selected, 'add-door', entrances - 1)
}

/** More doors and cameras of an entrance need the subscription that they add to. */
function withSubscription(selected: Selection): Selection {
  const isOnTop = selected.some(({ id }) => onTop.includes(id))
  const isAlone = selected.every(({ id }) => onTop.includes(id))
  if (!isOnTop || isAlone || quantityOf(selected, 'base-sub') > 0) return selected
  return setQuantity(selected, 'base-sub', 1)
}

function joined(before: Selection, more: Selection): Selection {
  return more.reduce(
    (all, { id, quantity }) => setQuantity(all, id, quantityOf(all, id) + quantity),
    before,
  )
}
