/** The data of calls and events about the queue. Times are epoch milliseconds. */
import { z } from 'zod'
import { reasons, groupStatuses } from './rules'

const count = z.number().int().min(0)

/** A group of questions that ask the same, without anything that identifies the askers. */
export const QueuedQuestion = z.object({
  id: z.string(),
  /** The text most often asked, without names and contact details. */
  question: z.string(),
  /** A BCP 47 code, if it is known and not English. */
  language: z.string().optional(),
  status: z.enum(groupStatuses),
  times: count,
  firstAt: z.number().int(),
  lastAt: z.number().int(),
  /** How often for each reason; one question may have two. */
  why: z.record(z.enum(reasons), count),
  /** The latest answer's confidence. */
  confidence: z.number().optional(),
  /** The sections that the latest answer used or offered, or the nearest ones. */
  titles: z.array(z.string()),
  isAnswered: z.boolean(),
  /** Whisper asked which of `titles` is meant. */
  isOffered: z.boolean(),
  /** Number of different texts. */
  variants: count,
  /** The decision before it came back. */
  before: z.enum(['later', 'dismissed', 'taught']).optional(),
  /** When it comes back by itself. */
  until: z.number().int().optional(),
  /** Counts the decisions: a decision based on an older one is refused. */
  decisionRev: count,
  /** Counts its changes: a higher rev replaces a lower one. */
  rev: count,
})
export type QueuedQuestion = z.infer<typeof QueuedQuestion>

export const QueueCounts = z.object({
  /** Waiting groups. */
  questions: count,
  /** How often they were asked. */
  times: count,
  /** When the oldest of them was first asked; null if none waits. */
  oldestAt: z.number().int().nullable(),
  why: z.record(z.enum(reasons), count),
  later: count,
  dismissed: count,
  /** Older groups for which there was no room. */
  leftOut: count,
})
export type QueueCounts = z.infer<typeof QueueCounts>

export const Variant = z.object({ text: z.string(), times: count, lastAt: z.number().int() })
export type Variant = z.infer<typeof Variant>
