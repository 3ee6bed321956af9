/**
 * The arithmetic of a quote, free of prices of its own. Money is whole cents and time is whole tenths
 * of an hour, so that every sum is exact; they become decimals only when they are shown.
 */
import { partOf, type Rate } from './rates'

/** In the order of every quote. What is monthly is due each month, the rest once. */
export const categories = [
  { id: 'controller', name: 'Controller', isMonthly: false },
  { id: 'cellular', name: 'Cellular', isMonthly: false },
  { id: 'sign', name: 'Sign', isMonthly: false },
  { id: 'subscription', name: 'Subscription', isMonthly: true },
] as const
export type Category = (typeof categories)[number]
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
/** What a dealer sees besides. */
export interface CatalogueItem extends ListedItem {
  /** Cents. */
  cost: number
}

export interface Selected {
  id: string
  quantity: number
}
/** Each item at most once. */
export type Selection = readonly Selected[]

export const maxQuantity = 999
export const monthsOfYear = 12

/** An item that is selected already counts one more. */
export function add(selection: Selection, id: string): Selection {
  return setQuantity(selection, id, quantityOf(selection, id) + 1)
}

/** 0 removes. A quantity that is none changes nothing; more than `maxQuantity` is `maxQuantity`. */
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

/** The selected items in the order of the quote; what the catalogue does not know is left out. */
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

/** The sections of a saved quote, whose lines carry their own prices. */
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
  /** What is due once, and twelve months. */
  firstYear: number
}

/** What is due by one of the prices of each item, in cents. */
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
  /** Off what is due once. */
  discount: Rate
  /** On what is due once, after the discount. What is monthly is taxed where it is billed. */
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

/** What stays for the dealer of the price before tax. Cents; below zero when the discount eats it. */
export function marginOf({ list, discount }: QuoteTotals, cost: Due): Due {
  return dueIn(list.once - discount - cost.once, list.monthly - cost.monthly)
}

function dueIn(once: number, monthly: number): Due {
  return { once, monthly, firstYear: once + monthsOfYear * monthly }
}

/** What is due over whole years, in cents. */
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
