/** Takes a message apart into what it asks: "Hi. I own a farm. How much is it and how long does it take?" */

const asking =
  '(?:for|at|by|in|to|from|on|until|since) (?:how|what|which|whom)|how|what|whats|when|where|who|whom|why|which|whose|whether|can|could|do|does|did|is|are|will|would|should|may|any'
/** "Tell me how long it lasts." */
const telling =
  'tell me|tell us|let me know|let us know|give me|give us|show me|explain|describe|list|name|remind me|walk me through'
const tells = new RegExp(
  `^(?:(?:and|so|but|also|then|please|just|now|ok)\\s+)*(?:${telling})(?:\\s+\\S+){3}`,
  'i',
)
const asks = new RegExp(
  `^(?:(?:and|or|so|but|also|then|afterwards|finally|lastly|next)[\\s,]+){0,2}(?:${asking})\\b`,
  'i',
)
/** After a sentence; before "2)"; before "and how…"; before ", is that…". */
const joint = new RegExp(
  `(?<=[.?!;:\\n])\\s+|\\n+|\\s+(?=\\d\\)\\s)|,?\\s+(?:and|but|also|plus)\\s+(?=(?:(?:also|then|afterwards|finally|lastly|next)[\\s,]+)?(?:${asking}|${telling})\\b)|,\\s*(?=(?:${asking})\\b)`,
  'i',
)

/** "And it disappears when", "it starts at what price". */
export const asksLast =
  /\s(?:when|why|where|which|(?:at|for|of|to|by) (?:what|which) \w+|(?:at|for|from|by|to|in|of) how (?:much|long|many))[.!]*$/i

/** Whether somebody asks, by the mark at its end or the word at its start. */
export const isQuestion = (part: string): boolean =>
  part.endsWith('?') || asks.test(part) || tells.test(part) || asksLast.test(part)

/** Whether any of its sentences, or what stands between its commas, is a question. */
export const asksAnything = (text: string): boolean =>
  text.split(/(?<=[.?!;:\n])\s+|,\s*/).some(isQuestion)

export interface Clauses {
  questions: string[]
  /** Said beside them; what a question without words of its own is about. */
  statements: string[]
}

/** Without any question mark or question word, every statement is taken as asked. */
export function clauses(text: string): Clauses {
  const parts = text
    .split(joint)
    .map((part) => part.trim().replace(/^\d[).]\s*(?=\p{L})/u, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const questions = parts.filter(isQuestion)
  if (questions.length === 0)
    return { questions: parts.length > 0 ? [parts.join(' ')] : [], statements: [] }
  return { questions, statements: parts.filter((part) => !questions.includes(part)) }
}
