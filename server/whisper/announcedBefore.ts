/**
 * "Great, can I order it now?", right after Whisper said that something is announced: how one orders is no
 * answer to that, so what was said is said again.
 */
import type { Turn } from './answerer'
import type { Passage } from './passages'
import type { Asked } from './understand'

const announces = /\bannounced\b|\bcoming soon\b/i
const wantsIt =
  /\b(?:order|buy|get|have|want|add|put|use|try|start|activate|subscribe|sign up|switch on)\b.*\b(?:it|one|them|that|those|now|today|already|order|plan)\b/

export function announcedBefore(
  asked: Asked,
  last: Turn | undefined,
  passages: readonly Passage[],
): Passage | undefined {
  const isLeaning = asked.parts.length === 1 && asked.parts[0]?.leaning !== 'none'
  if (last === undefined || !isLeaning || !wantsIt.test(asked.words.join(' '))) return undefined
  return passages.find(({ text }) => announces.test(text) && last.answer.includes(text))
}
