/** Calls for the figures and their settings, and the site's reports of visits. */
import { z } from 'zod'
import { calls } from '../contract'
import { dayCount, isDay } from '../days'
import { pageActions } from './actions'
import { analyticsAddresses, sharedFiguresAddresses, visitAddresses } from './addresses'
import { Goals } from './goals'
import { fixedRanges, longestRangeDays } from './ranges'
import { Figures } from './records'

const Day = z.string().refine(isDay, { error: 'must be a day such as 2026-11-21' })
const Value = z.string().min(1).max(200)

const filters = {
  /** A path of the site, or '(not found)'. */
  page: Value.optional(),
  source: Value.optional(),
  device: Value.optional(),
  /** A two-letter code; only known if the proxy reports it. */
  country: Value.optional(),
}

export const FiguresQuery = z
  .strictObject({
    range: z.enum([...fixedRanges, 'free']).default('30d'),
    /** The first and last day of the free range, both included. */
    from: Day.optional(),
    to: Day.optional(),
    /** With what it is compared; by default with the days right before. */
    comparedWith: z.literal('sameWeekdays').optional(),
    ...filters,
  })
  .superRefine(({ range, from, to }, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (range !== 'free') {
      if (from !== undefined) wrong('from', 'goes with the free range')
      if (to !== undefined) wrong('to', 'goes with the free range')
    } else if (from === undefined) wrong('from', 'is missing')
    else if (to === undefined) wrong('to', 'is missing')
    else if (from > to) wrong('to', 'is before the first day')
    else if (dayCount(from, to) > longestRangeDays) wrong('to', 'is too far from the first day')
  })
export type FiguresQuery = z.output<typeof FiguresQuery>

/** `rev`: the revision of the goals to be replaced. */
const GoalsRecord = z.strictObject({ goals: Goals, rev: z.number().int().min(0) })
export type GoalsRecord = z.infer<typeof GoalsRecord>

/** The token of the link to the figures without sign-in; null if there is none. */
const Link = z.object({ token: z.string().nullable() })

export const analyticsCalls = calls(analyticsAddresses, {
  /** Errors: invalid, if filters are combined further back than single visits are kept. */
  figures: { access: 'admin', query: FiguresQuery, reply: Figures },
  goals: { access: 'admin', reply: GoalsRecord },
  /** Errors: conflict, if somebody has changed them since `rev`. */
  saveGoals: { access: 'admin', body: GoalsRecord, reply: GoalsRecord },
  link: { access: 'admin', reply: Link },
  /** Keeps an existing link. */
  makeLink: { access: 'admin', reply: Link },
  /** The link stops working at once. */
  removeLink: { access: 'admin', reply: Link },
})

export const sharedFiguresCalls = calls(sharedFiguresAddresses, {
  /** Errors: not-found, also for a removed link. */
  figures: {
    access: 'anyone',
    query: z.strictObject({ range: z.enum(fixedRanges).default('30d') }),
    reply: Figures,
  },
})

/** A random id from the browser: a hit counts once, however often it is sent. */
const HitId = z.string().regex(/^[\w-]{16,36}$/)
/** Cut to the stored length; markup is treated as plain text. */
const Text = z
  .string()
  .max(16_384)
  .transform((text) => text.replace(/\p{Cc}/gu, '').slice(0, 200))

export const Hit = z.discriminatedUnion('kind', [
  /** A page was viewed. `referrer`: the host that linked here. The others are utm_ parameters. */
  z.strictObject({
    kind: z.literal('view'),
    id: HitId,
    path: Text,
    referrer: Text.optional(),
    source: Text.optional(),
    medium: Text.optional(),
    campaign: Text.optional(),
    content: Text.optional(),
  }),
  /** The page was in use for `ms` since the last report. */
  z.strictObject({
    kind: z.literal('engaged'),
    id: HitId,
    view: HitId,
    ms: z.number().min(0).max(1e12),
  }),
  z.strictObject({
    kind: z.literal('action'),
    id: HitId,
    view: HitId,
    action: z.enum(pageActions),
  }),
  /** A button or link was pressed: counts if it is a goal, otherwise nothing is stored. */
  z.strictObject({ kind: z.literal('press'), id: HitId, view: HitId, text: Text }),
  /** A page was viewed by a browser that doesn't want to be counted. */
  z.strictObject({ kind: z.literal('declined'), id: HitId }),
])
export type Hit = z.output<typeof Hit>

export const visitCalls = calls(visitAddresses, {
  report: {
    access: 'anyone',
    body: z.strictObject({ hits: z.array(Hit).min(1).max(40) }),
    reply: z.object({}),
  },
})
