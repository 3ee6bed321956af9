/** The rules for a quote, checked by the form and the server. Pure and free of zod. */
import { invalidEmail, invalidPhone, tooLong } from '../problems'
import { isEmail, isPhone } from '../reach'
import { type CallBox, callBoxLimits } from './callBox'
import { limits } from './limits'
import { wholeRate } from './rates'
import { maxQuantity, type Selection, type Terms } from './rules'

/** The customer and the texts of a quote, trimmed; '' if empty. */
export interface QuoteFields {
  customer: string
  company: string
  email: string
  phone: string
  /** Where it is installed. */
  site: string
  preparedBy: string
  /** Printed on the quote. */
  notes: string
}

/** The part of a quote that an admin writes. */
export interface QuoteContent extends QuoteFields, Terms {
  lines: Selection
  /** The comparison beside the quote; null leaves it out. */
  callBox: CallBox | null
}

export type Problems = Partial<Record<keyof QuoteContent, string>>

const longest = {
  customer: limits.name,
  company: limits.company,
  site: limits.site,
  preparedBy: limits.preparedBy,
  notes: limits.notes,
} as const

/** Problems by field name; empty if the quote can be saved. */
export function quoteProblems(quote: QuoteContent): Problems {
  const problems: Problems = {}
  for (const [field, limit] of Object.entries(longest) as [keyof typeof longest, number][]) {
    if (quote[field].length > limit) {
      problems[field] = tooLong(limit)
    }
  }
  if (quote.email !== '' && !isEmail(quote.email)) {
    problems.email = invalidEmail
  }
  if (quote.phone !== '' && !isPhone(quote.phone)) problems.phone = invalidPhone
  if (!isWhole(quote.discount, 0, wholeRate))
    problems.discount = 'Enter a percentage from 0 to 100.'
  if (!isWhole(quote.tax, 0, wholeRate)) problems.tax = 'Enter a percentage from 0 to 100.'
  const { lines, callBox } = quote
  if (lines.length === 0) problems.lines = 'Select an item first.'
  else if (lines.length > limits.lines) problems.lines = `Use ${limits.lines} lines or fewer.`
  else if (
    new Set(lines.map(({ id }) => id)).size < lines.length ||
    !lines.every(({ quantity }) => isWhole(quantity, 1, maxQuantity))
  ) {
    problems.lines = `Add each item once, in a quantity of 1 to ${maxQuantity}.`
  }
  if (callBox && !isWhole(callBox.entrances, 1, callBoxLimits.entrances)) {
    problems.callBox = `Enter a whole number of call boxes from 1 to ${callBoxLimits.entrances}.`
  } else if (callBox && !isWhole(callBox.line, 0, callBoxLimits.line)) {
    problems.callBox = 'The phone line cost is too high.'
  }
  return problems
}

function isWhole(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most
}
