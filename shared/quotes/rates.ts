/** Percentages as whole thousandths of a percent, so that 8.875 % is exact: 8875. Pure. */

/** 0 to `wholeRate`. */
export type Rate = number

/** 100 % */
export const wholeRate = 100_000
const places = 3

/** This share of an amount in cents, rounded half up to the cent. */
export function partOf(cents: number, rate: Rate): number {
  return Math.floor((cents * rate + wholeRate / 2) / wholeRate)
}

/** '8.875', '5' */
export function percent(rate: Rate): string {
  return String(rate / 10 ** places)
}

/** Parses typed text: '8.875', '5 %'. Null unless from 0 to 100 with at most three decimals. */
export function readPercent(text: string): Rate | null {
  const plain = /^\s*(\d{1,3})(?:\.(\d{1,3}))?\s*%?\s*$/.exec(text)
  if (!plain) return null
  const [, whole = '', part = ''] = plain
  const rate = Number(whole) * 10 ** places + Number(part.padEnd(places, '0'))
  return rate <= wholeRate ? rate : null
}
