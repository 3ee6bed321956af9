/**
 * "Is that in the price or on top?", right after Whisper said that something is optional: the words are those
 * of any price, so it is heard as what it means.
 */
import type { Turn } from './answerer'
import { type Asked, understand } from './understand'
import type { Spelling } from './words/spelling'

const optional = /\boptional\b/i
const asksIncluded =
  /\b(?:included?|in (?:the|that|your) (?:\w+ )?(?:price|package|plan)|part of (?:the|that|your) (?:price|package|plan|deal)|on top|costs? (?:extra|more)|pay extra|charged? (?:extra|for)|separately|an extra)\b/
/** Points at what was spoken of, and names nothing itself. */
const pointsBack = /\b(?:that|this|it|they|those|these|both)\b/
const names = /\b(?:install\w*|warranty|quote|sign|controller|app|support|visit)\b/
const meant = 'What do the optional extras cost?'

export function spelledOut(asked: Asked, last: Turn | undefined, spelling: Spelling): Asked {
  const said = asked.words.join(' ')
  const isMeant =
    last !== undefined &&
    optional.test(last.answer) &&
    asksIncluded.test(said) &&
    pointsBack.test(said) &&
    !names.test(said)
  return isMeant ? { ...understand(meant, spelling), said: asked.said } : asked
}
