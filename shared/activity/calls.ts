import { z } from 'zod'
import { calls } from '../contract'
import { activityAddresses } from './addresses'
import { Activity } from './records'
import { activityDays, activityKinds, activityPage, maxActivities } from './rules'

const filter = {
  /** A teammate's id, also of one who was removed. */
  teammate: z.string().max(64).optional(),
  kind: z.enum(activityKinds).optional(),
  days: z.coerce.number().pipe(z.literal(activityDays)).default(30),
  /** Text to find in what was done or in the teammate's name, ignoring case. */
  search: z.string().trim().max(100).default(''),
}

export const activityCalls = calls(activityAddresses, {
  /** Latest first. `total` counts all that match the filter, up to `maxActivities`. */
  list: {
    access: 'admin',
    query: z.strictObject({
      ...filter,
      limit: z.coerce.number().int().min(1).max(maxActivities).default(activityPage),
    }),
    reply: z.object({
      activities: z.array(Activity),
      total: z.number().int(),
      retentionDays: z.number(),
      timeZone: z.string(),
    }),
  },
  export: {
    access: 'admin',
    query: z.strictObject(filter),
    reply: z.object({ filename: z.string(), text: z.string() }),
  },
})
