/** A form's words, tidied and then checked by the rules that the form shows: complete, or refused by field. */
import { z } from 'zod'
import type { Schema } from './contract'

/** `problems`: message by field name, none when the words can be saved. */
export function checked<Words, T extends Schema<Words>>(
  schema: T & Schema<Words>,
  tidy: (words: Words) => Words,
  problems: (words: Words) => Readonly<Partial<Record<string, string>>>,
) {
  return z
    .pipe(
      schema,
      z.transform((words: z.output<T>) => ({ ...words, ...tidy(words as Words) })),
    )
    .superRefine((words, context) => {
      for (const [field, message] of Object.entries(problems(words as Words))) {
        if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message })
      }
    })
}
