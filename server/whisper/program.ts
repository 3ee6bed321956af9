/** Lines of programs, queries and paths of files: whatever words are in them, nobody asks anything by them. */
import { inOrder } from './inOrder'

const marks =
  /\.\.\/|\/etc\/|[{}]|<\/?[a-z!]|__\w|\$[a-z]|\w\(\)|;--|'\s*(?:or|and)\s*'|\b(?:or|and) 1 ?= ?1\b/i
const query = inOrder(
  /\b(?:select|insert|delete|update|drop|alter|union)\b/i,
  /\b(?:from|table|into|select|set)\b/i,
  /[;'*-]/,
)
/** More words than these beside such a line ask something. */
const mostWords = 2

export function isProgram(text: string): boolean {
  const isLine = marks.test(text) || text.split('\n').some((line) => query.test(line))
  const said = text.split(/\s+/).filter((word) => /^\p{L}\p{Ll}*[.,?!]?$/u.test(word))
  return isLine && said.length <= mostWords
}
