/** Conversations as rows of a list. */
import { z } from 'zod'
import { Instant } from '../../instant'
import { Teammate } from '../../team/records'
import { Channel } from '../records'

/**
 * Who answers: Whisper, a person or, while one is wanted, nobody yet; see handover/records.ts.
 * `ended` and `handed-back`: a teammate had it, and its visitor has written nothing since.
 */
export const ConversationState = z.object({
  kind: z.enum(['whisper', 'waiting', 'person', 'left', 'answered', 'ended', 'handed-back']),
  since: Instant.optional(),
  teammate: Teammate.optional(),
})
export type ConversationState = z.infer<typeof ConversationState>

export const ConversationRow = z.object({
  id: z.string(),
  /** Its cursor, newest first (cursor.ts): by its last message or, with a filter, the newest match. */
  place: z.string(),
  /** The name the visitor gave, otherwise a short name made from a hash. */
  visitor: z.string(),
  channel: Channel,
  /** The page from which the visitor last wrote; '' if there is none. */
  page: z.string(),
  startedAt: Instant,
  lastAt: Instant,
  /** Messages from the visitor, and those among them that the asking teammate hasn't read. */
  messages: z.number().int(),
  unread: z.number().int(),
  state: ConversationState,
  /** The last message; with a filter, the newest match. */
  last: z
    .object({
      by: z.enum(['visitor', 'whisper', 'teammate']),
      /** The teammate's name. */
      name: z.string().optional(),
      text: z.string(),
    })
    .optional(),
  /** When the visitor asked for erasure, until it is decided. */
  erasureAskedAt: Instant.optional(),
})
export type ConversationRow = z.infer<typeof ConversationRow>
