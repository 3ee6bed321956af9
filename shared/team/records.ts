import { z } from 'zod'
import { reachLimits } from '../reach'
import { midnight } from './hours'
import { occasions, teamRoles } from './rules'

/** A teammate as everybody sees them. */
export const Teammate = z.object({ id: z.string(), name: z.string() })
export type Teammate = z.infer<typeof Teammate>

/** A teammate as colleagues see them. */
export const TeammateState = Teammate.extend({
  role: z.enum(teamRoles),
  /** Whose password `npm run password` or ADMIN_PASSWORD sets, and who can't be removed. */
  isFirst: z.boolean(),
  /** By their own switch. */
  isAvailable: z.boolean(),
  /** Whether they have the admin pages open. */
  isHere: z.boolean(),
  /** When they last had them open, in epoch milliseconds; absent if they never signed in. */
  seenAt: z.number().int().optional(),
  /** Their address for notifications; '' if none. */
  email: z.string(),
})
export type TeammateState = z.infer<typeof TeammateState>

/** A teammate's notifications, by e-mail ('' without an address) and by push. */
export const Notify = z.strictObject({
  email: z.string().trim().max(reachLimits.email),
  /** By e-mail. */
  waited: z.boolean(),
  left: z.boolean(),
  orders: z.boolean(),
  attention: z.boolean(),
  /** The hour of the company's day at which the daily summary is sent; null: never. */
  summary: z.number().int().min(0).max(23).nullable(),
  /** The week's figures, on Mondays; for admins. */
  weekly: z.boolean(),
  push: z.array(z.enum(occasions)).max(occasions.length),
})
export type Notify = z.infer<typeof Notify>

/** Counts the changes: a save with an older one is refused. */
export const Rev = z.number().int().min(0)

/** A reply that teammates write often: typing `/name` finds it. */
export const SavedReply = z.object({ id: z.string(), name: z.string(), text: z.string(), rev: Rev })
export type SavedReply = z.infer<typeof SavedReply>

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Span = z
  .strictObject({ from: Time, to: z.union([Time, z.literal(midnight)]) })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'It ends before it begins.' })

/** As in hours.ts. */
export const Hours = z.strictObject({
  days: z.array(Span.nullable()).length(7),
  holidays: z
    .array(
      z.strictObject({
        date: z.iso.date(),
        name: z.string().trim().min(1).max(60),
        span: Span.nullable(),
      }),
    )
    .max(100),
})
