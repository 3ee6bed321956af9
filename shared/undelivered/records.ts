/** Texts and e-mails that didn't reach their recipients, as admins see them. */
import { z } from 'zod'
import { Instant } from '../instant'
import { linkWays } from '../linkWays'

/** Texts to one number, or e-mails to one address, that failed for the same reason. */
export const Undelivered = z.object({
  /** The latest one's id. */
  id: z.string(),
  way: z.enum(linkWays),
  /** When the latest was given up. */
  at: Instant,
  count: z.number().int().positive(),
  /** What the latest was, in a word: the first part of its cause. */
  what: z.string(),
  /** The visible part of the number or address: … 0142, r…@example.com. */
  to: z.string(),
  /** One sentence. */
  problem: z.string(),
  /** The latest one's conversation, unless erased. */
  conversationId: z.string().optional(),
})
export type Undelivered = z.infer<typeof Undelivered>
