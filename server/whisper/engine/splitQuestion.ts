/** Splits a message into questions and statements: "I own a farm. How much is it?" */

const asking =
  '(?:(?:for|at|by|in|to|from|on|until|since|with) )?(?:how|what|which|whom)|whats|when|where|who|why|whose|whether|can|could|do|does|did|is|are|will|would|should|may|any'
const telling =
  'tell me|tell us|let me know|let us know|give me|give us|show me|explain|describe|list|remind me'
const joining = 'and|or|so|but|also|then|plus|finally|lastly|next|please|just|now|ok'
const asks = new RegExp(`^(?:(?:${joining})[\\s,]+){0,2}(?:${asking})\\b`, 'i')
const tells = new RegExp(`^(?:(?:${joining})\\s+)*(?:${telling})(?:\\s+\\S+){3}`, 'i')
/** Where to split: after a sentence; before "2)"; before "and how…"; before ", is that…". */
const joint = new RegExp(
  `(?<=[.?!;:\\n])\\s+|\\n+|\\s+(?=\\d\\)\\s)|,?\\s+(?:and|but|also|plus)\\s+(?=(?:(?:${joining})[\\s,]+)?(?:${asking}|${telling})\\b)|,\\s*(?=(?:${asking})\\b)`,
  'i',
)

/** Whether a part is a question, by its final mark or its first words. */
export const isQuestion = (part: string): boolean =>
  part.endsWith('?') || asks.test(part) || tells.test(part)

export interface SplitMessage {
  questions: string[]
  statements: string[]
}

/** If nothing is asked, the whole message is taken as one question. */
export function splitQuestion(text: string): SplitMessage {
  const parts = text
    .split(joint)
    .map((part) => part.trim().replace(/^\d[).]\s*(?=\p{L})/u, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const questions = parts.filter(isQuestion)
  if (questions.length > 0)
    return { questions, statements: parts.filter((part) => !questions.includes(part)) }
  return { questions: parts.length > 0 ? [parts.join(' ')] : [], statements: [] }
}
