/** How visitors ask for what stands under one heading of an entry: data that admins own. */
import { z } from 'zod'

/** Who came upon it: an admin in the form, a question of the queue, a visitor's pick or mark, a language model, an import. */
export const waySources = ['written', 'training', 'pick', 'mark', 'model', 'import'] as const

export const Way = z.object({
  /** Of the section that it asks for, as its entry's content has it; empty where that begins without one. */
  heading: z.string(),
  text: z.string().min(1),
  from: z.enum(waySources),
  /** Never answered from this section, however near its words are. */
  isNever: z.boolean().optional(),
})
export type Way = z.infer<typeof Way>
