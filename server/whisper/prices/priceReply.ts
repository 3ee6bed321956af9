/** What the price list says of the items that a message names: a total where all of it is understood. */
import { listed } from '#shared/content/written'
import {
  type Due,
  dueOf,
  hours,
  installationOf,
  type Line,
  money,
  type Section,
  sectionsOf,
} from '#shared/quotes/rules'
import { kindsAsked } from '../engine/factKinds'
import { isQuestion } from '../engine/splitQuestion'
import type { PricedItem } from './listPrices'
import { createItemFinder } from './namedItems'

export interface PriceReply {
  text: string
  /** One a line, as the reason that admins see. */
  lines: string[]
  isTotal: boolean
}

/** What dealers pay stands in no list that Whisper reads, and a list price is no answer to it. */
const asksDealers =
  /\b(?:dealers?|wholesale|trade|resellers?|distributors?|installers?|contractors?|margins?|mark-?ups?|cost price|internal(?:ly)?|at cost|(?:costs?|pay) (?:you|your company))\b|\byour (?:own )?costs?\b|\byou pay\b/i

/** Undefined where no price is asked for, or of nothing in the list. */
export function createPriceList(
  items: readonly PricedItem[],
): (text: string) => PriceReply | undefined {
  const find = createItemFinder(items)
  return (text) => {
    if (asksDealers.test(text)) return undefined
    const { selection, isWhole } = find(text)
    if (selection.length === 0) return undefined
    const isAsked =
      kindsAsked(text).includes('money') || (!isQuestion(text) && (isWhole || selection.length > 1))
    if (!isAsked) return undefined
    const sections = sectionsOf(selection, items)
    const lines = sections.flatMap((section) => section.lines)
    return {
      text: isWhole ? total(sections, lines) : single(lines),
      lines: lines.map(lineText),
      isTotal: isWhole,
    }
  }
}

type Sections = readonly Section<PricedItem>[]
type Lines = readonly Line<PricedItem>[]

function total(sections: Sections, lines: Lines): string {
  const what = listed(lines.map(({ item, quantity }) => `${quantity} × ${item.name}`))
  const parts = lines.length > 1 ? ` That is ${listed(lines.map(lineOf))}.` : ''
  return `At list price, ${what} ${costs(dueOf(sections, ({ msrp }) => msrp))}.${parts}${installing(sections)} A quote says what applies to you.`
}

/** Each by itself: a total of what was not understood would mislead. */
function single(lines: Lines): string {
  const each = lines.map(({ item }) => `${item.name} ${dollars(item.msrp)} ${period(item)}`)
  return `At list price, each: ${listed(each)}. A quote adds up everything you need.`
}

const lineText = ({ item, quantity }: Line<PricedItem>): string =>
  `${quantity} × ${item.name}: ${dollars(item.msrp * quantity)} ${period(item)}.`

const lineOf = ({ item, quantity }: Line<PricedItem>): string =>
  `${quantity} × ${item.name} at ${dollars(item.msrp * quantity)}${isMonthly(item) ? ' a month' : ''}`

function costs({ once, monthly, firstYear }: Due): string {
  const year = `${dollars(firstYear)} in the first year`
  if (monthly === 0) return `comes to ${dollars(once)} once`
  if (once === 0) return `comes to ${dollars(monthly)} a month, which makes ${year}`
  return `comes to ${dollars(once)} once and ${dollars(monthly)} a month, which makes ${year}`
}

function installing(sections: Sections): string {
  const tenths = installationOf(sections)
  if (tenths === 0) return ''
  const time = hours(tenths).replace(/\.0$/, '')
  return ` Installing it takes ${time} ${time === '1' ? 'hour' : 'hours'} by the list.`
}

const isMonthly = ({ category }: PricedItem) => category === 'subscription'
const period = (item: PricedItem) => (isMonthly(item) ? 'a month' : 'once')
const dollars = (cents: number) => `$${money(cents).replace(/\.00$/, '')}`
