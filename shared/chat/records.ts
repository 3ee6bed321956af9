/** What is sent about a chat: a message as its visitor sees it, and as admins do, the interaction. */
import { z } from 'zod'
import { devices } from '../analytics/dimensions'
import { Instant } from '../instant'
import { Action, Answer, Offer, Source } from '../whisper/answer'
import { channelNames } from './channels'
import { maxCommentLength } from './rules'

/** The path of the visitor's page, without query or hash. */
export const PagePath = z
  .string()
  .max(200)
  .regex(/^\/[^?#]*$/)
  .default('/')

export const Feedback = z.strictObject({
  helpful: z.boolean(),
  comment: z.string().max(maxCommentLength).optional(),
})
export type Feedback = z.infer<typeof Feedback>

export const Channel = z.enum(channelNames)
export type Channel = z.infer<typeof Channel>

/** Which offer of an earlier message is chosen; null for none of them. */
export const Pick = z.strictObject({
  messageId: z.string().max(100),
  offer: z.string().max(300).nullable(),
})
export type Pick = z.infer<typeof Pick>

/** A pick as stored: with the title that was offered, or the words of 'None of these'. */
export const Picked = Pick.extend({ title: z.string() })
export type Picked = z.infer<typeof Picked>

/** The state of an answer sent as a text; see server/phone. */
export const Delivery = z.object({
  state: z.enum(['waiting', 'sending', 'sent', 'delivered', 'failed', 'dead', 'withheld']),
  /** One sentence, if something is wrong. */
  problem: z.string().optional(),
})
export type Delivery = z.infer<typeof Delivery>

/**
 * waiting: being made. done: complete. failed: couldn't be made; `text` says so kindly. person:
 * none, because a person answers the conversation.
 */
export const AnswerStatus = z.enum(['waiting', 'done', 'failed', 'person'])
export type AnswerStatus = z.infer<typeof AnswerStatus>

/** A message as its visitor sees it: their words and Whisper's answer. */
export const VisitorMessage = z.object({
  id: z.string(),
  conversationId: z.string(),
  seq: z.number().int(),
  text: z.string(),
  at: Instant,
  updatedAt: Instant,
  rev: z.number().int(),
  answer: z.object({
    status: AnswerStatus,
    text: z.string(),
    sources: z.array(Source),
    offers: z.array(Offer),
    action: Action.optional(),
  }),
  pick: Picked.optional(),
  feedback: Feedback.optional(),
})
export type VisitorMessage = z.infer<typeof VisitorMessage>

/** Specification, section 3, chat interaction: what admins see, with what they need to judge it. */
export const Interaction = z.object({
  id: z.string(),
  conversationId: z.string(),
  seq: z.number().int(),
  channel: Channel,
  page: z.string(),
  timestamp: Instant,
  updatedAt: Instant,
  rev: z.number().int(),
  /** Whether it is the first question of its visitor's first conversation. */
  isFirst: z.boolean(),
  userMessage: z.string(),
  /** That came with a text to a person, once they are kept; the size in pixels reserves their space. */
  photos: z
    .array(z.object({ id: z.string(), width: z.number().int(), height: z.number().int() }))
    .optional(),
  pick: Picked.optional(),
  botResponse: z.string(),
  feedback: Feedback.optional(),
  answer: z.object({ status: AnswerStatus, ...Answer.omit({ text: true }).partial().shape }),
  delivery: Delivery.optional(),
  /** The quote request that resulted from it. */
  request: z.object({ id: z.string(), reference: z.string() }).optional(),
  /** When the visitor asked to erase the conversation, until it is decided. */
  erasureAskedAt: Instant.optional(),
})
export type Interaction = z.infer<typeof Interaction>

/** What remains of an erased message for 30 days, so that screens that were offline learn of it. */
export const ErasedTombstone = z.object({
  id: z.string(),
  conversationId: z.string(),
  seq: z.number().int(),
  updatedAt: Instant,
  rev: z.number().int(),
  erased: z.literal(true),
})
export type ErasedTombstone = z.infer<typeof ErasedTombstone>

export const Change = z.union([ErasedTombstone, Interaction])
export type Change = z.infer<typeof Change>

export const Counts = z.object({
  all: z.number().int(),
  positive: z.number().int(),
  negative: z.number().int(),
  /** How visitors can reach Whisper here. */
  channels: z.array(Channel),
  /** The company's time zone (IANA name), used for `days` and every time that admins see. */
  timeZone: z.string(),
  /** Interactions by day (YYYY-MM-DD in `timeZone`), newest first, at most 400. */
  days: z.array(z.object({ day: z.string(), all: z.number().int() })),
  /** Whether some days are being recounted after the server was killed: counts may change. */
  isRecounting: z.boolean(),
})
export type Counts = z.infer<typeof Counts>

export const Conversation = z.object({
  id: z.string(),
  channel: Channel,
  /** A short name for the visitor, made from a hash: it only tells visitors apart. */
  visitor: z.string(),
  page: z.string(),
  startedAt: Instant,
  lastAt: Instant,
  panelOpen: z.boolean(),
  /** For visitors who write on the site. */
  device: z.enum(devices).optional(),
  /** The same visitor's other conversations, latest first, ten at most. */
  others: z.array(
    z.object({
      id: z.string(),
      startedAt: Instant,
      /** The first message; '' once it is erased. */
      text: z.string(),
      /** The teammate who had it last. */
      teammate: z.string().optional(),
    }),
  ),
  /** For texts and calls: the number's last digits, and whether STOP was received from it. */
  phone: z.object({ lastDigits: z.string(), isStopped: z.boolean() }).optional(),
  erasure: z
    .object({
      status: z.enum(['asked', 'approved', 'declined']),
      askedAt: Instant,
      decidedAt: Instant.optional(),
      reason: z.string().optional(),
    })
    .optional(),
})
export type Conversation = z.infer<typeof Conversation>
