/** Lines of programs, queries and paths of files: whatever words are in them, nobody asks anything by them. */
const lines =
  /\.\.\/|\/etc\/|[{}]|<\/?[a-z!]|__\w|\$[a-z]|\b(?:select|insert|delete|update|drop|alter|union)\b.*\b(?:from|table|into|select|set)\b.*[;'*-]|\w\(\)|;--|'\s*(?:or|and)\s*'|\b(?:or|and) 1 ?= ?1\b/i
/** More words than these beside such a line ask something. */
const mostWords = 2

export function isProgram(text: string): boolean {
  const said = text.split(/\s+/).filter((word) => /^\p{L}\p{Ll}*[.,?!]?$/u.test(word))
  return lines.test(text) && said.length <= mostWords
}
