import { z } from 'zod'
import { calls } from '../../contract'
import { queueAddresses } from './addresses'
import { limits } from './limits'
import { QueueCounts, QueuedQuestion, Variant } from './records'
import { reasons, views } from './rules'

/** The decision is made on what was seen: when another was made since, it is refused (conflict). */
const Seen = z.strictObject({ turn: z.number().int().min(0) })

const Section = {
  entry: z.string().min(1).max(100),
  section: z.string().min(1).max(100),
}

export const queueCalls = calls(queueAddresses, {
  /** Latest asked first. `next` is null at the end. */
  list: {
    access: 'teammate',
    query: z.strictObject({
      view: z.enum(views).default('open'),
      reason: z.enum(reasons).optional(),
      before: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(limits.page),
    }),
    reply: z.object({
      questions: z.array(QueuedQuestion),
      next: z.string().nullable(),
      counts: QueueCounts,
      timeZone: z.string(),
    }),
  },
  get: { access: 'teammate', reply: QueuedQuestion },
  /** The words it was asked in, latest first; `more` where there are others. */
  variants: {
    access: 'teammate',
    reply: z.object({ variants: z.array(Variant), more: z.boolean() }),
  },
  /** What it asks: it becomes a way of asking of this section, which is published, and leaves the queue. */
  asks: {
    access: 'teammate',
    body: z.strictObject({ ...Seen.shape, ...Section }),
    reply: QueuedQuestion,
  },
  /** The same of words that an admin tries; whatever waits that asks the same leaves the queue. */
  asksUnqueued: {
    access: 'teammate',
    body: z.strictObject({ text: z.string().min(1).max(2_000), ...Section }),
    reply: z.object({ text: z.string() }),
  },
  /** It goes, and comes back only when it is marked as not helpful anew. */
  dismiss: { access: 'teammate', body: Seen, reply: QueuedQuestion },
  later: { access: 'teammate', body: Seen, reply: QueuedQuestion },
  /** It waits again, whatever was decided. */
  reopen: { access: 'teammate', body: Seen, reply: QueuedQuestion },
  /** As it was before the last decision. */
  undo: { access: 'teammate', body: Seen, reply: QueuedQuestion },
})
