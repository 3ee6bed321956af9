/**
 * The shape of a labelled question: what a visitor writes, and what a right reply holds. The labels come
 * from the sources alone and were written before Whisper was tuned to them.
 */
import { createHash } from 'node:crypto'

export interface Expected {
  /** Facts that must all be in the reply, in whatever words. */
  says?: readonly RegExp[]
  /** Why the sources do not answer. Alone: Whisper must admit it. With `says`: of one part of the question. */
  admits?: string
  /** Instead of admitting, a reply with all of these is right too: nice, not a must. */
  orSays?: readonly RegExp[]
  /** What makes the reply wrong, whatever else it says. */
  never?: readonly RegExp[]
  /** The figures a price question asks for, reckoned by hand; a test reckons them again from the catalogue. */
  priced?: Priced
}

export interface Priced {
  /** Item of the catalogue and how many of it. */
  set: Readonly<Record<string, number>>
  /** Whole dollars. */
  once?: number
  monthly?: number
  firstYear?: number
  hours?: number
  /** What is due over so many years. */
  years?: readonly [years: number, dollars: number]
  /** What the set is compared with, and how far apart what is due in the first year is. */
  versus?: Readonly<Record<string, number>>
  apart?: number
}

export const kinds = [
  'fact',
  'paraphrase',
  'typo',
  'follow-up',
  'compound',
  'quantity',
  'announced',
  'small talk',
  'near miss',
  'private',
  'hostile',
  'other language',
  'trouble',
] as const
export type Kind = (typeof kinds)[number]

export interface Labelled {
  id: string
  kind: Kind
  /** What the visitor wrote before, oldest first. */
  history: readonly string[]
  ask: string
  expect: Expected
}

/** A row of a list: what is asked, what is expected, and what was asked before. */
export type Row = readonly [ask: string, expect: Expected, ...history: string[]]

export function labelled(kind: Kind, rows: Readonly<Record<string, Row>>): Labelled[] {
  return Object.entries(rows).map(([name, [ask, expect, ...history]]) => ({
    id: `${kind}/${name}`,
    kind,
    ask,
    expect,
    history,
  }))
}

export const says = (...patterns: RegExp[]): Expected => ({ says: patterns })

export const admits = (why: string, more: Pick<Expected, 'orSays' | 'never'> = {}): Expected => ({
  admits: why,
  ...more,
})

/** One part of the question has an answer, the other has none. */
export const saysAndAdmits = (why: string, ...patterns: RegExp[]): Expected => ({
  says: patterns,
  admits: why,
})

/** Says every figure of a set of items, in dollars or hours. */
export function prices(priced: Priced): Expected {
  const { once, monthly, firstYear, hours } = priced
  const amounts = [once, monthly, firstYear].filter((one) => one !== undefined).map(dollarsOf)
  return { says: hours === undefined ? amounts : [...amounts, hoursOf(hours)], priced }
}

/** `$1280`, `$1,280.00` and `1,280 dollars`: a bare figure may count something else. */
export function dollarsOf(amount: number): RegExp {
  const digits = `${amount.toString().replace(/\B(?=(\d{3})+$)/g, ',?')}(?:\\.00)?`
  return new RegExp(`\\$ ?${digits}(?!\\d|[.,]\\d)|(?<![\\d.,])${digits} (?:US )?dollars`)
}

function hoursOf(hours: number): RegExp {
  const digits = hours.toString().replace('.', '\\.')
  return new RegExp(`(?<![\\d.,])${digits}(?:\\.0)?[ -]hours?`)
}

export type Half = 'tune' | 'heldOut'

/**
 * The half of each question, by a fixed rule: within its kind, in the order of the hash of the id, by
 * turns. So the halves hold as many of each kind, and nobody chose what is in which.
 */
export function halvesOf(all: readonly Labelled[]): Record<Half, Labelled[]> {
  const halves: Record<Half, Labelled[]> = { tune: [], heldOut: [] }
  for (const kind of kinds) {
    const ordered = all
      .filter((one) => one.kind === kind)
      .sort((a, b) => hash(a.id).localeCompare(hash(b.id)))
    for (const [place, one] of ordered.entries()) halves[place % 2 ? 'heldOut' : 'tune'].push(one)
  }
  return halves
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
