/** A question as a title: one line, and cut between words where it is longer. */
import { limits } from '#shared/knowledge/limits'

export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  if (line.length <= limits.title) return line
  const cut = line.slice(0, limits.title - 1).replace(/\s+\S*$/u, '')
  return `${cut.toWellFormed()}…`
}
