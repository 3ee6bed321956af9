import { z } from 'zod'
import { isBlank } from '../blank'
import { calls } from '../contract'
import { chatAddresses } from './addresses'
import { Change, Channel, Conversation, Counts, Instant, Interaction } from './records'
import { pageSize } from './rules'

/** Where a page of the list ends (place.ts): pass it back as `before` to get what is older. */
const Place = z.string().max(200)

/** What the list of interactions and that of conversations are both asked for. */
export const listed = {
  filter: z.enum(['all', 'positive', 'negative']).default('all'),
  /** Beginnings of words, which must all occur, in any order, without regard to case and accents. */
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
  /** Where the page of changes before this one ended. */
  after: Place.optional(),
})

export const chatCalls = calls(chatAddresses, {
  /** Gives the browser its visitor cookie if it has none. Made once, before the first connection. */
  open: { access: 'anyone', reply: z.object({ isVisible: z.boolean() }) },
  transcript: { access: 'visitor', reply: z.object({ filename: z.string(), text: z.string() }) },
  /** Newest first. `next` is null at the end; `readAt` is the moment to ask `changes` from. */
  interactions: {
    access: 'teammate',
    query: Interactions,
    reply: z.object({
      interactions: z.array(Interaction),
      next: z.string().nullable(),
      readAt: Instant,
    }),
  },
  /** What changed since a moment, oldest change first; `next` while there is more. */
  changes: {
    access: 'teammate',
    query: Changes,
    reply: z.object({ changes: z.array(Change), next: z.string().nullable(), readAt: Instant }),
  },
  counts: { access: 'teammate', reply: Counts },
  conversation: { access: 'teammate', reply: Conversation },
  /** The number of who called or texted, whole; not-found once it is erased. */
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
