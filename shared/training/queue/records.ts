/** What the calls and events about the queue carry. Times are epoch milliseconds. */
import { z } from 'zod'
import { reasons, groupStatuses } from './rules'

const count = z.number().int().min(0)

/** Questions that ask the same. Nothing in it leads to who asked. */
export const QueuedQuestion = z.object({
  id: z.string(),
  /** In the words it was asked most often; what names or reaches a person is taken out. */
  question: z.string(),
  /** A BCP 47 code, where it is not asked in English and that is known. */
  language: z.string().optional(),
  standing: z.enum(groupStatuses),
  times: count,
  firstAt: z.number().int(),
  lastAt: z.number().int(),
  /** How often for each reason; one question may have two. */
  why: z.record(z.enum(reasons), count),
  /** Of the latest answer that was given. */
  confidence: z.number().optional(),
  /** What the latest answer was made of, or offered, or else came nearest. */
  titles: z.array(z.string()),
  isAnswered: z.boolean(),
  /** Whisper asked which of `titles` is meant. */
  isOffered: z.boolean(),
  /** In how many different words. */
  variants: count,
  /** What was decided before it came back. */
  before: z.enum(['later', 'dismissed', 'taught']).optional(),
  /** When it comes back by itself. */
  until: z.number().int().optional(),
  /** Counts the decisions: one that was made on an older state is refused. */
  turn: count,
  /** Counts its changes: whoever holds a higher rev keeps it. */
  rev: count,
})
export type QueuedQuestion = z.infer<typeof QueuedQuestion>

export const QueueCounts = z.object({
  /** Groups that wait. */
  questions: count,
  /** How often these were asked. */
  times: count,
  why: z.record(z.enum(reasons), count),
  later: count,
  dismissed: count,
  /** Older ones that there was no room for. */
  leftOut: count,
})
export type QueueCounts = z.infer<typeof QueueCounts>

export const Variant = z.object({ text: z.string(), times: count, lastAt: z.number().int() })
export type Variant = z.infer<typeof Variant>
