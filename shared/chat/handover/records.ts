/**
 * A conversation in the hands of people: who waits for one, who has it, and what they write. Without a
 * handover Whisper answers alone.
 */
import { z } from 'zod'
import { Teammate } from '../../team/records'
import { Source } from '../../whisper/answer'
import { Instant } from '../records'

/** waiting: a person is wanted. person: a teammate has it, and Whisper is silent. */
export const Handover = z.object({
  state: z.enum(['waiting', 'person']),
  since: Instant,
  /** When the visitor began to wait; stays when a teammate is lost. */
  waitingSince: Instant,
  teammate: Teammate.optional(),
})
export type Handover = z.infer<typeof Handover>

/**
 * A line in the conversation that both sides read.
 * asked: the visitor wants a person. withdrew: no longer. joined: a teammate has it. returned: the visitor
 * went back to Whisper. handed-back, ended: the teammate did. lost: the teammate vanished, and it waits again.
 */
export const HandoverLine = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(['asked', 'withdrew', 'joined', 'returned', 'handed-back', 'ended', 'lost']),
  teammate: Teammate.optional(),
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
