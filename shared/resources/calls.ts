import { z } from 'zod'
import { calls } from '../contract'
import { resourceAddresses, resourceStreamAddresses } from './addresses'
import { limits } from './limits'
import { Category, DealerResource, Downloads, Resource, Upload, UrlCheck, Version } from './records'
import { defaultCategory, resourceProblems } from './rules'

/** Ends the check when it is too long: no rule works through a million characters. */
const text = (limit: number) =>
  z
    .string()
    .max(limit * 2, { abort: true })
    .transform((value) => value.toWellFormed().trim())

const Note = text(limits.note).pipe(z.string().max(limits.note)).default('')
const UploadId = z.string().min(1).max(100)

const Draft = z.strictObject({
  title: text(limits.title),
  description: text(limits.description),
  category: Category.default(defaultCategory),
  filename: text(limits.filename),
  /** '' with an upload. In an update also where the file that is there stays. */
  url: text(limits.url).default(''),
  /** The id of an upload: its file becomes the content, in place of a URL. */
  upload: UploadId.optional(),
  /** About the new version, when this makes one. */
  note: Note,
})

const New = Draft.superRefine((draft, context) => {
  for (const [field, message] of Object.entries(
    resourceProblems(draft, draft.upload !== undefined),
  )) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

/** Whether '' is enough for a URL only the stored resource says. */
const Changed = Draft.superRefine((draft, context) => {
  for (const [field, message] of Object.entries(resourceProblems(draft, true))) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

const Day = z.iso.date()
/**
 * The company's days, `from` and `to` included; without `from`, the last `days` of them, because only the
 * server knows which day it is there. Choose two years or less.
 */
const Range = z.strictObject({
  from: Day.optional(),
  to: Day.optional(),
  days: z.coerce.number().int().min(1).default(30),
})

export const resourceCalls = calls(resourceAddresses, {
  /** In the admins' order: technical first. */
  published: { access: 'dealer', reply: z.object({ resources: z.array(DealerResource) }) },
  /** All of them, archived ones as well, by category and position. */
  list: { access: 'admin', reply: z.object({ resources: z.array(Resource) }) },
  get: { access: 'admin', reply: Resource },
  /** Errors: invalid with a message by field (`upload`: it is gone, or its type is not the name's). */
  create: { access: 'admin', body: New, reply: Resource },
  /** Another URL or an upload makes a new version. Errors: as create; not-found. */
  update: { access: 'admin', body: Changed, reply: Resource },
  remove: { access: 'admin', reply: z.object({ id: z.string() }) },
  setArchived: {
    access: 'admin',
    body: z.strictObject({ archived: z.boolean() }),
    reply: Resource,
  },
  /** The ids of a category in their new order; those left out come after. Replies with what moved. */
  reorder: {
    access: 'admin',
    body: z.strictObject({ category: Category, ids: z.array(z.string().max(100)).max(1_000) }),
    reply: z.object({ resources: z.array(Resource) }),
  },
  /** Of an upload that is not wanted after all. One that is gone already is no error. */
  discardUpload: { access: 'admin', reply: z.object({}) },
  /** The file becomes the next version; the resource, its link and its count stay. */
  replace: {
    access: 'admin',
    body: z.strictObject({
      upload: UploadId,
      note: Note,
      /** Without it, the upload's own name. */
      filename: text(limits.filename).optional(),
    }),
    reply: Resource,
  },
  /** Newest first. */
  versions: { access: 'admin', reply: z.object({ versions: z.array(Version) }) },
  downloads: { access: 'admin', query: Range, reply: Downloads },
  exportDownloads: {
    access: 'admin',
    query: Range,
    reply: z.object({ filename: z.string(), text: z.string() }),
  },
  /** Whether somebody answers at this address, now. */
  checkUrl: {
    access: 'admin',
    body: z.strictObject({ url: text(limits.url) }),
    reply: UrlCheck,
  },
})

/** Not for the JSON client: a form sends the file itself, a link or a window opens the others. */
export const resourceStreamCalls = calls(resourceStreamAddresses, {
  /**
   * The file's bytes are the body, whatever its content type. Errors: too-large (over 200 MB);
   * invalid with `file` (0 bytes, a type that is not taken, content that is not what the name says);
   * full (no room on the disk); too-many (too many uploads at once).
   */
  upload: {
    access: 'admin',
    raw: 'body',
    query: z.strictObject({ filename: z.string().min(1).max(500) }),
    reply: Upload,
  },
  /**
   * What a dealer's click opens in a tab of its own: a ticket for it, and on to what it opens. That is
   * counted once, however often it is asked for again; it is this session's alone and lasts some
   * hours. Where there is nothing to open it leads to the portal, which says so.
   */
  open: { access: 'dealer', raw: 'reply', reply: z.unknown() },
  /** The file as an attachment, with ranges; or on to the URL. Errors: gone (the ticket is over). */
  download: { access: 'dealer', raw: 'reply', reply: z.unknown() },
  /** The same for admins, not counted; `version` when it is not the latest. */
  preview: {
    access: 'admin',
    raw: 'reply',
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    reply: z.unknown(),
  },
})
