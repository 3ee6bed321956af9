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

/** Also part of a path and of a name in the store, so no more than letters, digits, - and _. */
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
  /** With their ways; those of the content that are not here have none. */
  sections: z.array(SentSection).max(limits.sections).default([]),
}

const good = <T extends Schema<EntryContent>>(schema: T) =>
  checked<EntryContent, T>(schema, normalizeContent, entryProblems)

/** Tidied and complete, or refused by field. */
export const ValidContent = good(z.strictObject(fields))

const rev = z.number().int().min(0)
/** As it was seen: when it has changed since, the call is refused with conflict and changes nothing. */
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
  /** All of them, archived ones as well, by category and title. */
  list: {
    access: 'teammate',
    reply: z.object({ entries: z.array(EntrySummary), timeZone: z.string() }),
  },
  /** Which entries hold all these words, or parts of words, in title, tags or content. */
  search: {
    access: 'teammate',
    query: z.strictObject({ text: z.string().max(limits.search) }),
    reply: z.object({ ids: z.array(z.string()) }),
  },
  /** By entry id. An entry that no answer was made from is not there. */
  uses: { access: 'teammate', reply: z.object({ uses: z.record(z.string(), Use) }) },
  /** How often answers were made from each section, and given to those who said the same as a way. */
  sectionUses: { access: 'teammate', reply: z.object({ sections: z.array(SectionUses) }) },
  /** As their newest words. */
  export: {
    access: 'teammate',
    query: z.strictObject({ format: z.enum(['json', 'csv']) }),
    reply: z.object({ filename: z.string(), text: z.string() }),
  },
  /** The sender makes the id: a repeat gets the entry that the first call made. */
  create: {
    access: 'teammate',
    body: good(
      z.strictObject({ ...fields, id: EntryId, origin, publish: z.boolean().default(false) }),
    ),
    reply: EntryRecord,
  },
  /** Many at once, as drafts; ids and repeats as in create. */
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
  /** Beside what is published, until it is published too. */
  save: {
    access: 'teammate',
    body: good(z.strictObject({ ...fields, rev })),
    reply: EntryRecord,
  },
  /** With words, these; without, the newest. When it replies, this server's next answer knows it. */
  publish: {
    access: 'teammate',
    body: z.strictObject({ rev, words: ValidContent.optional() }),
    reply: EntryRecord,
  },
  /** Many at once, each only if it is as it was seen. */
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
   * Publishes each as part of what its section says already, and nothing else: changes that wait get it
   * too and go on waiting, a draft or an archived entry only gets it. The same again changes nothing.
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
  /** Changes that were not published go. */
  discard: { access: 'teammate', body: Seen, reply: EntryRecord },
  /** What an earlier version said becomes the newest words; nothing is published by it. */
  restore: {
    access: 'teammate',
    body: z.strictObject({ rev, version: z.number().int().min(1) }),
    reply: EntryRecord,
  },
  /** Whisper no longer reads what is archived. Taken out of the archive it is a draft. */
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
   * The file's bytes are the body. Without `seen` nothing is written. With it the plan that was shown
   * is carried out, unless it would be another by now (conflict). New entries come as drafts.
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
