/** What the calls and events about training carry. Times are epoch milliseconds. */
import { z } from 'zod'

/** Which knowledge answers: with all that waits to be published, or what visitors get. */
export const against = ['draft', 'published'] as const
export type Against = (typeof against)[number]

export const Expectation = z.discriminatedUnion('kind', [
  /** All of these; see contains.ts. */
  z.object({ kind: z.literal('contains'), texts: z.array(z.string()) }),
  /** That Whisper does not know it. */
  z.object({ kind: z.literal('admits') }),
])

export const RegressionQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** What is asked before it, oldest first. */
  before: z.array(z.string()),
  expectation: Expectation,
  /** When it was added. */
  at: z.number().int(),
  /** Counts its changes: whoever holds a higher rev keeps it. */
  rev: z.number().int().min(1),
})
export type RegressionQuestion = z.infer<typeof RegressionQuestion>

/** What was answered to a regression question. */
export const Result = z.object({
  questionId: z.string(),
  question: z.string(),
  /** Of the question, as it was asked. */
  rev: z.number().int(),
  passed: z.boolean(),
  text: z.string(),
  admitted: z.boolean(),
  confidence: z.number(),
})
export type Result = z.infer<typeof Result>

/** All regression questions, asked once. */
export const Run = z.object({
  id: z.string(),
  against: z.enum(against),
  at: z.number().int(),
  /** The session that began it, by the moment of its signing in: admins have no names. */
  by: z.number().int(),
  /** `broken`: its server ended meanwhile. */
  state: z.enum(['running', 'done', 'cancelled', 'broken']),
  total: z.number().int(),
  asked: z.number().int(),
  failed: z.number().int(),
  /** How often what Whisper reads had changed by then. */
  index: z.number().int(),
})
export type Run = z.infer<typeof Run>

/** A section that Whisper answers from, to be chosen as what a question asks. */
export const FoundSection = z.object({
  entry: z.string(),
  section: z.string(),
  /** Its heading, or else its entry's title. */
  title: z.string(),
  entryTitle: z.string(),
  /** How many ways of asking it has. */
  ways: z.number().int(),
})
export type FoundSection = z.infer<typeof FoundSection>
