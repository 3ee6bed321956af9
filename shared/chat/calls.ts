import { z } from 'zod'
import { isBlank } from '../blank'
import { calls } from '../contract'
import { Instant } from '../instant'
import { chatAddresses } from './addresses'
import { Change, Channel, Conversation, Counts, Interaction } from './records'
import { pageSize } from './rules'

/** The end of a page of the list (cursor.ts): pass it as `before` to get older items. */
const Place = z.string().max(200)

/** The query shared by the lists of interactions and of conversations. */
export const listed = {
  filter: z.enum(['all', 'positive', 'negative']).default('all'),
  /** Beginnings of words, which must all occur, in any order, ignoring case and accents. */
  search: z.string().trim().max(200).default(''),
  channel: Channel.optional(),
  before: Place.optional(),
}

const Interactions = z.strictObject({
  ...listed,
  conversation: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(pageSize),
})

const Changes = z.strictObject({
  since: z.coerce.number().pipe(Instant),
  /** Where the previous page of changes ended. */
  after: Place.optional(),
})

export const chatCalls = calls(chatAddresses, {
  /** Gives the browser a visitor cookie if it has none. Called once, before the first connection. */
  open: { access: 'anyone', reply: z.object({ isVisible: z.boolean() }) },
  /** Streamed: a conversation may be long. */
  transcript: {
    access: 'visitor',
    raw: 'reply',
    reply: z.object({ filename: z.string(), text: z.string() }),
  },
  /** Newest first. `next` is null at the end; `readAt` is the time to ask `changes` from. */
  interactions: {
    access: 'teammate',
    query: Interactions,
    reply: z.object({
      interactions: z.array(Interaction),
      next: z.string().nullable(),
      readAt: Instant,
    }),
  },
  /** Changes since a time, oldest first; `next` is set while there are more. */
  changes: {
    access: 'teammate',
    query: Changes,
    reply: z.object({ changes: z.array(Change), next: z.string().nullable(), readAt: Instant }),
  },
  counts: { access: 'teammate', reply: Counts },
  conversation: { access: 'teammate', reply: Conversation },
  /** The full number of a visitor who called or texted; not-found once erased. */
  phone: { access: 'teammate', reply: z.object({ number: z.string() }) },
  approveErasure: { access: 'admin', reply: Conversation },
  declineErasure: {
    access: 'admin',
    body: z.strictObject({
      reason: z
        .string()
        .trim()
        .max(500)
        .refine((text) => !isBlank(text)),
    }),
    reply: Conversation,
  },
})
