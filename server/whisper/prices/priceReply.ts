/** A set of items in sentences: what is due, by the rules of a quote, and the time to install it. */

import { listed } from '#shared/content/written'
import {
  dueOf,
  hours,
  installationOf,
  type Line,
  money,
  type Section,
  type Selection,
  sectionsOf,
} from '#shared/quotes/rules'
import type { PricedItem } from './listPrices'

type Sections = readonly Section<PricedItem>[]

export function priceReply(selection: Selection, items: readonly PricedItem[]): string {
  const sections = sectionsOf(selection, items)
  const lines = sections.flatMap((section) => section.lines)
  const what = listed(lines.map(({ item, quantity }) => `${quantity} × ${item.name}`))
  const parts = lines.length > 1 ? ` It counts ${listed(lines.map(lineOf))}.` : ''
  return `At list price, ${what} ${costs(sections)}.${parts}${installing(sections)} Your free quote says what applies to your gate or door.`
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
