/** A quote being written: its fields as typed, and the server's version of it. Pure. */
import type { QuoteContent } from '#shared/quotes/problems'
import { percent, readPercent } from '#shared/quotes/rates'
import type { Quote, Revision } from '#shared/quotes/records'
import type { Selection } from '#shared/quotes/rules'
import { uuid } from '../../../../uuid'

/** The fields' texts. */
export interface Texts {
  customer: string
  company: string
  email: string
  phone: string
  site: string
  preparedBy: string
  notes: string
  discount: string
  tax: string
  /** Number of call boxes to compare with. */
  entrances: string
  line: string
}

/** The server's version. */
export interface Saved {
  number: string
  revision: number
  rev: number
  at: number
  /** The version of the price list it was saved with. Absent in copies from before this was kept. */
  priceList?: number
  /** The saved content as text, to tell whether the draft has changed since. */
  text: string
}

export interface Draft extends Texts {
  /** Created here, so that a quote sent twice is stored once. */
  id: string
  lines: Selection
  /** Whether the quote includes the comparison. */
  isCompared: boolean
  /** The request that the quote answers. */
  requestId: string | null
  /** Whether saving was requested: from then on changes are saved automatically. */
  isAsked: boolean
  /** Null while the quote isn't on the server. */
  saved: Saved | null
  /** Contents sent since, as text: any of them may have arrived though no reply came back. */
  sent: readonly string[]
}

export function newDraft(start: Partial<Draft> = {}): Draft {
  return {
    id: uuid(),
    customer: '',
    company: '',
    email: '',
    phone: '',
    site: '',
    preparedBy: '',
    notes: '',
    discount: '',
    tax: '',
    entrances: '1',
    line: '',
    lines: [],
    isCompared: false,
    requestId: null,
    isAsked: false,
    saved: null,
    sent: [],
    ...start,
  }
}

/** The fields' initial texts for a saved revision. */
export function typedOf(
  revision: Revision,
): Omit<Draft, 'id' | 'requestId' | 'isAsked' | 'saved' | 'sent'> {
  const { customer, company, email, phone, site, preparedBy, notes, callBox } = revision
  return {
    customer,
    company,
    email,
    phone,
    site,
    preparedBy,
    notes,
    discount: revision.discount === 0 ? '' : percent(revision.discount),
    tax: revision.tax === 0 ? '' : percent(revision.tax),
    entrances: String(callBox?.entrances ?? 1),
    line: callBox && callBox.line > 0 ? amount(callBox.line) : '',
    lines: revision.lines.map(({ id, quantity }) => ({ id, quantity })),
    isCompared: callBox !== null,
  }
}

export function draftOf(quote: Quote): Draft {
  return {
    ...typedOf(quote),
    id: quote.id,
    requestId: quote.requestId,
    isAsked: true,
    saved: savedOf(quote),
    sent: [],
  }
}

export function savedOf(quote: Quote): Saved {
  const { number, revision, rev, updatedAt } = quote
  const text = textOf(contentOf(draftWith(quote)))
  return { number, revision, rev, at: updatedAt, priceList: quote.priceList.version, text }
}

/** A draft saved with an earlier price list counts as changed: saving takes today's prices. */
export function repriced(draft: Draft, priceList: number): Draft {
  const { saved } = draft
  if (!saved || (saved.priceList ?? 0) >= priceList) return draft
  return { ...draft, saved: { ...saved, text: '' } }
}

/** The content to save. A field that isn't a number becomes NaN, which `quoteProblems` reports. */
export function contentOf(draft: Draft): QuoteContent {
  return {
    customer: inOneLine(draft.customer),
    company: inOneLine(draft.company),
    email: inOneLine(draft.email),
    phone: inOneLine(draft.phone),
    site: inOneLine(draft.site),
    preparedBy: inOneLine(draft.preparedBy),
    notes: plain(draft.notes),
    discount: rateOf(draft.discount),
    tax: rateOf(draft.tax),
    callBox: draft.isCompared ? callBoxOf(draft) : null,
    lines: draft.lines,
  }
}

export function callBoxOf({ entrances, line }: Pick<Draft, 'entrances' | 'line'>) {
  return {
    entrances: /^\s*\d+\s*$/.test(entrances) ? Number(entrances) : Number.NaN,
    line: line.trim() === '' ? 0 : (readAmount(line) ?? Number.NaN),
  }
}

/** Equal for equal contents, whatever the order of their lines. */
export function textOf({ lines, ...words }: QuoteContent): string {
  const sorted = [...lines].sort((a, b) => (a.id < b.id ? -1 : 1))
  return JSON.stringify([words, sorted.map(({ id, quantity }) => [id, quantity])])
}

/** Whether the draft differs from the server's version. */
export function isChanged(draft: Draft): boolean {
  return draft.saved === null || draft.saved.text !== textOf(contentOf(draft))
}

/** Whether discarding it would lose nothing; the preparer's name is remembered anyway. */
export function isBlank(draft: Draft): boolean {
  const empty = newDraft({ preparedBy: draft.preparedBy, entrances: draft.entrances })
  return draft.saved === null && textOf(contentOf(draft)) === textOf(contentOf(empty))
}

function draftWith(quote: Quote): Draft {
  return newDraft(typedOf(quote))
}

function rateOf(typed: string): number {
  return typed.trim() === '' ? 0 : (readPercent(typed) ?? Number.NaN)
}

function inOneLine(text: string): string {
  return plain(text.replace(/[\s\p{Cc}]+/gu, ' '))
}

/** Normalized as the server does. */
function plain(text: string): string {
  return text.toWellFormed().trim()
}

/** Formats cents as people type them: '45', '45.50' */
function amount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** Parses '45', '45.5' or '$1,045.50' into cents. Null if it isn't an amount. */
function readAmount(text: string): number | null {
  const plain = /^\s*\$?\s*([\d,]{1,12})(?:\.(\d{1,2}))?\s*$/.exec(text)
  const [, whole = '', part = ''] = plain ?? []
  const digits = whole.replaceAll(',', '')
  return digits === '' ? null : Number(digits) * 100 + Number(part.padEnd(2, '0'))
}
