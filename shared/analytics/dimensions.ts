/** By what visits are told apart, and the values that stand for many. */

export const sources = ['Direct', 'Organic Search', 'Social', 'Referral'] as const
export type Source = (typeof sources)[number]

export const devices = ['Desktop', 'Phone', 'Tablet'] as const
export type Device = (typeof devices)[number]

/** What can be asked for alone or together. */
export const filterNames = ['page', 'source', 'device', 'country'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Partial<Record<FilterName, string>>

/** All addresses that lead to no page. */
export const notFoundPage = '(not found)'
/** What came after a day's list of values was full. */
export const otherValue = '(other)'
