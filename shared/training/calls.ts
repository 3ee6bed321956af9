import { z } from 'zod'
import { calls } from '../contract'
import { trainingAddresses } from './addresses'
import { limits } from './limits'
import { RegressionQuestion } from './records'
import { questionProblems, tidyQuestion } from './rules'

const fields = {
  question: z.string().max(limits.question * 2),
  before: z
    .array(z.string().max(limits.question * 2))
    .max(20)
    .default([]),
  expectation: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('contains'),
      texts: z.array(z.string().max(limits.text * 10)).max(100),
    }),
    z.strictObject({ kind: z.literal('admits') }),
  ]),
}

/** Tidied and complete, or refused by field. */
function checked<T extends z.ZodType<z.infer<z.ZodObject<typeof fields>>>>(schema: T) {
  return schema
    .transform((words) => ({ ...words, ...tidyQuestion(words) }))
    .superRefine((words, context) => {
      for (const [field, message] of Object.entries(questionProblems(words))) {
        context.addIssue({ code: 'custom', path: [field], message })
      }
    })
}

const rev = z.number().int().min(1)

export const trainingCalls = calls(trainingAddresses, {
  /** Regression questions, newest first. */
  questions: {
    access: 'admin',
    reply: z.object({ questions: z.array(RegressionQuestion) }),
  },
  /** The sender makes the id: a repeat gets what the first call made. */
  addQuestion: {
    access: 'admin',
    body: checked(z.strictObject({ ...fields, id: z.uuid() })),
    reply: RegressionQuestion,
  },
  /** Only if it is still as it was seen; else conflict, and nothing is changed. */
  saveQuestion: {
    access: 'admin',
    body: checked(z.strictObject({ ...fields, rev })),
    reply: RegressionQuestion,
  },
  removeQuestion: {
    access: 'admin',
    query: z.strictObject({ rev: z.coerce.number().int().min(1) }),
    reply: z.object({ id: z.string() }),
  },
})
