/** What the Analytics tab shows: the specification's snapshot (section 3) and its parts. */
import { z } from 'zod'
import { Instant } from '../instant'
import { actionIds } from './actions'
import type { CardId } from './definitions'
import { sources } from './dimensions'
import type { Funnel } from './funnel'
import type { Sums } from './measures'
import type { PeopleFigures } from './people'
import type { Tags } from './tags'

const count = z.number().int()

const SumsRecord = z.object({
  visitors: count,
  visits: count,
  views: count,
  engagedMs: z.number(),
  bounces: count,
  conversions: count,
}) satisfies z.ZodType<Sums>

const Card = z.object({
  /** Visitors, seconds, or a share of 0 to 1; null if there are no visits to divide by. */
  value: z.number().nullable(),
  /** The formatted value: 3,677 · 2m 41s · 34.2% · – */
  text: z.string(),
  /** The period before; null if it has no visits. */
  before: z.object({ value: z.number().nullable(), text: z.string() }).nullable(),
  /** Relative to the value before: 0.135 is +13.5%. Null means 'new', or that one value is missing. */
  change: z.number().nullable(),
})
export type Card = z.infer<typeof Card>

const Point = z.object({
  /** When the hour or day begins. */
  at: Instant,
  day: z.string(),
  visitors: count,
  visits: count,
  views: count,
})
export type Point = z.infer<typeof Point>

const Valued = z.array(z.object({ value: z.string(), visits: count }))

const PageVisits = z.array(z.object({ path: z.string(), title: z.string(), visits: count }))

const Campaign = z.object({
  /** utm_campaign, utm_source, utm_medium and utm_content; '' if absent. */
  campaign: z.string(),
  source: z.string(),
  medium: z.string(),
  content: z.string(),
  visits: count,
  /** The visits that converted. */
  conversions: count,
}) satisfies z.ZodType<Tags>
export type Campaign = z.infer<typeof Campaign>

const FunnelRecord = z.object({
  visits: count,
  form: count,
  request: count,
  quote: count,
  acceptance: count,
  chat: count,
  chatRequest: count,
}) satisfies z.ZodType<Funnel>

const Spread = z.object({ median: count, p90: count })

const PeopleRecord = z.object({
  conversations: count,
  alone: count,
  answeredAlone: count,
  answered: count,
  wanted: count,
  takenOver: count,
  left: count,
  answeredLater: count,
  waited: Spread.nullable(),
  replied: Spread.nullable(),
  helpful: z.number().nullable(),
}) satisfies z.ZodType<PeopleFigures>

export const Figures = z.object({
  /** The company's time zone (IANA name), for days and hours. */
  timeZone: z.string(),
  readAt: Instant,
  unit: z.enum(['hour', 'day']),
  /** The first and last day, both included. */
  from: z.string(),
  to: z.string(),
  /** The period to compare with; its sums are null if its single visits are no longer kept. */
  before: z.object({ from: z.string(), to: z.string(), sums: SumsRecord.nullable() }),
  /** Visitors here now, regardless of filters. */
  now: count,
  sums: SumsRecord,
  cards: z.object({
    totalVisitors: Card,
    avgSessionDuration: Card,
    bounceRate: Card,
    conversionRate: Card,
  } satisfies Record<CardId, z.ZodType>),
  /** Every hour or day, including future ones; `pointsBefore` has as many, or none. */
  points: z.array(Point),
  pointsBefore: z.array(Point),
  topPages: z.array(z.object({ path: z.string(), title: z.string(), views: count })),
  trafficSources: z.array(
    z.object({ source: z.enum(sources), percentage: z.number(), visits: count }),
  ),
  userEngagement: z.array(z.object({ action: z.enum(actionIds), name: z.string(), count })),
  people: PeopleRecord,
  funnel: FunnelRecord,
  /** In their order, with the visits that reached them. */
  goals: z.array(z.object({ id: z.string(), name: z.string(), visits: count })),
  /** Most visits first. */
  entryPages: PageVisits,
  exitPages: PageVisits,
  tagged: z.array(Campaign),
  /** Linking sites and utm_source, campaigns, devices, countries: most visits first. */
  referrers: Valued,
  campaigns: Valued,
  devices: Valued,
  countries: Valued,
  regions: Valued,
  cities: Valued,
  /** Page views that are in no other figure; null if a filter is set. */
  apart: z.object({ bots: count, declined: count }).nullable(),
  /** The first day for which filters can be combined. */
  combinedFrom: z.string(),
  /** Whether the proxy reports countries, regions and cities. */
  hasCountries: z.boolean(),
  hasRegions: z.boolean(),
  hasCities: z.boolean(),
  /** Whether some of these days are being recounted after the server was killed: figures may change. */
  isRecounting: z.boolean(),
})
export type Figures = z.infer<typeof Figures>
