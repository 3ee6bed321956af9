/**
 * The arithmetic of a quote, without any prices. Money is in whole cents and time in whole tenths
 * of an hour, so that every sum is exact; they become decimals only for display.
 */
import { partOf, type Rate } from './rates'

/** In the order of every quote. Monthly items are due each month, the rest once. */
export const categories = [
  { id: 'controller', name: 'Controller', isMonthly: false },
  { id: 'cellular', name: 'Cellular', isMonthly: false },
  { id: 'sign', name: 'Sign', isMonthly: false },
  { id: 'subscription', name: 'Subscription', isMonthly: true },
] as const
type Category = (typeof categories)[number]
export type CategoryId = Category['id']

/** What a customer may see of an item. */
export interface ListedItem {
  id: string
  category: CategoryId
  name: string
  about: string
  /** Cents. */
  msrp: number
  /** Tenths of an hour. */
  tenths: number
}
/** What a dealer sees in addition. */
export interface CatalogItem extends ListedItem {
  /** Cents. */
  cost: number
}

interface Selected {
  id: string
  quantity: number
}
/** Each item at most once. */
export type Selection = readonly Selected[]

export const maxQuantity = 999
export const monthsOfYear = 12

/** 0 removes the item. An invalid quantity changes nothing; one above `maxQuantity` is capped. */
export function setQuantity(selection: Selection, id: string, quantity: number): Selection {
  if (!Number.isInteger(quantity) || quantity < 0) return selection
  if (quantity === 0) return selection.filter((one) => one.id !== id)
  const changed = { id, quantity: Math.min(quantity, maxQuantity) }
  return selection.some((one) => one.id === id)
    ? selection.map((one) => (one.id === id ? changed : one))
    : [...selection, changed]
}

export function quantityOf(selection: Selection, id: string): number {
  return selection.find((one) => one.id === id)?.quantity ?? 0
}

export interface Line<Item> {
  item: Item
  quantity: number
}
export interface Section<Item> {
  category: Category
  lines: readonly Line<Item>[]
}

/** The selected items in the order of the quote, without those missing from the catalog. */
export function sectionsOf<Item extends Pick<ListedItem, 'id' | 'category'>>(
  selection: Selection,
  items: readonly Item[],
): Section<Item>[] {
  return categories
    .map((category) => ({
      category,
      lines: items
        .filter((item) => item.category === category.id)
        .map((item) => ({ item, quantity: quantityOf(selection, item.id) }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** The sections of a saved quote, whose lines have their own prices. */
export function savedSections<Item extends { category: CategoryId; quantity: number }>(
  lines: readonly Item[],
): Section<Item>[] {
  return categories
    .map((category) => ({
      category,
      lines: lines
        .filter((line) => line.category === category.id)
        .map((item) => ({ item, quantity: item.quantity })),
    }))
    .filter((section) => section.lines.length > 0)
}

export interface Due {
  once: number
  monthly: number
  /** The one-time amount and twelve months. */
  firstYear: number
}

/** The sums of one of the items' prices, in cents. */
export function dueOf<Item>(
  sections: readonly Section<Item>[],
  priceOf: (item: Item) => number,
): Due {
  const sum = (isMonthly: boolean) =>
    totalOf(
      sections.filter(({ category }) => category.isMonthly === isMonthly),
      priceOf,
    )
  return dueIn(sum(false), sum(true))
}

export interface Terms {
  /** Off the one-time amount. */
  discount: Rate
  /** On the one-time amount, after the discount. Monthly amounts are taxed where they are billed. */
  tax: Rate
}
/** Cents. */
export interface QuoteTotals {
  /** Before discount and tax. */
  list: Due
  discount: number
  tax: number
  due: Due
}

export function calculateTotals(list: Due, { discount: off, tax: on }: Terms): QuoteTotals {
  const discount = partOf(list.once, off)
  const tax = partOf(list.once - discount, on)
  return { list, discount, tax, due: dueIn(list.once - discount + tax, list.monthly) }
}

/** The dealer's margin before tax, in cents; negative if the discount exceeds it. */
export function marginOf({ list, discount }: QuoteTotals, cost: Due): Due {
  return dueIn(list.once - discount - cost.once, list.monthly - cost.monthly)
}

function dueIn(once: number, monthly: number): Due {
  return { once, monthly, firstYear: once + monthsOfYear * monthly }
}

/** The amount due over whole years, in cents. */
export function dueOver(years: number, { once, monthly }: Due): number {
  return once + years * monthsOfYear * monthly
}

/** The time to install everything, in tenths of an hour. */
export function installationOf(sections: readonly Section<Pick<ListedItem, 'tenths'>>[]): number {
  return totalOf(sections, ({ tenths }) => tenths)
}

function totalOf<Item>(
  sections: readonly Section<Item>[],
  figureOf: (item: Item) => number,
): number {
  return sections
    .flatMap(({ lines }) => lines)
    .reduce((sum, { item, quantity }) => sum + figureOf(item) * quantity, 0)
}

/** '1,280.00' */
export function money(cents: number): string {
  return decimal(cents, 2)
}

/** '1.5' */
export function hours(tenths: number): string {
  return decimal(tenths, 1)
}

function decimal(whole: number, places: number): string {
  const digits = String(Math.abs(whole)).padStart(places + 1, '0')
  const front = digits.slice(0, -places).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole < 0 ? '-' : ''}${front}.${digits.slice(-places)}`
}
