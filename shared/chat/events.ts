/**
 * Socket events of the chat. A visitor connects to /visitor (cookie), an admin to /admin (session);
 * only the server joins rooms. Every event from a browser has an acknowledgement.
 */
import { z } from 'zod'
import { events } from '../contract'
import { Instant } from '../instant'
import { maxMessageLength, tidyMessage } from '../messageText'
import { Opening } from '../whisper/opening'
import type { ConversationEvents } from './conversations/events'
import type { HandoverEvents } from './handover/events'
import { Handled } from './handover/records'
import type { Change, Counts } from './records'
import { Feedback, PagePath, Pick, VisitorMessage } from './records'

const Nothing = z.strictObject({})
/** Made by the sender; case doesn't matter. */
const MessageId = z.uuid().toLowerCase()

/** A visitor's request to erase a conversation, as its visitor sees it. */
export const ErasureNotice = z.object({
  conversationId: z.string(),
  askedAt: Instant,
  status: z.enum(['asked', 'approved', 'declined']),
  reason: z.string().optional(),
})
export type ErasureNotice = z.infer<typeof ErasureNotice>

export const visitorEvents = events({
  /** Joins, and replies with changes since `since` (the highest updatedAt the panel has). */
  join: {
    access: 'visitor',
    input: z.strictObject({
      since: Instant.optional(),
      conversationId: z.string().max(64).optional(),
      /** The visitor's page, which decides what an empty panel begins with. */
      page: z.string().max(200).optional(),
    }),
    reply: z.object({
      /** Null before the first message, and after an erasure. */
      conversationId: z.string().nullable(),
      /** The latest messages in order or, with `since`, those that changed. */
      messages: z.array(VisitorMessage),
      /** Whether there are messages older than the first of these. */
      older: z.boolean(),
      erasures: z.array(ErasureNotice),
      isVisible: z.boolean(),
      /** Null once a message was sent. */
      opening: Opening.nullable(),
      /** Who answers the conversation instead of Whisper, and what teammates wrote. */
      handled: Handled,
      /** Whether somebody is available for visitors who want a person. */
      isTeamHere: z.boolean(),
      readAt: Instant,
    }),
  },
  older: {
    access: 'visitor',
    input: z.strictObject({ before: z.number().int().positive() }),
    reply: z.object({ messages: z.array(VisitorMessage), older: z.boolean() }),
  },
  /** Stores a message, once per id. Errors: invalid, conflict (same id, other words), gone, unavailable. */
  send: {
    access: 'visitor',
    input: z.strictObject({
      id: MessageId,
      text: z
        .string()
        .max(maxMessageLength * 2)
        .transform(tidyMessage)
        .pipe(z.string().min(1).max(maxMessageLength)),
      page: PagePath,
      /** The panel's conversation, if it has one: refused if it isn't this visitor's. */
      conversationId: z.string().max(64).optional(),
      /** If chosen from an offer; the text is then the offer's title, or 'None of these' (rules.ts). */
      pick: Pick.optional(),
    }),
    reply: VisitorMessage,
  },
  feedback: {
    access: 'visitor',
    input: z.strictObject({ id: MessageId, ...Feedback.shape }),
    reply: VisitorMessage,
  },
  /**
   * Asks for a person, or returns to Whisper. `id` is made by the sender, so that a repeat has no
   * further effect. Errors: unavailable if nobody is there.
   */
  person: {
    access: 'visitor',
    input: z.strictObject({ id: MessageId, wanted: z.boolean(), page: PagePath }),
    reply: Handled.extend({ conversationId: z.string() }),
  },
  /** The visitor is typing; shown to the person who answers. */
  typing: { access: 'visitor', input: Nothing, reply: Nothing },
  /** The visitor has seen what teammates wrote up to then. */
  seen: { access: 'visitor', input: z.strictObject({ at: Instant }), reply: Nothing },
  /** Whether the panel is open, for the admins' count. */
  panel: { access: 'visitor', input: z.strictObject({ open: z.boolean() }), reply: Nothing },
  /** Asks to erase the conversation: gone for the visitor at once, everywhere after approval. */
  erase: {
    access: 'visitor',
    input: z.strictObject({ conversationId: z.string().max(64) }),
    reply: ErasureNotice,
  },
})

export const teammateEvents = events({
  /** The teammate is typing to the visitor of their conversation. */
  typingTo: {
    access: 'teammate',
    input: z.strictObject({ conversationId: z.string().max(64) }),
    reply: Nothing,
  },
  /** Replies with the live numbers once; afterwards `presence` and `counts` update them. */
  watch: {
    access: 'teammate',
    /** `bundled`: sends changes together, as `changes`, at most a few milliseconds later. */
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
export interface ToVisitor extends HandoverEvents {
  isTeamHere: (isHere: boolean) => void
  /** The visitor's place in the queue, from 1. */
  place: (place: number) => void
  message: (message: VisitorMessage) => void
  /** The answer's text so far while it is being made. Nothing of it is stored yet. */
  piece: (piece: { id: string; text: string }) => void
  visibility: (settings: { isVisible: boolean }) => void
  /** The conversation is gone for this visitor: requested in another tab, approved, or declined. */
  erasure: (notice: ErasureNotice) => void
}

/** Events from the server to a teammate. */
export interface ToTeammate extends HandoverEvents, ConversationEvents {
  change: (change: Change) => void
  /** Replaces `change` for those who watch bundled. */
  changes: (changes: Change[]) => void
  piece: (piece: { id: string; text: string }) => void
  presence: (now: { visitors: number; panels: number }) => void
  visibility: (settings: { isVisible: boolean }) => void
  counts: (counts: Counts) => void
}
