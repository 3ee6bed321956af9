/** What a traditional call box costs over some years, beside a quote, and the assumptions. Pure. */
import { company } from '../company'
import { dollars } from '../content/written'
import { money, monthsOfYear } from './rules'

export interface CallBox {
  /** Number of call boxes that the quote replaces: one per entrance. */
  entrances: number
  /** Cents a month for all their telephone lines together; 0 if they aren't counted. */
  line: number
}

/** The periods of the comparison, in years. */
export const comparedYears = [3, 5] as const
export const callBoxLimits = { entrances: 999, line: 100_000_00 } as const

/** In cents. The specification (section 9) gives a call box's price as a range. */
export function callBoxOver(
  years: number,
  { entrances, line }: CallBox,
): { from: number; to: number } {
  const lines = years * monthsOfYear * line
  return {
    from: company.callBoxFrom * 100 * entrances + lines,
    to: company.callBoxTo * 100 * entrances + lines,
  }
}

/** One sentence per assumption. */
export function assumptionsOf({ entrances, line }: CallBox): string[] {
  const boxes = entrances === 1 ? 'one call box' : `${entrances} call boxes`
  const price = `${dollars(company.callBoxFrom)} to ${dollars(company.callBoxTo)}`
  return [
    `Compared with ${boxes}, bought at ${price} each.`,
    line > 0
      ? `Call box phone lines cost ${money(line)} a month in total.`
      : 'Call box phone lines aren’t counted.',
    'Call box installation, repairs and power aren’t counted, and prices are assumed to stay the same.',
  ]
}
