/** Takes a message apart into what it asks: "Hi. I own a farm. How much is it and how long does it take?" */

const asks =
  /^(?:and|or|so|but|also|then)?\s*(?:how|what|whats|when|where|who|why|which|whose|can|could|do|does|did|is|are|will|would|should|may|am|if|any)\b/i
const joint =
  /(?<=[.?!;\n])\s+|\n+|,?\s+and\s+(?=(?:how|what|when|where|who|why|which|can|do|does|is|are|will)\b)/i

export interface Clauses {
  questions: string[]
  /** Said beside them; what a question without words of its own is about. */
  statements: string[]
}

/** Without any question mark or question word, every statement is taken as asked. */
export function clauses(text: string): Clauses {
  const parts = text
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const questions = parts.filter((part) => part.endsWith('?') || asks.test(part))
  if (questions.length === 0)
    return { questions: parts.length > 0 ? [parts.join(' ')] : [], statements: [] }
  return { questions, statements: parts.filter((part) => !questions.includes(part)) }
}
