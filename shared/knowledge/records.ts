/** What the calls and events about the knowledge base carry. Times are epoch milliseconds. */
import { z } from 'zod'
import { Entry, Way } from './entry'
import { statuses } from './rules'
import { wayKinds } from './ways'

export const EntryContentSchema = Entry.pick({
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
  /** Read from this file, or imported from it. */
  z.object({ kind: z.literal('file'), name: z.string() }),
  /**
   * Taught as the answer to this question, which is '' once that was erased; `group`: of the queue that it
   * waited in.
   */
  z.object({ kind: z.literal('taught'), question: z.string(), group: z.string().optional() }),
])
export type Origin = z.infer<typeof Origin>

const Standing = z.object({
  id: z.string(),
  status: z.enum(statuses),
  /** Whether a published entry has changes that are not published yet. */
  hasChanges: z.boolean(),
  /** How often it was published; 0 for what never was. */
  version: z.number().int().min(0),
  origin: Origin,
  lastUpdated: z.number().int(),
  /** Counts its changes: whoever holds a higher rev keeps it. */
  rev: z.number().int().min(0),
})

/** An entry in the list, in its newest words, published or not. */
export const EntrySummary = Standing.extend({
  category: EntryContentSchema.shape.category,
  title: z.string(),
  tags: z.array(z.string()),
  /** How its content begins. */
  excerpt: z.string(),
})
export type EntrySummary = z.infer<typeof EntrySummary>

export const EntryRecord = Standing.extend({
  /** The newest words, published or not: what is edited. */
  words: EntryContentSchema,
  /** What Whisper reads; null where it reads nothing of it. */
  published: EntryContentSchema.nullable(),
})
export type EntryRecord = z.infer<typeof EntryRecord>

/** What it said, each time it was published. */
export const EntryVersion = z.object({
  version: z.number().int(),
  at: z.number().int(),
  words: EntryContentSchema,
})
export type EntryVersion = z.infer<typeof EntryVersion>

/** How often answers were made from an entry, and how those were rated; of what is stored today. */
export const Use = z.object({
  used: z.number().int(),
  helpful: z.number().int(),
  notHelpful: z.number().int(),
})
export type Use = z.infer<typeof Use>

/** Of a section and its ways of asking, in their order; of what is stored today. */
export const SectionUses = z.object({
  id: z.string(),
  used: z.number().int(),
  ways: z.array(z.object({ text: z.string(), used: z.number().int() })),
})
export type SectionUses = z.infer<typeof SectionUses>

/** A way of asking for one section of an entry, or what is never answered from it. */
export const GivenWay = Way.extend({
  entry: z.string(),
  section: z.string(),
  kind: z.enum(wayKinds),
})
export type GivenWay = z.infer<typeof GivenWay>

/** What became of each. */
export const WaysAdded = z.object({
  /** Those that are there now, also if they were before. */
  added: z.array(GivenWay),
  refused: z.array(
    GivenWay.extend({
      /** The entry or the section is gone, has no room for more, or the text has no letter or digit. */
      reason: z.enum(['not-found', 'full', 'no-words']),
    }),
  ),
})
export type WaysAdded = z.infer<typeof WaysAdded>

export const ImportRow = z.object({
  /** Where it stands in the file: a line of a CSV, a place in a JSON list; from 1. */
  line: z.number().int(),
  kind: z.enum(['new', 'changed', 'same', 'refused']),
  /** Of the entry that it changes or is the same as. */
  id: z.string().nullable(),
  title: z.string(),
  category: z.string(),
  /** Why it is refused. */
  reason: z.string().optional(),
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
  /** Those that are not the same, at most the first thousand. */
  rows: z.array(ImportRow),
  /** A fingerprint: it is carried out only while it is still what was shown. */
  seen: z.string(),
})
export type ImportPlan = z.infer<typeof ImportPlan>
