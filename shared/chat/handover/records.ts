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
 * waiting: a person is wanted. person: a teammate has it, and Whisper is silent. left: the visitor
 * left a message; Whisper answers until it is answered. answered: it was, and the visitor's next
 * message goes to a person.
 */
export const Handover = z.object({
  state: z.enum(['waiting', 'person', 'left', 'answered']),
  since: Instant,
  /** When the visitor began to wait; stays if the teammate is lost. */
  waitingSince: Instant,
  teammate: Teammate.optional(),
  /** Set if the visitor left a message; stays in every state until it is taken back. */
  contact: Contact.optional(),
})
export type Handover = z.infer<typeof Handover>

const lineKinds = [
  'asked',
  'withdrew',
  'joined',
  'returned',
  'handed-back',
  'ended',
  'over',
  'lost',
  'left',
  'took-back',
  'put-back',
  'lapsed',
] as const

/**
 * A line in the conversation that both sides read. asked: the visitor wants a person. withdrew: no
 * longer. joined: a teammate has it, taken from `by` if set. returned: the visitor went back to
 * Whisper. handed-back, ended: by the teammate. over: the teammate went where nothing was open; what
 * the visitor writes next is for a person. lost: they vanished, and the visitor waits again. left: the visitor left a message. took-back: and no longer wants an answer. put-back: the
 * teammate left it to others. lapsed: it was answered so long ago that Whisper answers again.
 */
export const HandoverLine = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(lineKinds),
  teammate: Teammate.optional(),
  by: Teammate.optional(),
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
