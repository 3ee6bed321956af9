/** What the calls and events about training carry. Times are epoch milliseconds. */
import { z } from 'zod'

export const Expectation = z.discriminatedUnion('kind', [
  /** All of these, as whole words, whatever their case. */
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
