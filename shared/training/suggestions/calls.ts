import { z } from 'zod'
import { calls } from '../../contract'
import { limits as knowledgeLimits } from '../../knowledge/limits'
import { suggestionAddresses } from './addresses'
import { limits } from './limits'
import { Suggestion, SuggestionSettings } from './records'

/** The decision is based on what was seen: refused with conflict if another was made since. */
const Seen = z.strictObject({ decisionRev: z.number().int().min(0) })

const ways = z.array(z.string().max(knowledgeLimits.way)).max(knowledgeLimits.ways)

export const suggestionCalls = calls(suggestionAddresses, {
  /** Open suggestions, those of most visitors first; for one entry, or one of its sections. */
  list: {
    access: 'teammate',
    query: z.strictObject({
      entry: z.string().max(100).optional(),
      section: z.string().max(100).optional(),
    }),
    reply: z.object({
      suggestions: z.array(Suggestion),
      settings: SuggestionSettings,
      timeZone: z.string(),
    }),
  },
  /** Publishes it with its entry, and nothing else. */
  accept: { access: 'teammate', body: Seen, reply: Suggestion },
  /** Accepts each separately and says why one was refused. */
  acceptMany: {
    access: 'teammate',
    body: z.strictObject({
      suggestions: z
        .array(z.strictObject({ id: z.string().max(100), decisionRev: z.number().int().min(0) }))
        .min(1)
        .max(limits.listed),
    }),
    reply: z.object({
      accepted: z.array(Suggestion),
      refused: z.array(z.object({ id: z.string(), why: z.string() })),
    }),
  },
  /**
   * Asks the language model for other ways of asking for a section; nothing is stored. Errors:
   * unavailable (no model is set, its tokens for the day are used up, or it fails).
   */
  ask: {
    access: 'teammate',
    body: z.strictObject({
      title: z.string().max(knowledgeLimits.title),
      /** As in the form, saved or not. */
      heading: z.string().max(knowledgeLimits.title),
      text: z.string().min(1).max(knowledgeLimits.content),
      ways,
      never: ways,
    }),
    reply: z.object({ ways: z.array(z.string()) }),
  },
  /** Dismisses it, so that it isn't suggested again. */
  dismiss: { access: 'teammate', body: Seen, reply: Suggestion },
  /** Restores the state before the last decision, removing an accepted way. */
  undo: { access: 'teammate', body: Seen, reply: Suggestion },
  /** Off until an admin switches it on, which accepts all that have enough visitors by then. */
  set: { access: 'teammate', body: SuggestionSettings, reply: SuggestionSettings },
})
