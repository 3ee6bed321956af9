/**
 * The definition of each figure: its name and explanation on the screen. The server counts
 * accordingly (server/analytics).
 */

export const cards = {
  totalVisitors: {
    name: 'Total Visitors',
    definition:
      'Browsers that visited, each counted once a day by a code made from the day’s random key, the address and the browser, which can’t be traced after two days. Over several days, it’s the sum of the days.',
  },
  avgSessionDuration: {
    name: 'Avg. Session Duration',
    definition:
      'The time a page was in front and in use (input in the last 30 seconds, or the video in focus for up to five minutes), added up over all visits and divided by their number. A one-page visit has its real duration.',
  },
  bounceRate: {
    name: 'Bounce Rate',
    definition:
      'Visits to one page with no action and under 10 seconds in use, divided by all visits.',
  },
  conversionRate: {
    name: 'Conversion Rate',
    definition:
      'Visits in which the server stored a quote form or the acceptance of a quote, or Whisper answered at least one message, divided by all visits. Small talk and admitting it doesn’t know aren’t answers.',
  },
} as const satisfies Record<string, Defined>
export type CardId = keyof typeof cards
export const cardIds = Object.keys(cards) as readonly CardId[]

export const lists = {
  topPages: {
    name: 'Top Pages',
    definition:
      'How often each page was seen, and how many visits began or ended on it. Addresses that lead nowhere are counted together as (not found).',
  },
  trafficSources: {
    name: 'Traffic Sources',
    definition:
      'Where each visit came from: the campaign in its first page’s address (utm_source, utm_medium), or else the site that linked here, looked up by its full name in a public list of search engines and social networks. Direct is neither.',
  },
  funnel: {
    name: 'From visit to order',
    definition:
      'Visits that opened the quote form, sent it, got a quote for it and had that quote accepted. A later step includes the earlier ones. A quote and its acceptance count for the visit that sent the request, however much later they come.',
  },
  goals: {
    name: 'Goals',
    definition:
      'Visits that reached a goal you chose, each counted once: they saw the page, or pressed a button or link with that text. Pages count for the past as well; a button counts from the day it’s a goal.',
  },
  campaigns: {
    name: 'Campaigns',
    definition:
      'What the address of a visit’s first page said: utm_campaign, utm_source, utm_medium and utm_content. Conversions are the visits of these that converted.',
  },
  userEngagement: {
    name: 'User Engagement',
    definition:
      'Each counted once, from the server’s own records where it has them, on the day the visit began, or on their own day if they belong to no visit.',
  },
  people: {
    name: 'Whisper and people',
    definition:
      'What became of the conversations in the chat on the site, each counted once, on the day the visit it belongs to began.',
  },
  visitsBy: {
    name: 'Visits by',
    definition:
      'The site that linked here (or utm_source), the campaign (utm_campaign), the type of device, and the country, region and city if the proxy names them, as each visit began.',
  },
} as const satisfies Record<string, Defined>

/** Definitions that apply to every figure. */
export const rules = {
  visit:
    'A visit ends after 30 minutes without a signal from the page. All of it counts for the day and hour it began, even past midnight.',
  compared: 'Compared with the previous period of the same length, up to the same time of day.',
  now: 'Visits with a signal from the page in the last 5 minutes.',
  bots: 'Pages seen by programs that identify themselves. They aren’t in any other figure.',
  declined:
    'Pages seen by browsers that ask not to be tracked (Do Not Track, Global Privacy Control). Nothing else about them is kept.',
  filtered: 'A filter selects whole visits: those that saw the page or came from the source.',
} as const

export interface Defined {
  name: string
  definition: string
}

/** A visit ends after this long without a signal from the page. */
export const silenceMs = 30 * 60_000
/** A one-page visit without an action, in use for less than this, is a bounce. */
export const bounceMs = 10_000
/** How long input keeps a page in use. */
export const inUseMs = 30_000
/** The longest a playing video counts as use, since a page can't tell whether it plays. */
export const videoMs = 5 * 60_000
/** A visit with a signal within this time is here now. */
export const nowMs = 5 * 60_000
/** Days for which single visits are kept and filters can be combined. */
export const visitDays = 180
