/** The rules for a regression question, checked by the form and the server. Pure and free of zod. */
import { isBlank } from '../blank'
import { tidyMessage } from '../messageText'
import { required, tooLong } from '../problems'
import { limits } from './limits'

/** What the answer must be. */
export type Expectation = { kind: 'contains'; texts: string[] } | { kind: 'admits' }

/** A question whose answer must stay right, whatever is published. */
export interface QuestionContent {
  question: string
  /** Questions asked before it, oldest first: it may refer to them. */
  before: string[]
  expectation: Expectation
}

export const questionNotFound = 'Regression question not found'
export const runNotFound = 'Run not found'
export const runGoesOn = 'A run is already in progress.'
export const changedByOther = 'Changed by someone else'

export function tidyQuestion({ question, before, expectation }: QuestionContent): QuestionContent {
  return {
    question: tidyMessage(question),
    before: filled(before.map(tidyMessage)),
    expectation:
      expectation.kind === 'admits'
        ? { kind: 'admits' }
        : { kind: 'contains', texts: filled(expectation.texts.map(tidyText)) },
  }
}

export type QuestionProblems = Partial<Record<'question' | 'before' | 'texts', string>>

/** Problems by field; empty if it can be saved. The texts are already tidy. */
export function questionProblems({ question, before, expectation }: QuestionContent) {
  const problems: QuestionProblems = {}
  if (question === '') problems.question = required
  else if (question.length > limits.question) problems.question = tooLong(limits.question)
  if (before.length > limits.before) {
    problems.before = `At most ${limits.before} questions before it.`
  } else if (before.some((one) => one.length > limits.question)) {
    problems.before = tooLong(limits.question)
  }
  if (expectation.kind === 'contains') {
    const { texts } = expectation
    if (texts.length === 0) problems.texts = 'Name at least one word or figure.'
    else if (texts.length > limits.texts) problems.texts = `At most ${limits.texts} texts.`
    else if (texts.some((one) => one.length > limits.text)) problems.texts = tooLong(limits.text)
  }
  return problems
}

function tidyText(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim()
}

/** Without duplicates and blank texts. */
function filled(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => !isBlank(text)))]
}
