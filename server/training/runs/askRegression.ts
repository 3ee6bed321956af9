/** Asks a regression question like a visitor, after its preceding questions, and judges the answer. */
import { contains } from '#shared/training/contains'
import { limits } from '#shared/training/limits'
import type { RegressionQuestion, Result } from '#shared/training/records'
import type { Expectation } from '#shared/training/rules'
import type { Answer } from '#shared/whisper/answer'
import type { Turn } from '../../whisper/whisper'
import type { Ask } from '../testing/answererPool'

export async function askRegression(
  ask: Ask,
  { id, rev, question, before, expectation }: RegressionQuestion,
  signal?: AbortSignal,
): Promise<Result> {
  const asked = { questionId: id, rev, question }
  try {
    const answer = await converse(ask, [...before, question], signal)
    const { text, confidence } = answer
    const admitted = hasAdmitted(answer)
    return { ...asked, passed: meets(expectation, answer), text, admitted, confidence }
  } catch (error) {
    signal?.throwIfAborted()
    // A failure on one question must not hide the results of the others.
    const text = `No answer: ${error instanceof Error ? error.message : String(error)}`
    return { ...asked, passed: false, text, admitted: false, confidence: 0 }
  }
}

async function converse(
  ask: Ask,
  texts: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const history: Turn[] = []
  let answer: Answer | undefined
  for (const text of texts) {
    answer = await ask({ text, history: history.slice(-limits.history) }, signal)
    history.push({ question: text, answer: answer.text })
  }
  if (!answer) throw new Error('Nothing was asked.')
  return answer
}

function meets(expectation: Expectation, answer: Answer): boolean {
  if (expectation.kind === 'admits') return hasAdmitted(answer)
  return expectation.texts.every((text) => contains(answer.text, text))
}

/** An offer counts too, since it doesn't answer. */
function hasAdmitted({ why }: Answer): boolean {
  return why.madeBy === 'admitted' || why.madeBy === 'offered'
}
