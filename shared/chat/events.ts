/**
 * The sockets. A visitor connects to /visitor (cookie), an admin to /admin (session); the server
 * joins rooms, no client names one. Every event from a browser has an acknowledgement.
 */
import { z } from 'zod'
import { events } from '../contract'
import { Opening } from '../whisper/opening'
import type { ConversationNews } from './conversations/events'
import type { HandoverNews } from './handover/events'
import { Handled } from './handover/records'
import type { Change, Counts } from './records'
import { Feedback, Instant, PagePath, Pick, VisitorMessage } from './records'
import { maxMessageLength, tidyMessage } from './rules'

const Nothing = z.strictObject({})
/** Made by the sender; the same in whatever case. */
const MessageId = z.uuid().toLowerCase()

/** A visitor's request to erase a conversation, as the visitor is told of it. */
export const ErasureNotice = z.object({
  conversationId: z.string(),
  askedAt: Instant,
  status: z.enum(['asked', 'approved', 'declined']),
  reason: z.string().optional(),
})
export type ErasureNotice = z.infer<typeof ErasureNotice>

export const visitorEvents = events({
  /** Joins, then tells what changed since `since` (the highest updatedAt the panel knows). */
  join: {
    input: z.strictObject({
      since: Instant.optional(),
      conversationId: z.string().max(64).optional(),
      /** Where the visitor is, for what an empty panel begins with. */
      page: z.string().max(200).optional(),
    }),
    reply: z.object({
      /** Null before the first message, and after an erasure. */
      conversationId: z.string().nullable(),
      /** The latest messages in order, or with `since` those that changed. */
      messages: z.array(VisitorMessage),
      /** Whether there are messages older than the first of these. */
      older: z.boolean(),
      erasures: z.array(ErasureNotice),
      isVisible: z.boolean(),
      /** Null once something was said. */
      opening: Opening.nullable(),
      /** Who has the conversation but Whisper, and what teammates wrote. */
      handled: Handled,
      /** Whether somebody is there for who wants a person. */
      isTeamHere: z.boolean(),
      readAt: Instant,
    }),
  },
  older: {
    input: z.strictObject({ before: z.number().int().positive() }),
    reply: z.object({ messages: z.array(VisitorMessage), older: z.boolean() }),
  },
  /** Stores a message, once per id. Errors: invalid, conflict (same id, other words), gone, unavailable. */
  send: {
    input: z.strictObject({
      id: MessageId,
      text: z
        .string()
        .max(maxMessageLength * 2)
        .transform(tidyMessage)
        .pipe(z.string().min(1).max(maxMessageLength)),
      page: PagePath,
      /** The conversation the panel shows, when it has one: refused when it is not this visitor's. */
      conversationId: z.string().max(64).optional(),
      /** Where it was chosen from an offer: the text is the offer's title, or 'None of these' (rules.ts). */
      pick: Pick.optional(),
    }),
    reply: VisitorMessage,
  },
  feedback: {
    input: z.strictObject({ id: MessageId, ...Feedback.shape }),
    reply: VisitorMessage,
  },
  /**
   * Wants a person, or goes back to Whisper. `id`: made by the sender, so that a wish is granted once, whatever
   * became of it. Errors: unavailable where nobody is there.
   */
  person: {
    input: z.strictObject({ id: MessageId, wanted: z.boolean(), page: PagePath }),
    reply: Handled.extend({ conversationId: z.string() }),
  },
  /** Is writing, told to who answers. */
  typing: { input: Nothing, reply: Nothing },
  /** Has seen what teammates wrote until then. */
  seen: { input: z.strictObject({ at: Instant }), reply: Nothing },
  /** Whether the panel stands open, for the admins' count. */
  panel: { input: z.strictObject({ open: z.boolean() }), reply: Nothing },
  /** Asks to erase the conversation: gone for the visitor at once, everywhere after approval. */
  erase: {
    input: z.strictObject({ conversationId: z.string().max(64) }),
    reply: ErasureNotice,
  },
})

export const adminEvents = events({
  /** Is writing to the visitor of a conversation that is theirs. */
  typingTo: { input: z.strictObject({ conversationId: z.string().max(64) }), reply: Nothing },
  /** Tells the numbers that move by themselves, once; after that `presence` and `counts` arrive. */
  watch: {
    /** `bundled`: tell changes together, as `changes`, a few milliseconds apart at the most. */
    input: z.strictObject({ bundled: z.boolean().default(false) }),
    reply: z.object({
      visitors: z.number().int(),
      panels: z.number().int(),
      isVisible: z.boolean(),
      readAt: Instant,
    }),
  },
})

/** Events from the server to a visitor. */
export interface ToVisitor extends HandoverNews {
  isTeamHere: (isHere: boolean) => void
  /** In the queue of those who wait, from 1. */
  place: (place: number) => void
  message: (message: VisitorMessage) => void
  /** The answer's text so far, while it is made. Nothing of it is stored yet. */
  piece: (piece: { id: string; text: string }) => void
  visibility: (settings: { isVisible: boolean }) => void
  /** The conversation is gone for this visitor: asked in another tab, or approved, or declined. */
  erasure: (notice: ErasureNotice) => void
}

/** Events from the server to an admin. */
export interface ToAdmin extends HandoverNews, ConversationNews {
  change: (change: Change) => void
  /** For who watches bundled, instead of `change`. */
  changes: (changes: Change[]) => void
  piece: (piece: { id: string; text: string }) => void
  presence: (now: { visitors: number; panels: number }) => void
  visibility: (settings: { isVisible: boolean }) => void
  counts: (counts: Counts) => void
}
