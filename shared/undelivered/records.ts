/** What admins see of texts and e-mails that did not reach who they were for. */
import { z } from 'zod'
import { Instant } from '../chat/records'
import { linkWays } from '../contact/linkWays'

/** Texts to one number, or e-mails to one address, that did not arrive, all for the same reason. */
export const Undelivered = z.object({
  /** Of the latest. */
  id: z.string(),
  way: z.enum(linkWays),
  /** When the latest was given up. */
  at: Instant,
  count: z.number().int().positive(),
  /** What the latest was, in a word: the first part of its cause. */
  what: z.string(),
  /** As much as is shown of the number or the address: … 0142, r…@example.com. */
  to: z.string(),
  /** One sentence. */
  problem: z.string(),
  /** Where the latest belongs to one that is not erased. */
  conversationId: z.string().optional(),
})
export type Undelivered = z.infer<typeof Undelivered>
