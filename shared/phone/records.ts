/** What admins see of texts that did not reach who they were for. */
import { z } from 'zod'
import { Instant } from '../chat/records'

/** Texts to one number that did not arrive, all for the same reason. */
export const Undelivered = z.object({
  /** Of the latest. */
  id: z.string(),
  /** When the latest was given up. */
  at: Instant,
  count: z.number().int().positive(),
  /** What the latest was, in a word: the first part of its cause (server/phone). */
  what: z.string(),
  lastDigits: z.string(),
  /** One sentence. */
  problem: z.string(),
  /** Where the latest belongs to one that is not erased. */
  conversationId: z.string().optional(),
})
export type Undelivered = z.infer<typeof Undelivered>
