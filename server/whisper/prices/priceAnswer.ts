/** Answers with list prices of the items in a message: a total only if all of it is understood. */
import { listed } from '#shared/content/written'
import {
  type Due,
  dueOf,
  hours,
  installationOf,
  type Line,
  money,
  monthsOfYear,
  type Section,
  sectionsOf,
} from '#shared/quotes/rules'
import { kindsAsked } from '../engine/factKinds'
import { isQuestion } from '../engine/splitQuestion'
import { words } from '../words/fold'
import { countAt } from '../words/numbers'
import type { PricedItem } from './listPrices'
import { createItemFinder } from './namedItems'

interface PriceAnswer {
  text: string
  /** One line per item, shown to admins as the reason. */
  lines: string[]
  isTotal: boolean
  /**
   * Whether a text with a price answers as well: beside a total, only for one item, named in the text.
   */
  isAnsweredBy(text: string): boolean
}

const asksTotal =
  /\b(?:totals?|altogether|sum|adds? up|added|comes? to|bill|due|spend|spent|first[- ]year|(?:a|per|each|every) month|monthly)\b|=/i
const asksHours = (text: string): boolean =>
  /\bhours?\b/i.test(text) && /\b(?:install|fit|put|set|mount|work|crew|take)/i.test(text)

/** "How much does it weigh", "how much data does it have". */
const howMuchElse =
  /\bhow much (?:power|energy|electricity|current|data|memory|storage|range|space|room|weight|time|light|noise|wind|water)\b|\bhow much (?:does|do|can|will|would) (?:[\w-]+ ){0,5}(?:weigh|hold|use|draw|consume|lift|carry|last|need)\b/gi
const asksMoney = (text: string): boolean =>
  kindsAsked(text.replace(howMuchElse, '')).includes('money')
/** Dealer costs are in no list that Whisper reads, and a list price doesn't answer such a question. */
const asksDealers =
  /\b(?:dealers?|wholesale|trade|resellers?|distributors?|installers?|contractors?|margins?|mark-?ups?|cost price|internal(?:ly)?|at cost|(?:costs?|pay) (?:you|your company))\b|\byour (?:own )?costs?\b|\byou pay\b/i

/** What isn't the price of buying it new. */
const asksOtherPrice =
  /\b(?:refund(?:s|ed)?|(?:get|pay me) back|deposits?|rent(?:al|als|ing)?|leas(?:e|ing)|second[- ]hand)\b/i

/** Undefined if no price is asked for, or none of a listed item. */
export function createPriceList(
  items: readonly PricedItem[],
): (text: string) => PriceAnswer | undefined {
  const find = createItemFinder(items)
  return (text) => {
    if (asksDealers.test(text) || asksOtherPrice.test(text)) return undefined
    const { selection, isWhole, isOrder } = find(text)
    if (selection.length === 0) return undefined
    const isAsked =
      asksMoney(text) ||
      asksTotal.test(text) ||
      (isWhole && asksHours(text)) ||
      (!isQuestion(text) && isOrder && (isWhole || selection.length > 1))
    if (!isAsked) return undefined
    const sections = sectionsOf(selection, items)
    const lines = sections.flatMap((section) => section.lines)
    return {
      text: isWhole ? total(sections, lines, monthsIn(text)) : single(lines),
      lines: lines.map(lineText),
      isTotal: isWhole,
      isAnsweredBy: (said) => {
        if (!/[$€£]\s?\d/.test(said)) return false
        const [first, ...others] = lines
        const isSum = others.length > 0 || (first?.quantity ?? 0) > 1
        const isNamed = first && said.toLowerCase().includes(first.item.name.toLowerCase())
        return !isWhole || (!isSum && isNamed === true)
      },
    }
  }
}

type Sections = readonly Section<PricedItem>[]
type Lines = readonly Line<PricedItem>[]

/** "Over three years", "for 18 months"; undefined if not given, or for one year. */
function monthsIn(text: string): number | undefined {
  const said = words(text)
  for (const index of said.keys()) {
    const count = countAt(said, index)
    const unit = count && said[index + count.length]
    if (!count || count.value === 1 || !/^(?:years?|months?)$/.test(unit ?? '')) continue
    const months = unit?.startsWith('year') ? monthsOfYear * count.value : count.value
    return months === monthsOfYear ? undefined : months
  }
  return undefined
}

function total(sections: Sections, lines: Lines, months: number | undefined): string {
  const what = listed(lines.map(({ item, quantity }) => `${quantity} × ${item.name}`))
  const parts = lines.length > 1 ? ` That is ${listed(lines.map(lineOf))}.` : ''
  return `At list price, ${what} ${costs(
    dueOf(sections, ({ msrp }) => msrp),
    months,
  )}.${parts}${installing(sections)} A quote says what applies to you.`
}

/** Prices item by item, since a total of a message not fully understood would mislead. */
function single(lines: Lines): string {
  const each = lines.map(({ item, quantity }) => {
    const counted = quantity > 1 ? `${quantity} × ` : ''
    return `${counted}${item.name} ${dollars(item.msrp * quantity)} ${period(item)}`
  })
  return `At list price, each: ${listed(each)}. A quote adds up everything you need.`
}

const lineText = ({ item, quantity }: Line<PricedItem>): string =>
  `${quantity} × ${item.name}: ${dollars(item.msrp * quantity)} ${period(item)}.`

const lineOf = ({ item, quantity }: Line<PricedItem>): string =>
  `${quantity} × ${item.name} at ${dollars(item.msrp * quantity)}${isMonthly(item) ? ' a month' : ''}`

function costs({ once, monthly, firstYear }: Due, months?: number): string {
  const span =
    months === undefined
      ? ''
      : ` and ${dollars(once + months * monthly)} in ${months % monthsOfYear === 0 ? `${months / monthsOfYear} years` : `${months} months`}`
  const year = `${dollars(firstYear)} in the first year${span}`
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
