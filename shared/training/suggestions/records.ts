/** The data of calls about suggestions. Times are epoch milliseconds. */
import { z } from 'zod'
import { wayKinds } from '../../knowledge/ways'
import { suggestionStatuses } from './rules'

const count = z.number().int().min(0)

/** A way of asking for a section, or a question it must never answer, suggested by visitors. */
export const Suggestion = z.object({
  id: z.string(),
  kind: z.enum(wayKinds),
  /** Visitors' words, without names and contact details. */
  text: z.string(),
  entry: z.string(),
  section: z.string(),
  /** The section's heading, otherwise its entry's title. */
  title: z.string(),
  /** Numbers of visitors, one per conversation. A visitor may be in several of them. */
  visitors: count,
  pick: count,
  helpful: count,
  notHelpful: count,
  lastAt: z.number().int(),
  /** The confidence of the latest marked answer. */
  confidence: z.number().optional(),
  status: z.enum(suggestionStatuses),
  /** Accepted automatically, without an admin. */
  isByItself: z.boolean(),
  /** Counts the decisions: a decision based on an older one is refused. */
  decisionRev: count,
})
export type Suggestion = z.infer<typeof Suggestion>

export const SuggestionSettings = z.strictObject({
  /** Whether ways that enough visitors chose are accepted automatically. */
  acceptsByItself: z.boolean(),
})
export type SuggestionSettings = z.infer<typeof SuggestionSettings>
