/**
 * Handovers of a conversation to people: who waits for one, who has it, and what they write.
 * Without a handover Whisper answers alone.
 */
import { z } from 'zod'
import { Instant } from '../../instant'
import { Teammate } from '../../team/records'
import { Source } from '../../whisper/answer'

/** Where to answer a left message: an e-mail address or a mobile number (linkWays.ts, wayOf). */
export const Contact = z.object({ name: z.string(), to: z.string() })
export type Contact = z.infer<typeof Contact>

/**
 * Who answers, where Whisper doesn't alone:
 * - waiting: nobody yet. The visitor asked for a person and is in line.
 * - person: the teammate who has the conversation. Whisper is silent.
 * - left: a teammate, later. The visitor left a message; Whisper answers until then.
 * - answered: a person, if the visitor writes again. A teammate replied and has left.
 */
export const Handover = z.object({
  state: z.enum(['waiting', 'person', 'left', 'answered']),
  since: Instant,
  /** When the visitor began to wait; stays if they lose a teammate who is absent. */
  waitingSince: Instant,
  teammate: Teammate.optional(),
  /** Set if the visitor left a message; stays in every state until it is taken back. */
  contact: Contact.optional(),
})
export type Handover = z.infer<typeof Handover>

/**
 * What visitors do:
 * - asked: they asked for a person.
 * - withdrew: they stopped waiting.
 * - left: they left a message.
 * - took-back: they withdrew that message, or want no more than the answer they got.
 * - returned: they went back from a teammate to Whisper.
 *
 * What teammates do:
 * - joined: they took over, from the teammate in `from` if set, or were handed the conversation by the
 *   teammate in `by`.
 * - handed-back: they handed it back to Whisper.
 * - ended: they ended the chat.
 * - put-back: they are no longer on it, and the visitor's message still has no answer.
 * - lost: they are absent or don't look, and the visitor is back in line.
 * - over: they are absent, with nothing unanswered. What the visitor writes next is for a person.
 *
 * What time does:
 * - lapsed: the answer is so old that Whisper answers again.
 */
const lineKinds = [
  'asked',
  'withdrew',
  'left',
  'took-back',
  'returned',
  'joined',
  'handed-back',
  'ended',
  'put-back',
  'lost',
  'over',
  'lapsed',
] as const

/** A line in the conversation that both sides read. */
export const HandoverLine = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(lineKinds),
  teammate: Teammate.optional(),
  by: Teammate.optional(),
  from: Teammate.optional(),
})
export type HandoverLine = z.infer<typeof HandoverLine>

/** What a teammate writes. Only teammates see notes. */
export const Reply = z.object({
  id: z.string(),
  conversationId: z.string(),
  at: Instant,
  kind: z.enum(['reply', 'note']),
  teammate: Teammate,
  text: z.string(),
  /** For teammates, if it was texted or mailed and wasn't delivered: why, in a sentence or ''. */
  problem: z.string().optional(),
})
export type Reply = z.infer<typeof Reply>

/** The whole handover as one side sees it. `seenAt`: up to when the visitor has seen it. */
export const Handled = z.object({
  /** While waiting: the place in the queue, from 1, and the median wait over the last hour. */
  place: z.number().int().optional(),
  usualWaitMs: z.number().int().optional(),
  handover: Handover.nullable(),
  lines: z.array(HandoverLine),
  replies: z.array(Reply),
  seenAt: Instant.optional(),
})
export type Handled = z.infer<typeof Handled>

/** What Whisper would have said, for a teammate to edit and send. */
export const Draft = z.object({
  text: z.string(),
  sources: z.array(Source),
  confidence: z.number(),
})
export type Draft = z.infer<typeof Draft>

/** A waiting or taken conversation, for the list. */
export const OpenHandover = z.object({
  conversationId: z.string(),
  /** A short name made from a hash. */
  visitor: z.string(),
  page: z.string(),
  handover: Handover,
  /** What the visitor wrote last. */
  text: z.string(),
  /**
   * If the asking teammate has it: how much they haven't looked at, messages and that it was handed
   * to them, and since when.
   */
  unread: z.object({ count: z.number().int(), since: Instant }).optional(),
  /** Whisper's answer to it, if any, and its confidence. */
  answer: z.object({ text: z.string(), confidence: z.number().optional() }).optional(),
})
export type OpenHandover = z.infer<typeof OpenHandover>

export const OpenHandovers = z.object({
  /** Waiting ones first, the longest waiting at the top. */
  open: z.array(OpenHandover),
  /** When the last visitor stopped waiting; null if none is known to have. */
  waitEndedAt: Instant.nullable(),
})
export type OpenHandovers = z.infer<typeof OpenHandovers>
