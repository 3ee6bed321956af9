/** Turns a question into a title: one line, cut between words if it is too long. */
import { limits } from '#shared/knowledge/limits'

export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  if (line.length <= limits.title) return line
  const cut = line.slice(0, limits.title - 1).replace(/\s+\S*$/u, '')
  return `${cut.toWellFormed()}…`
}
