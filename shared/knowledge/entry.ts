/** An entry as Whisper reads it (specification, section 3); `version` counts its publications. */
import { z } from 'zod'
import { type Category, categories } from './rules'
import { wayOrigins } from './sections'

const ids = categories.map(({ id }) => id) as [Category, ...Category[]]

export const Way = z.object({ text: z.string(), from: z.enum(wayOrigins) })

const EntrySection = z.object({
  id: z.string(),
  heading: z.string(),
  ways: z.array(Way),
  never: z.array(Way),
})

export const Entry = z.object({
  id: z.string(),
  category: z.enum(ids),
  title: z.string().min(1),
  content: z.string().min(1),
  tags: z.array(z.string()),
  /** The content's sections, in order. */
  sections: z.array(EntrySection),
  /** ISO 8601. */
  lastUpdated: z.iso.datetime(),
  version: z.number().int().positive(),
})
export type Entry = z.infer<typeof Entry>
