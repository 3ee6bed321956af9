/** The data of calls and events about training. Times are epoch milliseconds. */
import { z } from 'zod'

/** The knowledge to answer from: with all unpublished drafts, or as visitors get it. */
export const against = ['draft', 'published'] as const
export type Against = (typeof against)[number]

export const Expectation = z.discriminatedUnion('kind', [
  /** All of these texts; see contains.ts. */
  z.object({ kind: z.literal('contains'), texts: z.array(z.string()) }),
  /** Whisper must say that it doesn't know. */
  z.object({ kind: z.literal('admits') }),
])

export const RegressionQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** Questions asked before it, oldest first. */
  before: z.array(z.string()),
  expectation: Expectation,
  /** When it was added. */
  at: z.number().int(),
  /** Counts its changes: a higher rev replaces a lower one. */
  rev: z.number().int().min(1),
})
export type RegressionQuestion = z.infer<typeof RegressionQuestion>

/** The answer to a regression question. */
export const Result = z.object({
  questionId: z.string(),
  question: z.string(),
  /** The question's rev when it was asked. */
  rev: z.number().int(),
  passed: z.boolean(),
  text: z.string(),
  admitted: z.boolean(),
  confidence: z.number(),
})
export type Result = z.infer<typeof Result>

/** One run of all regression questions. */
export const Run = z.object({
  id: z.string(),
  against: z.enum(against),
  at: z.number().int(),
  /** The session that began it, identified by its sign-in time. */
  by: z.number().int(),
  /** `broken`: its server ended during the run. */
  state: z.enum(['running', 'done', 'cancelled', 'broken']),
  total: z.number().int(),
  asked: z.number().int(),
  failed: z.number().int(),
  /** How often Whisper's knowledge had changed by then. */
  index: z.number().int(),
})
export type Run = z.infer<typeof Run>

/** A section that Whisper answers from, to choose as what a question asks for. */
export const FoundSection = z.object({
  entry: z.string(),
  section: z.string(),
  /** Its heading, otherwise its entry's title. */
  title: z.string(),
  entryTitle: z.string(),
  /** How many ways of asking it has. */
  ways: z.number().int(),
})
export type FoundSection = z.infer<typeof FoundSection>
