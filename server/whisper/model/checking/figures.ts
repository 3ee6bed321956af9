/**
 * Finds the figures in a text: amounts, percentages, times, lengths, dates, phone numbers, model
 * names, and words that amount to a figure (free, half, an hour). Each has its unit, so that 4
 * hours differ from 4 years, and an amount has its billing period, such as a month or a year.
 */
import { inDigits } from './digits'
import { timeUnit, unitAt } from './units'

export interface Figure {
  value: string
  /** Its unit, or `phone`, `date`, `name`, `word`, or `count` if it has no unit. */
  kind: string
  /** For an amount: the billing period. */
  per?: string
  /** For a count: the word after it. */
  of?: string
}

interface Placed extends Figure {
  at: number
  end: number
}

const phone = /(?<![\p{L}\p{N}$.])\+?\(?\d(?:[\s().-]{0,2}\d){6,14}(?![\p{L}\p{N}])/gu
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const monthFirst = new RegExp(`\\b${month}\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'g')
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}\\b`, 'g')
const name = /(?<![\p{L}\p{N}])\p{L}+-?\d[\p{L}\d-]*/gu
const number = /[$€£]?\s?\p{N}+(?:[.:/⁄]\p{N}+)*/gu
const word =
  /(?<!feel )\bfree\b|\b(?:half|double|twice|triple|dozen|lifetime|unlimited|no (?:extra |additional )?(?:cost|charge|fee)s?)\b/g
const span = new RegExp(
  `\\b(?:an?|one|per|each|every|/)[\\s-]*(${timeUnit})\\b|/(${timeUnit})\\b`,
  'g',
)
const often = /\b(annual|year|month|week|dai|hour)(?:ly)?\b/g
const paidFor = new RegExp(
  `^[^$.;!?]{0,40}?(?:(?:\\b(?:an?|one|per|each|every)|/)\\s*(${timeUnit})|\\b(annual|year|month|week|dai|hour)ly)\\b`,
)

export function figuresOf(text: string): Figure[] {
  const read = inDigits(text)
  const found: Placed[] = []
  const take = (pattern: RegExp, figure: (match: RegExpExecArray) => Figure | undefined) => {
    for (const match of read.matchAll(pattern)) {
      const at = match.index
      const end = at + match[0].length
      const isTaken = found.some((other) => at < other.end && other.at < end)
      const made = isTaken ? undefined : figure(match)
      if (made) found.push({ ...made, at, end })
    }
  }
  take(phone, ([digits]) => ({
    value: digits.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''),
    kind: 'phone',
  }))
  take(monthFirst, ([, month, day]) => ({ value: `${month} ${day}`, kind: 'date' }))
  take(dayFirst, ([, day, month]) => ({ value: `${month} ${day}`, kind: 'date' }))
  take(name, ([value]) => ({ value, kind: 'name' }))
  take(number, (match) => numberIn(match[0], read.slice(match.index + match[0].length)))
  take(word, ([value]) => ({ value: value.startsWith('no ') ? 'free' : value, kind: 'word' }))
  take(span, ([, after, slashed]) => ({
    value: '1',
    kind: unitAt(after ?? slashed ?? '') ?? 'count',
  }))
  take(often, ([whole, stem]) =>
    whole.endsWith('ly') || whole === 'annual'
      ? { value: '1', kind: spanOf(stem ?? '') }
      : undefined,
  )
  found.sort((a, b) => a.at - b.at)
  return found.map(({ at: _, end: __, ...figure }, index) => {
    const next = found[index + 1]
    const between = next && read.slice(found[index]?.end, next.at)
    // "2 to 4 hours": both numbers are hours.
    const isRange =
      figure.kind === 'count' && /^\s*(?:to|-|and|or|through|until)\s*$/.test(between ?? '')
    return isRange && next ? { ...figure, kind: next.kind } : figure
  })
}

function numberIn(written: string, after: string): Figure {
  const [, currency, digits = ''] = /^([$€£]?)\s?(.*)$/u.exec(written) ?? []
  const value = digits.replace(/^0+(?=\d)/, '').replace(/\.0+$|(?<=\.\d*?)0+$/, '')
  const kind = currency || unitAt(after)
  if (kind === '$') {
    const [, unit, stem] = paidFor.exec(after) ?? []
    const per = unit ? unitAt(unit) : stem && spanOf(stem)
    const size = ['hundred', 'thousand', 'million', 'billion'].find(
      (unit) => unitAt(after) === unit,
    )
    return { value: size ? `${value} ${size}` : value, kind, ...(per && { per }) }
  }
  if (kind !== undefined) {
    const isHour = kind === 'am' || kind === 'pm'
    return { value: isHour ? value.replace(/:00$/, '') : value, kind }
  }
  const of = /^\s+(\p{L}+)/u.exec(after)?.[1]
  return { value, kind: 'count', ...(of && { of: of.replace(/s$/, '') }) }
}

function spanOf(stem: string): string {
  return stem === 'annual' ? 'year' : stem === 'dai' ? 'day' : stem
}
