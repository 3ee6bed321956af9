/**
 * Answers what a set of items of the price list costs, or takes to install. Named in a question before,
 * a set may be added to ("and with two more doors?") or asked about again ("in the first year?").
 */
import { quantityOf, type Selection, sectionsOf, setQuantity } from '#shared/quotes/rules'
import type { Passage } from '../passages'
import { isLight, terms } from '../words/terms'
import { type HeardItems, hearItems } from './hearItems'
import { itemNames } from './itemNames'
import type { PricedItem } from './listPrices'
import { lineText, priceReply } from './priceReply'

/** What a question says of a set, beside the set. */
const asksPrice =
  /\b(?:pric\w*|msrp|costs?|costing|how much|pay|pays|paying|charged?|charges|fees?|dollars|due|owe|total|altogether|together|comes? to|comes? out|add up|adds up|sum|monthly|(?:a|per|each|every) (?:month|year)|first year|yearly|annual\w*|once|upfront|one time|expensive|bucks|spend|run me|set me back)\b/
const asksTime = /\b(?:how long|how many hours|how much time|hours|time)\b/
const ofInstalling = /\b(?:install\w*|takes?|put|set up|setup|mount\w*|labor|work)\b/
/** The rules of a quote for visitors know nothing of these. */
const beyond =
  /\b(?:discount\w*|financ\w*|tax|taxes|shipping|deposit|refund\w*|rent\w*|lease|used|last|lasts|weigh\w*|dealer\w*|wholesale)\b/
const leans =
  /^(?:and|plus|what about|how about|so|ok|with)\b|\b(?:it|its|that|this|those|these|them|they|one|ones|all|everything|together|altogether|total)\b/
const adds = /\b(?:and with|with|plus|add|adding|also|too|as well|more|on top|additional|extra)\b/
const ofPrices = new Set(
  'price month duration install include order gate door property usage total cost controller item list set togeth altogeth sum owe due year onc annual quot entranc come kit sign equip hardware plu amount extra'.split(
    ' ',
  ),
)

export interface Priced {
  text: string
  passages: readonly Passage[]
}

export interface Pricing {
  /** The words that name items, for the spelling. */
  words: readonly string[]
  /** The set that a message is about, in the light of the one before. */
  selection(message: readonly string[], before: Selection): Selection
  /** Whether a part of a message asks for the price of a set, or for the time to install it. */
  isAsked(part: readonly string[], before: Selection): boolean
  reply(selection: Selection): Priced
}

export function createPricing(items: readonly PricedItem[]): Pricing {
  const names = itemNames(items)

  function selection(message: readonly string[], before: Selection): Selection {
    const heard = hearItems(message, names)
    const said = message.join(' ')
    if (heard.selection.length === 0) {
      return before.length > 0 && leans.test(said) ? counted(before, heard) : []
    }
    if (before.length > 0 && adds.test(said) && leans.test(said)) {
      return withEntrances(joined(before, heard.selection), heard)
    }
    return withEntrances(heard.selection, heard)
  }

  function isAsked(part: readonly string[], before: Selection): boolean {
    const heard = hearItems(part, names)
    const said = part.join(' ')
    if (beyond.test(said)) return false
    const others = terms(heard.rest).filter((term) => !isLight(term) && !ofPrices.has(term))
    if (heard.selection.length === 0) {
      if (before.length === 0 || others.length > 0) return false
      return (
        asksPrice.test(said) ||
        asksTime.test(said) ||
        heard.loose !== undefined ||
        heard.entrances !== undefined
      )
    }
    if (asksPrice.test(said)) return others.length <= (/\bhow much\b/.test(said) ? 1 : 2)
    const takesTime = sectionsOf(heard.selection, items).some(({ lines }) =>
      lines.some(({ item }) => item.tenths > 0),
    )
    if (asksTime.test(said) && ofInstalling.test(said)) return takesTime && others.length === 0
    return (
      others.length === 0 &&
      !/\b(?:what is|what are|do|does|can|could|is|are|have|need)\b/.test(said)
    )
  }

  function reply(selected: Selection): Priced {
    const lines = sectionsOf(selected, items).flatMap((section) => section.lines)
    return {
      text: priceReply(selected, items),
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
  return { words, selection, isAsked, reply }
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

function joined(before: Selection, more: Selection): Selection {
  return more.reduce(
    (all, { id, quantity }) => setQuantity(all, id, quantityOf(all, id) + quantity),
    before,
  )
}
