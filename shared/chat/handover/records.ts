/**
 * A conversation in the hands of people: who waits for one, who has it, and what they write. Without a
 * handover Whisper answers alone.
 */
import { z } from 'zod'
import { Teammate } from '../../team/records'
import { Source } from '../../whisper/answer'
import { Instant } from '../records'

/** Where who left a message is answered: an e-mail address or a mobile number (contact/linkWays.ts, wayOf). */
export const Contact = z.object({ name: z.string(), to: z.string() })
export type Contact = z.infer<typeof Contact>

/**
 * waiting: a person is wanted. person: a teammate has it, and Whisper is silent. left: the visitor left a message
 * and is answered later; until then Whisper answers. answered: they were, and write to a person next.
 */
export const Handover = z.object({
  state: z.enum(['waiting', 'person', 'left', 'answered']),
  since: Instant,
  /** When the visitor began to wait; stays when a teammate is lost. */
  waitingSince: Instant,
  teammate: Teammate.optional(),
  /** Of who left a message; stays in every state until it is taken back. */
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
  'lost',
  'left',
  'took-back',
  'put-back',
] as const

/**
 * A line in the conversation that both sides read.
 * asked: the visitor wants a person. withdrew: no longer. joined: a teammate has it, from `by` where another had. returned: the visitor
 * went back to Whisper. handed-back, ended: the teammate did. lost: the teammate vanished, and it waits again.
 * left: the visitor left a message. took-back: and wants no answer any more. put-back: the teammate left it to others.
 */
export const HandoverLine = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(lineKinds),
  teammate: Teammate.optional(),
  by: Teammate.optional(),
})
export type HandoverLine = z.infer<typeof HandoverLine>

/** What a teammate writes. A note is for teammates alone. */
export const Reply = z.object({
  id: z.string(),
  conversationId: z.string(),
  at: Instant,
  kind: z.enum(['reply', 'note']),
  teammate: Teammate,
  text: z.string(),
})
export type Reply = z.infer<typeof Reply>

/** All of it, as one side sees it; `seenAt`: until when the visitor has seen it. */
export const Handled = z.object({
  /** Of who waits: in the queue, from 1, and how long half of those who waited in the last hour did at most. */
  place: z.number().int().optional(),
  usualWaitMs: z.number().int().optional(),
  handover: Handover.nullable(),
  lines: z.array(HandoverLine),
  replies: z.array(Reply),
  seenAt: Instant.optional(),
})
export type Handled = z.infer<typeof Handled>

/** What Whisper would have said, to be edited and sent by a teammate. */
export const Draft = z.object({
  text: z.string(),
  sources: z.array(Source),
  confidence: z.number(),
})
export type Draft = z.infer<typeof Draft>

/** One that waits or is with a teammate, for the list. */
export const OpenHandover = z.object({
  conversationId: z.string(),
  /** A short name made from a hash. */
  visitor: z.string(),
  page: z.string(),
  handover: Handover,
  /** What the visitor wrote last. */
  text: z.string(),
  /** What Whisper said to it, where it did, and how sure it was. */
  answer: z.object({ text: z.string(), confidence: z.number().optional() }).optional(),
})
export type OpenHandover = z.infer<typeof OpenHandover>
