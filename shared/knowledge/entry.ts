/** An entry as Whisper reads it (specification, section 3); `version` counts what was published. */
import { z } from 'zod'
import { type Category, categories } from './rules'

const ids = categories.map(({ id }) => id) as [Category, ...Category[]]

export const Entry = z.object({
  id: z.string(),
  category: z.enum(ids),
  title: z.string().min(1),
  content: z.string().min(1),
  tags: z.array(z.string()),
  /** ISO 8601. */
  lastUpdated: z.iso.datetime(),
  version: z.number().int().positive(),
})
export type Entry = z.infer<typeof Entry>
