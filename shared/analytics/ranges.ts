/** The periods to choose from. All but the free one end today; days are in TIME_ZONE. */

export const ranges = {
  today: { name: 'Today', days: 1 },
  '7d': { name: '7 days', days: 7 },
  '30d': { name: '30 days', days: 30 },
  '90d': { name: '90 days', days: 90 },
  '12m': { name: '12 months', days: 365 },
} as const
export type FixedRange = keyof typeof ranges
export const fixedRanges = Object.keys(ranges) as readonly FixedRange[]

/** Up to this many days are drawn by the hour. */
export const hourlyDays = 2

/** For the free range, `from` and `to` included. */
export const longestRangeDays = 3 * 366
