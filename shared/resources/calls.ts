import { z } from 'zod'
import { calls } from '../contract'
import { resourceAddresses, resourceStreamAddresses } from './addresses'
import { limits } from './limits'
import { Category, DealerResource, Downloads, Resource, Upload, UrlCheck, Version } from './records'
import { defaultCategory, resourceProblems } from './rules'

/** Aborts on overlong input, so that no rule processes a million characters. */
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
  /** '' with an upload, and in an update if the existing file stays. */
  url: text(limits.url).default(''),
  /** The id of an upload whose file becomes the content, instead of a URL. */
  upload: UploadId.optional(),
  /** About the new version, if this makes one. */
  note: Note,
})

const New = Draft.extend({ id: z.uuid() }).superRefine((draft, context) => {
  for (const [field, message] of Object.entries(
    resourceProblems(draft, draft.upload !== undefined),
  )) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

/** Only the stored resource decides whether the URL may be ''. `rev`: the one that was seen. */
const Changed = Draft.extend({ rev: z.number().int().min(0) }).superRefine((draft, context) => {
  for (const [field, message] of Object.entries(resourceProblems(draft, true))) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

const Day = z.iso.date()
/**
 * The company's days, `from` and `to` included. Without `from`, the last `days` of them, since only
 * the server knows the company's date. Choose two years or less.
 */
const Range = z.strictObject({
  from: Day.optional(),
  to: Day.optional(),
  days: z.coerce.number().int().min(1).default(30),
})

export const resourceCalls = calls(resourceAddresses, {
  /** In the admins' order: technical first. */
  published: { access: 'dealer', reply: z.object({ resources: z.array(DealerResource) }) },
  /** All resources, archived ones too, by category and position. */
  list: { access: 'admin', reply: z.object({ resources: z.array(Resource) }) },
  get: { access: 'admin', reply: Resource },
  /**
   * The sender makes the id: a repeat gets the resource that the first call made. Errors: invalid
   * with a message by field (`upload`: gone, or its type doesn't match the name); conflict (same id,
   * another resource).
   */
  create: { access: 'admin', body: New, reply: Resource },
  /**
   * Another URL or an upload makes a new version. A repeat changes nothing. Errors: as create;
   * conflict (changed since); not-found.
   */
  update: { access: 'admin', body: Changed, reply: Resource },
  remove: { access: 'admin', reply: z.object({ id: z.string() }) },
  setArchived: {
    access: 'admin',
    body: z.strictObject({ archived: z.boolean() }),
    reply: Resource,
  },
  /** A category's ids in their new order; missing ones follow. Replies with the resources that moved. */
  reorder: {
    access: 'admin',
    body: z.strictObject({ category: Category, ids: z.array(z.string().max(100)).max(1_000) }),
    reply: z.object({ resources: z.array(Resource) }),
  },
  /** Discards an unwanted upload. One that is already gone is no error. */
  discardUpload: { access: 'admin', reply: z.object({}) },
  /** The file becomes the next version, once; the resource, its link and its count stay. */
  replace: {
    access: 'admin',
    body: z.strictObject({
      upload: UploadId,
      note: Note,
      /** The upload's own name if omitted. */
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
  /** Checks whether the address answers now. */
  checkUrl: {
    access: 'admin',
    body: z.strictObject({ url: text(limits.url) }),
    reply: UrlCheck,
  },
})

/** Not for the JSON client: a form sends the file itself; a link or a window opens the others. */
export const resourceStreamCalls = calls(resourceStreamAddresses, {
  /**
   * The body is the file's bytes, whatever its content type. Errors: too-large (over 200 MB);
   * invalid with `file` (0 bytes, a type that isn't accepted, content that doesn't match the name);
   * full (the disk is full); too-many (too many uploads at once).
   */
  upload: {
    access: 'admin',
    raw: 'body',
    query: z.strictObject({ filename: z.string().min(1).max(500) }),
    reply: Upload,
  },
  /**
   * Opened by a dealer's click in a new tab: makes a ticket and redirects to what it opens. The
   * ticket counts one download, however often it is used; it belongs to this session and lasts some
   * hours. If there is nothing to open, redirects to the portal, which says so.
   */
  open: { access: 'dealer', raw: 'reply', reply: z.unknown() },
  /** The file as an attachment, with ranges; or a redirect to the URL. Errors: gone (ticket expired). */
  download: { access: 'dealer', raw: 'reply', reply: z.unknown() },
  /** The same for admins, not counted; `version` if not the latest. */
  preview: {
    access: 'admin',
    raw: 'reply',
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    reply: z.unknown(),
  },
})
