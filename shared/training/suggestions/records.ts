/** What the calls about suggestions carry. Times are epoch milliseconds. */
import { z } from 'zod'
import { wayKinds } from '../../knowledge/ways'
import { suggestionStatuses } from './rules'

const count = z.number().int().min(0)

/** A way of asking for a section, or what it must never answer, as visitors suggest it. */
export const Suggestion = z.object({
  id: z.string(),
  kind: z.enum(wayKinds),
  /** In visitors' words; what names or reaches a person is taken out. */
  text: z.string(),
  entry: z.string(),
  section: z.string(),
  /** The section's heading, or else its entry's title. */
  title: z.string(),
  /** By how many visitors; one conversation is one. One visitor may have done two of these. */
  visitors: count,
  pick: count,
  helpful: count,
  notHelpful: count,
  lastAt: z.number().int(),
  /** Of the latest answer that was marked. */
  confidence: z.number().optional(),
  standing: z.enum(suggestionStatuses),
  /** Accepted without an admin. */
  isByItself: z.boolean(),
  /** Counts the decisions: one that was made on an older state is refused. */
  turn: count,
})
export type Suggestion = z.infer<typeof Suggestion>

export const SuggestionSettings = z.strictObject({
  /** Ways that enough visitors chose are accepted by themselves. */
  acceptsByItself: z.boolean(),
})
export type SuggestionSettings = z.infer<typeof SuggestionSettings>
