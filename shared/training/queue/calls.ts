import { z } from 'zod'
import { calls } from '../../contract'
import { queueAddresses } from './addresses'
import { limits } from './limits'
import { QueueCounts, QueuedQuestion, Variant } from './records'
import { reasons, views } from './rules'

/** The decision is based on what was seen: refused with conflict if another was made since. */
const Seen = z.strictObject({ decisionRev: z.number().int().min(0) })

const Section = {
  entry: z.string().min(1).max(100),
  section: z.string().min(1).max(100),
}

export const queueCalls = calls(queueAddresses, {
  /** Most recently asked first. `next` is null at the end. */
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
  /** The words it was asked in, latest first; `more` if there are others. */
  variants: {
    access: 'teammate',
    reply: z.object({ variants: z.array(Variant), more: z.boolean() }),
  },
  /** Publishes its words as a way of asking for this section and removes it from the queue. */
  asks: {
    access: 'teammate',
    body: z.strictObject({ ...Seen.shape, ...Section }),
    reply: QueuedQuestion,
  },
  /** The same for words that an admin tries; queued questions that ask the same leave the queue. */
  asksUnqueued: {
    access: 'teammate',
    body: z.strictObject({ text: z.string().min(1).max(2_000), ...Section }),
    reply: z.object({ text: z.string() }),
  },
  /** Removes it; it returns only if marked not helpful again. */
  dismiss: { access: 'teammate', body: Seen, reply: QueuedQuestion },
  later: { access: 'teammate', body: Seen, reply: QueuedQuestion },
  /** Puts it back in the queue, whatever was decided. */
  reopen: { access: 'teammate', body: Seen, reply: QueuedQuestion },
  /** Restores the state before the last decision. */
  undo: { access: 'teammate', body: Seen, reply: QueuedQuestion },
})
