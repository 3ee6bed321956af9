/** Specification, section 3, knowledge entry; `version` counts its revisions. */
import { z } from 'zod'

export const categories = ['installation', 'features', 'pricing', 'technical'] as const

export const Entry = z.object({
  id: z.string(),
  category: z.enum(categories),
  title: z.string().min(1),
  content: z.string().min(1),
  tags: z.array(z.string()),
  /** ISO 8601. */
  lastUpdated: z.iso.datetime(),
  version: z.number().int().positive(),
})
export type Entry = z.infer<typeof Entry>
