import { z } from 'zod'
import { Pick } from '../chat/records'
import { checked } from '../checked'
import { calls, type Schema } from '../contract'
import { EntryId, ValidContent } from '../knowledge/calls'
import { limits as knowledgeLimits } from '../knowledge/limits'
import { tidyMessage } from '../messageText'
import { Answer, Offer } from '../whisper/answer'
import { trainingAddresses } from './addresses'
import { limits } from './limits'
import { against, Expectation, FoundSection, RegressionQuestion, Result, Run } from './records'
import { type QuestionContent, questionProblems, tidyQuestion } from './rules'

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

/** Tidied and valid, or refused by field. */
const good = <T extends Schema<QuestionContent>>(schema: T) =>
  checked<QuestionContent, T>(schema, tidyQuestion, questionProblems)

const rev = z.number().int().min(1)

const questionText = z.string().transform(tidyMessage).pipe(z.string().min(1).max(limits.question))
/** Whisper's own words, so the limits of other texts don't apply. */
const said = z.string().max(20_000)

const offered = z.array(Offer).max(10).default([])
const Before = z.strictObject({
  question: questionText,
  draft: said,
  published: said,
  offers: z.strictObject({ draft: offered, published: offered }).optional(),
})

export const trainingCalls = calls(trainingAddresses, {
  about: {
    access: 'teammate',
    reply: z.object({
      /** The language model that words answers for visitors; null without one. */
      model: z.string().nullable(),
      timeZone: z.string(),
      /** The caller's own session, as in `Run.by`. */
      you: z.number().int(),
    }),
  },
  /**
   * Whisper's answer with all drafts, and its current one. Nothing is stored. `entry`: an entry
   * whose draft has these words, stored or not.
   */
  ask: {
    access: 'teammate',
    body: z.strictObject({
      question: questionText,
      /** The conversation so far, oldest first, as each of the two answered. */
      history: z.array(Before).max(limits.history).default([]),
      /** A choice from the last turn's offer; null for none of them. The question is its title. */
      pick: z.strictObject({ offer: Pick.shape.offer }).optional(),
      entry: z.strictObject({ id: EntryId, words: ValidContent }).optional(),
    }),
    reply: z.object({ draft: Answer, published: Answer }),
  },
  /**
   * Which regression questions that pass today would fail if these entries were published, with
   * these words or their newest, or were gone, and these pages were switched. Events with `id`
   * report progress.
   */
  check: {
    access: 'teammate',
    body: z.strictObject({
      id: z.uuid(),
      entries: z
        .array(
          z.strictObject({
            id: EntryId,
            words: ValidContent.optional(),
            isGone: z.boolean().default(false),
          }),
        )
        .max(knowledgeLimits.entries)
        .default([]),
      pages: z
        .array(z.strictObject({ path: z.string().max(200), isOn: z.boolean() }))
        .max(100)
        .default([]),
    }),
    reply: z.object({
      asked: z.number().int(),
      failing: z.array(
        z.object({
          question: z.string(),
          expectation: Expectation,
          /** The answer it would get, and today's. */
          after: z.string(),
          today: z.string(),
        }),
      ),
    }),
  },
  /** Published sections: these ids, or with all these words, or nearest to the question. Best first. */
  sections: {
    access: 'teammate',
    query: z.strictObject({
      text: z.string().max(limits.question).default(''),
      question: z.string().max(limits.question).default(''),
      /** `entry/section`, separated by commas. */
      ids: z.string().max(4_000).optional(),
    }),
    reply: z.object({ sections: z.array(FoundSection) }),
  },
  /** Regression questions, newest first. */
  questions: {
    access: 'teammate',
    reply: z.object({ questions: z.array(RegressionQuestion) }),
  },
  /** The sender makes the id: a repeat gets what the first call made. */
  addQuestion: {
    access: 'teammate',
    body: good(z.strictObject({ ...fields, id: z.uuid() })),
    reply: RegressionQuestion,
  },
  /** Refused with conflict, changing nothing, if it has changed since it was seen. */
  saveQuestion: {
    access: 'teammate',
    body: good(z.strictObject({ ...fields, rev })),
    reply: RegressionQuestion,
  },
  removeQuestion: {
    access: 'teammate',
    query: z.strictObject({ rev: z.coerce.number().int().min(1) }),
    reply: z.object({ id: z.string() }),
  },
  /** The latest runs, newest first. */
  runs: { access: 'teammate', reply: z.object({ runs: z.array(Run) }) },
  /** Asks all regression questions; refused with conflict during another run. */
  start: {
    access: 'teammate',
    body: z.strictObject({ against: z.enum(against).default('draft') }),
    reply: Run,
  },
  run: { access: 'teammate', reply: z.object({ run: Run, results: z.array(Result) }) },
  /** A finished run stays as it is. */
  cancel: { access: 'teammate', reply: Run },
})
