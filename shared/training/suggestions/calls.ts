import { z } from 'zod'
import { calls } from '../../contract'
import { limits as knowledgeLimits } from '../../knowledge/limits'
import { suggestionAddresses } from './addresses'
import { limits } from './limits'
import { Suggestion, SuggestionSettings } from './records'

/** The decision is made on what was seen: when another was made since, it is refused (conflict). */
const Seen = z.strictObject({ turn: z.number().int().min(0) })

const ways = z.array(z.string().max(knowledgeLimits.way)).max(knowledgeLimits.ways)

export const suggestionCalls = calls(suggestionAddresses, {
  /** Open ones, those of most visitors first; of one entry, or one of its sections. */
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
  /** It is published with its entry, and nothing else is. */
  accept: { access: 'teammate', body: Seen, reply: Suggestion },
  /** Each by itself: why one was refused stands beside it. */
  acceptMany: {
    access: 'teammate',
    body: z.strictObject({
      suggestions: z
        .array(z.strictObject({ id: z.string().max(100), turn: z.number().int().min(0) }))
        .min(1)
        .max(limits.listed),
    }),
    reply: z.object({
      accepted: z.array(Suggestion),
      refused: z.array(z.object({ id: z.string(), why: z.string() })),
    }),
  },
  /**
   * Other ways of asking for a section, by the language model; nothing is stored. Errors: unavailable (none
   * is set, its tokens of the day are used up, or it fails).
   */
  ask: {
    access: 'teammate',
    body: z.strictObject({
      title: z.string().max(knowledgeLimits.title),
      /** As they stand in the form, saved or not. */
      heading: z.string().max(knowledgeLimits.title),
      text: z.string().min(1).max(knowledgeLimits.content),
      ways,
      never: ways,
    }),
    reply: z.object({ ways: z.array(z.string()) }),
  },
  /** It is not suggested again. */
  dismiss: { access: 'teammate', body: Seen, reply: Suggestion },
  /** As it was before the last decision; what was accepted is asked for no more. */
  undo: { access: 'teammate', body: Seen, reply: Suggestion },
  /** Off until an admin switches it on. What has enough visitors by then is accepted at once. */
  set: { access: 'teammate', body: SuggestionSettings, reply: SuggestionSettings },
})
