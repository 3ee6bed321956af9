/** Tidies and checks a form's words, by the rules that the form shows: valid, or refused by field. */
import { z } from 'zod'
import type { Schema } from './contract'

/** `problems`: messages by field name, empty if the words can be saved. */
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
