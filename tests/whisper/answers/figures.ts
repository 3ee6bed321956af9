/**
 * Figures in a reply that nobody gave Whisper: those that stand neither in what it reads nor in the
 * question, nor follow by the rules of a quote from list prices; and the costs of dealers.
 */
import { catalogue } from '#server/quotes/catalogue'
import type { Passage } from '#server/whisper/passages'
import { admission, dangerReply } from '#server/whisper/replies'
import type { CatalogueItem } from '#shared/quotes/rules'
import { dueOf, dueOver, hours, installationOf, money, sectionsOf } from '#shared/quotes/rules'
import type { Labelled, Priced } from '../labelled/labelled'

const { items } = catalogue
const costs = new Set(items.map(({ cost }) => plain(money(cost))))
const listed = new Set(
  items.flatMap(({ name, msrp, tenths }) => [...figuresOf(name), ...shown(msrp, tenths)]),
)

export interface Odd {
  invented: string[]
  costs: string[]
}

/** `1,280.00` and `1280` are the same. */
export function oddFigures(passages: readonly Passage[]): (one: Labelled, text: string) => Odd {
  const read = new Set(
    figuresOf([admission, dangerReply, ...passages.map(({ text }) => text)].join('\n')),
  )
  return (one, text) => {
    const asked = new Set(figuresOf([...one.history, one.ask].join(' ')))
    const due = reckoned(one)
    const isGiven = (figure: string) => read.has(figure) || listed.has(figure) || due.has(figure)
    const amounts = (text.match(/\$ ?\d[\d,.]*/g) ?? []).flatMap(figuresOf)
    return {
      invented: figuresOf(text).filter((figure) => !isGiven(figure) && !asked.has(figure)),
      costs: amounts.filter((figure) => costs.has(figure) && !isGiven(figure)),
    }
  }
}

/** Every figure that the sets of a price question allow. */
function reckoned({ expect: { priced } }: Labelled): Set<string> {
  if (!priced) return new Set()
  const { set, versus = {}, years: [years] = [1, 0], apart } = priced
  return new Set([
    ...reckonedOf(set, years),
    ...reckonedOf(versus, years),
    `${years}`,
    ...(apart === undefined ? [] : [`${apart}`, ...apartBy(set, versus)]),
  ])
}

/** What parts two sets once, a month and in the first year. */
function apartBy(set: Priced['set'], versus: Priced['set']): string[] {
  const [one, other] = [dueIn(lined(set)), dueIn(lined(versus))]
  return [one.once - other.once, one.monthly - other.monthly, one.firstYear - other.firstYear].map(
    (cents) => plain(money(Math.abs(cents))),
  )
}

function lined(set: Priced['set']) {
  return sectionsOf(
    Object.entries(set).map(([id, quantity]) => ({ id, quantity })),
    items,
  )
}

const dueIn = (sections: ReturnType<typeof lined>) =>
  dueOf(sections, ({ msrp }: CatalogueItem) => msrp)

function reckonedOf(set: Priced['set'], years: number): string[] {
  const sections = lined(set)
  const due = dueIn(sections)
  const lines = sections.flatMap((section) => section.lines)
  return [
    ...lines.flatMap(({ item, quantity }) => [
      `${quantity}`,
      ...shown(item.msrp * quantity, item.tenths * quantity),
    ]),
    ...shown(due.once, installationOf(sections)),
    ...shown(due.monthly, 0),
    ...shown(due.firstYear, 0),
    ...shown(dueOver(years, due), 0),
  ]
}

function shown(cents: number, tenths: number): string[] {
  return [plain(money(cents)), plain(hours(tenths))]
}

function figuresOf(text: string): string[] {
  return (text.match(/\d[\d,.-]*\d|\d/g) ?? []).map(plain)
}

function plain(figure: string): string {
  return figure.replaceAll(',', '').replace(/\.0+$/, '')
}
