/** What admins ask for and set, and what the pages of the site report. */
import { z } from 'zod'
import { calls } from '../contract'
import { pageActions } from './actions'
import { analyticsAddresses, sharedFiguresAddresses, visitAddresses } from './addresses'
import { Goals } from './goals'
import { dayCount, fixedRanges, isDay, longestRangeDays } from './ranges'
import { Figures } from './records'

const Day = z.string().refine(isDay, { error: 'must be a day such as 2026-11-21' })
const Value = z.string().min(1).max(200)

const filters = {
  /** A path of the site, or '(not found)'. */
  page: Value.optional(),
  source: Value.optional(),
  device: Value.optional(),
  /** Two letters; only where the proxy names it. */
  country: Value.optional(),
}

export const FiguresQuery = z
  .strictObject({
    range: z.enum([...fixedRanges, 'free']).default('30d'),
    /** Of the free range, both included. */
    from: Day.optional(),
    to: Day.optional(),
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

/** `rev`: of the goals that these take the place of. */
const GoalsRecord = z.strictObject({ goals: Goals, rev: z.number().int().min(0) })
export type GoalsRecord = z.infer<typeof GoalsRecord>

/** By which the figures can be read without signing in; null where there is none. */
const Link = z.object({ token: z.string().nullable() })

export const analyticsCalls = calls(analyticsAddresses, {
  /** Errors: invalid, where filters are combined further back than single visits are kept. */
  figures: { access: 'admin', query: FiguresQuery, reply: Figures },
  goals: { access: 'admin', reply: GoalsRecord },
  /** Errors: conflict, where somebody changed them since `rev`. */
  saveGoals: { access: 'admin', body: GoalsRecord, reply: GoalsRecord },
  link: { access: 'admin', reply: Link },
  /** A link that is there stays. */
  makeLink: { access: 'admin', reply: Link },
  /** Whoever has it sees nothing any more. */
  removeLink: { access: 'admin', reply: Link },
})

export const sharedFiguresCalls = calls(sharedFiguresAddresses, {
  /** Errors: not-found, also of a link that was removed. */
  figures: {
    access: 'anyone',
    query: z.strictObject({ range: z.enum(fixedRanges).default('30d') }),
    reply: Figures,
  },
})

/** Random, made in the browser: what has one counts once, however often it is sent. */
const HitId = z.string().regex(/^[\w-]{16,36}$/)
/** Cut to what is kept; markup is only text. */
const Text = z
  .string()
  .max(16_384)
  .transform((text) => text.replace(/\p{Cc}/gu, '').slice(0, 200))

export const Hit = z.discriminatedUnion('kind', [
  /** A page is seen. `referrer`: the host that linked here; the utm_ parameters of the address. */
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
  /** It was in use for so long since the last report. */
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
  /** A button or link was pressed: counts where it is a goal, else nothing of it is kept. */
  z.strictObject({ kind: z.literal('press'), id: HitId, view: HitId, text: Text }),
  /** A page is seen by who does not want to be counted. */
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
