/** A set of items in sentences: what is due, by the rules of a quote, and the time to install it. */

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
  type Selection,
  sectionsOf,
} from '#shared/quotes/rules'
import type { PricedItem } from './listPrices'

type Sections = readonly Section<PricedItem>[]

/** `months`: over how many a price was asked for besides. */
export function priceReply(
  selection: Selection,
  items: readonly PricedItem[],
  months?: number,
): string {
  const sections = sectionsOf(selection, items)
  const lines = sections.flatMap((section) => section.lines)
  const what = listed(lines.map(({ item, quantity }) => `${quantity} × ${item.name}`))
  const parts = lines.length > 1 ? ` It counts ${listed(lines.map(lineOf))}.` : ''
  return `At list price, ${what} ${costs(sections)}.${over(sections, months)}${parts}${installing(sections)} Your free quote says what applies to your gate or door.`
}

/** What the list says of them. */
export function described(selection: Selection, items: readonly PricedItem[]): string {
  const lines = sectionsOf(selection, items).flatMap((section) => section.lines)
  return lines.map(({ item }) => `${item.name}: ${item.about}. `).join('')
}

/** Two items and what lies between them. */
export function comparison(one: Selection, other: Selection, items: readonly PricedItem[]): string {
  const sides = [one, other].map((selection) => sectionsOf(selection, items))
  const told = sides.map((side) => {
    const lines = side.flatMap(({ lines: of }) => of)
    return `${listed(lines.map(({ item, quantity }) => `${quantity} × ${item.name}`))} ${costs(side)}`
  })
  const [a, b] = sides.map((side) => dueOf(side, ({ msrp }) => msrp))
  return `At list price, ${told.join('; ')}.${a && b ? between(a, b) : ''} Your free quote says what applies to your gate or door.`
}

function between(a: Due, b: Due): string {
  if (a.monthly === 0 && b.monthly === 0)
    return ` The difference is ${dollars(Math.abs(a.once - b.once))} once.`
  const firstYear = `${dollars(Math.abs(a.firstYear - b.firstYear))} in the first year`
  if (a.once === 0 && b.once === 0)
    return ` The difference is ${dollars(Math.abs(a.monthly - b.monthly))} a month, which makes ${firstYear}.`
  return ` The difference is ${firstYear}.`
}

/** Each by itself, where how many or what else is wanted is in doubt: a wrong total would mislead. */
export function singlePrices(selection: Selection, items: readonly PricedItem[]): string {
  const lines = sectionsOf(selection, items).flatMap((section) => section.lines)
  const each = lines.map(
    ({ item }) => `${item.name} ${dollars(item.msrp)} ${isMonthly(item) ? 'a month' : 'once'}`,
  )
  return `At list price, each: ${listed(each)}. Name the items and how many of each, and I add them up. Your free quote says what applies to your gate or door.`
}

/** As reason shown to admins: one a line. */
export const lineText = ({ item, quantity }: Line<PricedItem>): string =>
  `${quantity} × ${item.name}: ${dollars(item.msrp * quantity)} ${isMonthly(item) ? 'a month' : 'once'}.`

function costs(sections: Sections): string {
  const due = dueOf(sections, ({ msrp }) => msrp)
  const once = `${dollars(due.once)} once`
  const monthly = `${dollars(due.monthly)} a month`
  const firstYear = `${dollars(due.firstYear)} in the first year`
  if (due.monthly === 0) return `comes to ${once}`
  if (due.once === 0) return `comes to ${monthly}, which makes ${firstYear}`
  return `comes to ${once} and ${monthly}, which makes ${firstYear}`
}

function over(sections: Sections, months: number | undefined): string {
  const due = dueOf(sections, ({ msrp }) => msrp)
  if (months === undefined || months < 2 || months === monthsOfYear || due.monthly === 0) return ''
  const time = months % monthsOfYear === 0 ? `${months / monthsOfYear} years` : `${months} months`
  return ` Over ${time} that makes ${dollars(due.once + months * due.monthly)}.`
}

function lineOf({ item, quantity }: Line<PricedItem>): string {
  const each = `${dollars(item.msrp * quantity)}${isMonthly(item) ? ' a month' : ''}`
  return `${quantity} × ${item.name} (${each})`
}

function installing(sections: Sections): string {
  const tenths = installationOf(sections)
  if (tenths === 0) return ''
  const time = hours(tenths).replace(/\.0$/, '')
  return ` Installing it takes ${time} ${time === '1' ? 'hour' : 'hours'} by the list.`
}

const isMonthly = ({ category }: PricedItem) => category === 'subscription'
const dollars = (cents: number) => `$${money(cents).replace(/\.00$/, '')}`
