/** What teammates did: who, what and when. Holds no visitor's or customer's words, names or addresses. */
import { z } from 'zod'
import { Instant } from '../chat/records'
import { Teammate } from '../team/records'
import { activityKinds, subjects } from './rules'

export const Activity = z.object({
  id: z.string(),
  at: Instant,
  teammate: Teammate,
  kind: z.enum(activityKinds),
  /** In words, in the past tense: 'Took over'. */
  did: z.string(),
  /** To whom or what, in words; '' where `did` says it all. */
  what: z.string(),
  /** Where that stands. It may be gone by now. */
  subject: z.object({ kind: z.enum(subjects), id: z.string() }).optional(),
})
export type Activity = z.infer<typeof Activity>
