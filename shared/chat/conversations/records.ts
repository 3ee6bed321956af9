/** Conversations as a list shows them: one row each. */
import { z } from 'zod'
import { Teammate } from '../../team/records'
import { Channel, Instant } from '../records'

/**
 * Who answers it: Whisper, a person or, while one is wanted, nobody yet; see handover/records.ts. ended and
 * handed-back: a teammate had it, and its visitor has written nothing since.
 */
export const ConversationState = z.object({
  kind: z.enum(['whisper', 'waiting', 'person', 'left', 'answered', 'ended', 'handed-back']),
  since: Instant.optional(),
  teammate: Teammate.optional(),
})
export type ConversationState = z.infer<typeof ConversationState>

export const ConversationRow = z.object({
  id: z.string(),
  /** In the list, newest first (place.ts): by what was said last or, where interactions are filtered, by the newest of these. */
  place: z.string(),
  /** As they told it themselves, else a short name made from a hash. */
  visitor: z.string(),
  channel: Channel,
  /** Where the visitor wrote last; '' where there is no page. */
  page: z.string(),
  startedAt: Instant,
  lastAt: Instant,
  /** How many the visitor wrote, and how many of them since the asking teammate last read it. */
  messages: z.number().int(),
  unread: z.number().int(),
  state: ConversationState,
  /** What was said last; where interactions are filtered, the newest of these. */
  last: z
    .object({
      by: z.enum(['visitor', 'whisper', 'teammate']),
      /** The teammate's. */
      name: z.string().optional(),
      text: z.string(),
    })
    .optional(),
  /** When the visitor asked to erase it, while nobody has decided. */
  erasureAskedAt: Instant.optional(),
})
export type ConversationRow = z.infer<typeof ConversationRow>
