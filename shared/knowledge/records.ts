/** The data of calls and events about the knowledge base. Times are epoch milliseconds. */
import { z } from 'zod'
import { Entry, Way } from './entry'
import { statuses } from './rules'
import { wayKinds } from './ways'

const EntryContentSchema = Entry.pick({
  category: true,
  title: true,
  content: true,
  tags: true,
  sections: true,
})

/** Where an entry came from. */
export const Origin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seed') }),
  z.object({ kind: z.literal('written') }),
  /** Read or imported from this file. */
  z.object({ kind: z.literal('file'), name: z.string() }),
  /**
   * Taught as the answer to this question, which is '' once erased; `group`: its group in the
   * queue.
   */
  z.object({ kind: z.literal('taught'), question: z.string(), group: z.string().optional() }),
])
export type Origin = z.infer<typeof Origin>

const Standing = z.object({
  id: z.string(),
  status: z.enum(statuses),
  /** Whether a published entry has unpublished changes. */
  hasChanges: z.boolean(),
  /** How often it was published; 0 if never. */
  version: z.number().int().min(0),
  origin: Origin,
  lastUpdated: z.number().int(),
  /** Counts its changes: a higher rev replaces a lower one. */
  rev: z.number().int().min(0),
})

/** An entry in the list, with its newest words, published or not. */
export const EntrySummary = Standing.extend({
  category: EntryContentSchema.shape.category,
  title: z.string(),
  tags: z.array(z.string()),
  /** The beginning of its content. */
  excerpt: z.string(),
})
export type EntrySummary = z.infer<typeof EntrySummary>

export const EntryRecord = Standing.extend({
  /** The newest words, published or not: the ones to edit. */
  words: EntryContentSchema,
  /** The words Whisper reads; null if it reads none. */
  published: EntryContentSchema.nullable(),
})
export type EntryRecord = z.infer<typeof EntryRecord>

/** The words of one publication. */
export const EntryVersion = z.object({
  version: z.number().int(),
  at: z.number().int(),
  words: EntryContentSchema,
})
export type EntryVersion = z.infer<typeof EntryVersion>

/** How often answers were made from an entry, and their ratings; only interactions still stored count. */
export const Use = z.object({
  used: z.number().int(),
  helpful: z.number().int(),
  notHelpful: z.number().int(),
})
export type Use = z.infer<typeof Use>

/** The same for a section and its ways of asking, in their order. */
export const SectionUses = z.object({
  id: z.string(),
  used: z.number().int(),
  ways: z.array(z.object({ text: z.string(), used: z.number().int() })),
})
export type SectionUses = z.infer<typeof SectionUses>

/** A way of asking for a section of an entry, or a question never answered from it. */
export const GivenWay = Way.extend({
  entry: z.string(),
  section: z.string(),
  kind: z.enum(wayKinds),
})
export type GivenWay = z.infer<typeof GivenWay>

/** The result for each way. */
export const WaysAdded = z.object({
  /** Ways that are there now, even if they were before. */
  added: z.array(GivenWay),
  refused: z.array(
    GivenWay.extend({
      /** The entry or section is gone or has no room, or the text has no letter or digit. */
      reason: z.enum(['not-found', 'full', 'no-words']),
    }),
  ),
})
export type WaysAdded = z.infer<typeof WaysAdded>

export const ImportRow = z.object({
  /** Its place in the file, from 1: a line of a CSV, or an index in a JSON list. */
  line: z.number().int(),
  kind: z.enum(['new', 'changed', 'same', 'refused']),
  /** The id of the entry that it changes or equals. */
  id: z.string().nullable(),
  title: z.string(),
  category: z.string(),
  /** Why it is refused. */
  reason: z.string().optional(),
  /** Whether the entry's unpublished changes are replaced. */
  replacesDraft: z.boolean().optional(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** What an import will do, or has done. */
export const ImportPlan = z.object({
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    refused: z.number().int(),
  }),
  /** Rows that aren't the same, the first thousand at most. */
  rows: z.array(ImportRow),
  /** A fingerprint: the plan is only carried out if it is still the one shown. */
  seen: z.string(),
})
export type ImportPlan = z.infer<typeof ImportPlan>
