import { z } from 'zod'
import { checked } from '../checked'
import { calls, type Schema } from '../contract'
import { knowledgeAddresses, knowledgeStreamAddresses } from './addresses'
import { Entry, Way } from './entry'
import { limits } from './limits'
import {
  EntryRecord,
  EntrySummary,
  EntryVersion,
  GivenWay,
  ImportPlan,
  type Origin,
  SectionUses,
  Use,
  WaysAdded,
} from './records'
import { entryProblems, normalizeContent, type EntryContent } from './rules'

/** Also part of a path and of a name in the store, hence only letters, digits, - and _. */
export const EntryId = z.string().regex(/^[\w-]{1,100}$/)

const ways = z
  .array(z.strictObject({ ...Way.shape, text: z.string().max(limits.way * 2) }))
  .max(limits.ways * 2)
const SectionId = z.string().regex(/^[\w-]{1,100}$/)
const SentSection = z.strictObject({
  id: SectionId,
  heading: z.string().max(limits.content),
  ways,
  never: ways,
})

const fields = {
  category: Entry.shape.category,
  title: z.string().max(limits.title * 2),
  content: z.string().max(limits.content * 2),
  tags: z.array(z.string().max(1_000)).max(100).default([]),
  /** With their ways; sections of the content that are missing here have none. */
  sections: z.array(SentSection).max(limits.sections).default([]),
}

const good = <T extends Schema<EntryContent>>(schema: T) =>
  checked<EntryContent, T>(schema, normalizeContent, entryProblems)

/** Tidied and valid, or refused by field. */
export const ValidContent = good(z.strictObject(fields))

const rev = z.number().int().min(0)
/** The rev that was seen: if it has changed, the call is refused with conflict and changes nothing. */
const Seen = z.strictObject({ rev })

const origin = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('written') }),
    z.strictObject({
      kind: z.literal('file'),
      name: z.string().min(1).max(limits.filename),
    }),
    z.strictObject({
      kind: z.literal('taught'),
      question: z.string().min(1).max(2_000),
      group: z.string().max(100).optional(),
    }),
  ])
  .default({ kind: 'written' }) satisfies Schema<Origin>

export const knowledgeCalls = calls(knowledgeAddresses, {
  /** All entries, archived ones too, by category and title. */
  list: {
    access: 'teammate',
    reply: z.object({ entries: z.array(EntrySummary), timeZone: z.string() }),
  },
  /** Entries with all these words, or parts of words, in title, tags or content. */
  search: {
    access: 'teammate',
    query: z.strictObject({ text: z.string().max(limits.search) }),
    reply: z.object({ ids: z.array(z.string()) }),
  },
  /** By entry id. Entries that no answer was made from are omitted. */
  uses: { access: 'teammate', reply: z.object({ uses: z.record(z.string(), Use) }) },
  /** How often answers were made from each section, and for each of its ways of asking. */
  sectionUses: { access: 'teammate', reply: z.object({ sections: z.array(SectionUses) }) },
  /** With their newest words. */
  export: {
    access: 'teammate',
    query: z.strictObject({ format: z.enum(['json', 'csv']) }),
    reply: z.object({ filename: z.string(), text: z.string() }),
  },
  /**
   * The sender makes the id: a repeat gets the entry that the first call made, and publishes it if
   * only the repeat asks for that. `decisionRev`: of the queued question it answers, as the author
   * saw it. Errors: conflict (same id, but other words or another status; or to be published though
   * somebody has dealt with the question since).
   */
  create: {
    access: 'teammate',
    body: good(
      z.strictObject({
        ...fields,
        id: EntryId,
        origin,
        publish: z.boolean().default(false),
        decisionRev: z.number().int().min(0).optional(),
      }),
    ),
    reply: EntryRecord,
  },
  /** Adds many as drafts; ids and repeats as in create. */
  addDrafts: {
    access: 'teammate',
    body: z.strictObject({
      origin,
      entries: z
        .array(good(z.strictObject({ ...fields, id: EntryId })))
        .min(1)
        .max(limits.drafts),
    }),
    reply: z.object({ entries: z.array(EntrySummary) }),
  },
  get: { access: 'teammate', reply: EntryRecord },
  /** Newest first. */
  versions: { access: 'teammate', reply: z.object({ versions: z.array(EntryVersion) }) },
  /** Saved beside the published words until it is published too. */
  save: {
    access: 'teammate',
    body: good(z.strictObject({ ...fields, rev })),
    reply: EntryRecord,
  },
  /** Publishes these words, or else the newest. Once it replies, this server's next answer uses them. */
  publish: {
    access: 'teammate',
    body: z.strictObject({ rev, words: ValidContent.optional() }),
    reply: EntryRecord,
  },
  /** Publishes many; each only if unchanged since it was seen. */
  publishMany: {
    access: 'teammate',
    body: z.strictObject({
      entries: z
        .array(z.strictObject({ id: EntryId, rev }))
        .min(1)
        .max(limits.drafts),
    }),
    reply: z.object({ published: z.array(EntrySummary), refused: z.array(z.string()) }),
  },
  /**
   * Publishes only the added ways: pending changes get them too and stay pending, and a draft or
   * archived entry isn't published by it. A repeat changes nothing.
   */
  addWays: {
    access: 'teammate',
    body: z.strictObject({
      ways: z
        .array(
          z.strictObject({
            ...GivenWay.shape,
            entry: EntryId,
            section: SectionId,
            text: z.string().min(1).max(2_000),
          }),
        )
        .min(1)
        .max(limits.addedWays),
    }),
    reply: WaysAdded,
  },
  /** Discards unpublished changes. */
  discard: { access: 'teammate', body: Seen, reply: EntryRecord },
  /** An earlier version's words become the newest; this publishes nothing. */
  restore: {
    access: 'teammate',
    body: z.strictObject({ rev, version: z.number().int().min(1) }),
    reply: EntryRecord,
  },
  /** Whisper stops reading an archived entry. Unarchived, it is a draft. */
  setArchived: {
    access: 'teammate',
    body: z.strictObject({ rev, archived: z.boolean() }),
    reply: EntryRecord,
  },
  remove: {
    access: 'teammate',
    query: z.strictObject({ rev: z.coerce.number().int().min(0) }),
    reply: z.object({ id: z.string() }),
  },
})

export const knowledgeStreamCalls = calls(knowledgeStreamAddresses, {
  /**
   * The body is the file's bytes. Without `seen` nothing is written. With it, the plan that was
   * shown is carried out, unless it would differ by now (conflict). New entries become drafts.
   */
  import: {
    access: 'teammate',
    raw: 'body',
    query: z.strictObject({
      filename: z.string().min(1).max(limits.filename),
      seen: z.string().max(100).optional(),
    }),
    reply: ImportPlan,
  },
})
