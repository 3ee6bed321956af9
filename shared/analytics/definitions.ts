/**
 * What each figure means, once: the words that stand beside it and what its definition says. How the
 * server counts is in server/analytics and keeps to these sentences.
 */

export const cards = {
  totalVisitors: {
    name: 'Total Visitors',
    definition:
      'Browsers that came, each counted once a day: by a code made of the day’s random key, the address and the browser, which says nothing after two days. Over several days it is the sum of the days.',
  },
  avgSessionDuration: {
    name: 'Avg. Session Duration',
    definition:
      'The time in which a page was in front and in use (input in the last 30 seconds, or the video in focus for up to five minutes), summed over the visit and divided by all visits. A visit of one page has its real duration.',
  },
  bounceRate: {
    name: 'Bounce Rate',
    definition:
      'Visits of one page with no action and under 10 seconds in use, divided by all visits.',
  },
  conversionRate: {
    name: 'Conversion Rate',
    definition:
      'Visits in which the server stored a quote form, stored the acceptance of a quote, or Whisper answered at least one message, divided by all visits. Small talk and admitting not to know are no answers.',
  },
} as const satisfies Record<string, Defined>
export type CardId = keyof typeof cards
export const cardIds = Object.keys(cards) as readonly CardId[]

export const lists = {
  topPages: {
    name: 'Top Pages',
    definition:
      'How often each page was seen. Addresses that lead nowhere are counted together as (not found).',
  },
  trafficSources: {
    name: 'Traffic Sources',
    definition:
      'Where each visit came from: what its first page’s address says of a campaign (utm_source, utm_medium), else the site that linked here, looked up whole in a public list of search engines and social networks. Direct is neither.',
  },
  userEngagement: {
    name: 'User Engagement',
    definition:
      'Counted once each, from the server’s own records where it has them, on the day the visit began, or on their own day when they belong to no visit.',
  },
  visitsBy: {
    name: 'Visits by',
    definition:
      'The site that linked here (or utm_source), the campaign (utm_campaign), the kind of device, and the country where the proxy names it: of each visit, as it began.',
  },
} as const satisfies Record<string, Defined>

/** What holds for every figure. */
export const rules = {
  visit:
    'A visit ends after 30 minutes without a sign of life. All of it counts for the day and hour in which it began, also past midnight.',
  compared: 'Compared with the period before of the same length, up to the same time of day.',
  now: 'Visits with a sign of life in the last 5 minutes.',
  bots: 'Pages seen by programs that say what they are. They are in no other figure.',
  declined:
    'Pages seen by browsers that ask not to be tracked (Do Not Track, Global Privacy Control). Nothing else is kept of them.',
  filtered: 'A filter takes whole visits: those that saw the page, or came from the source.',
} as const

export interface Defined {
  name: string
  definition: string
}

/** A visit ends after this long without a sign of life. */
export const silenceMs = 30 * 60_000
/** A visit of one page without an action, in use for less than this, is a bounce. */
export const bounceMs = 10_000
/** Input keeps a page in use for so long. */
export const inUseMs = 30_000
/** The video takes at most so long; a page is not told whether it plays. */
export const videoMs = 5 * 60_000
/** Whoever gave a sign of life within it is here now. */
export const nowMs = 5 * 60_000
/** How far back single visits are kept, and with them filters that are combined. */
export const visitDays = 180
