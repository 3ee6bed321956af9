/** The data of calls and events about resources. Times are epoch milliseconds. */
import { z } from 'zod'
import { categories } from './rules'

export const Category = z.enum(categories.map(({ id }) => id))

/** The downloadable content: a file of ours, or an address elsewhere. */
const Content = z.object({
  /** '' with a file. */
  url: z.string(),
  /** Null with a URL. */
  file: z
    .object({
      size: z.number().int(),
      /** In hexadecimal. */
      sha256: z.string(),
      /** The media type, as detected from the content. */
      type: z.string(),
    })
    .nullable(),
})

/** A resource as admins see it. */
export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: Category,
  filename: z.string(),
  /** Url '' and file null: not available yet. */
  ...Content.shape,
  /** When it was added. */
  uploadDate: z.number().int(),
  /** When its latest version was added. */
  versionDate: z.number().int(),
  /** 0 if not available yet. */
  version: z.number().int(),
  /** By all dealers, of all versions. */
  downloads: z.number().int(),
  archived: z.boolean(),
  /** Its place in its category, the smallest first. */
  position: z.number(),
  /** Counts its changes, without downloads: a higher rev replaces a lower one. */
  rev: z.number().int(),
})
export type Resource = z.infer<typeof Resource>

/** Each change of the content makes a version. */
export const Version = z.object({
  version: z.number().int(),
  at: z.number().int(),
  filename: z.string(),
  note: z.string(),
  ...Content.shape,
})
export type Version = z.infer<typeof Version>

/** An uploaded file that waits for use, for one day. */
export const Upload = z.object({
  /** For `upload` in create, update and replace. */
  id: z.string(),
  /** The name it was sent with, made safe. */
  filename: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  type: z.string(),
})
export type Upload = z.infer<typeof Upload>

/** A resource as dealers see it. */
export const DealerResource = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: Category,
  filename: z.string(),
  /** In bytes; null if unknown, as for a URL. */
  size: z.number().int().nullable(),
  /** When this version was added. */
  date: z.number().int(),
  version: z.number().int(),
  /** If false, it isn't available yet, and there is no ticket for it. */
  available: z.boolean(),
})
export type DealerResource = z.infer<typeof DealerResource>

/** Downloads on each day of a range, including days without any. */
export const Downloads = z.object({
  /** The company's days, YYYY-MM-DD. */
  days: z.array(z.object({ day: z.string(), downloads: z.number().int() })),
  /** In the range. */
  total: z.number().int(),
  timeZone: z.string(),
})
export type Downloads = z.infer<typeof Downloads>

export const UrlCheck = z.object({
  answers: z.boolean(),
  /** The status of the last answer, if any. */
  status: z.number().int().optional(),
  /** For the admin to read, e.g. 'The URL does not answer: 404 Not Found.' */
  message: z.string(),
})
export type UrlCheck = z.infer<typeof UrlCheck>
