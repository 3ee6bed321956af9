/** What teammates did: who, what and when. Has no words, names or addresses of visitors or customers. */
import { z } from 'zod'
import { Instant } from '../instant'
import { Teammate } from '../team/records'
import { activityKinds, subjects } from './rules'

export const Activity = z.object({
  id: z.string(),
  at: Instant,
  teammate: Teammate,
  kind: z.enum(activityKinds),
  /** What was done, in the past tense: 'Took over'. */
  did: z.string(),
  /** What it was done to, in words; '' if `did` says it all. */
  what: z.string(),
  /** Where to see it. It may be gone by now. */
  subject: z.object({ kind: z.enum(subjects), id: z.string() }).optional(),
})
export type Activity = z.infer<typeof Activity>
