/** The dimensions of visits, and the values that group many. */

export const sources = ['Direct', 'Organic Search', 'Social', 'Referral'] as const
export type Source = (typeof sources)[number]

export const devices = ['Desktop', 'Phone', 'Tablet'] as const
export type Device = (typeof devices)[number]

/** The filters, to be used alone or together. */
export const filterNames = ['page', 'source', 'device', 'country'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Partial<Record<FilterName, string>>

/** Stands for all addresses without a page. */
export const notFoundPage = '(not found)'
/** Stands for values seen after a day's list was full. */
export const otherValue = '(other)'
