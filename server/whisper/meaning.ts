/**
 * What a visitor's message asks, without an answer and without the visitor: its redacted text, and what
 * that is about. By this, questions that ask the same are known.
 */

import { languageOf } from './language'
import { keyOf, keysOf } from './nearness'
import { redact, withoutPlaceholders } from './redaction/redact'
import { situationReply } from './situations'
import { hearSmallTalk } from './smallTalk'
import { understand } from './understand'
import { words } from './words/fold'
import type { Spelling } from './words/spelling'
import { isLight } from './words/terms'

export interface Meaning {
  kind: 'question' | 'small-talk' | 'situation'
  /** Without what names, reaches or places a person. */
  text: string
  /** Where it is not English and that is known: its code (BCP 47). */
  language?: string
  /** What it is about, each once, in order; without what says little by itself. */
  terms: string[]
  /** The same terms have the same key; near ones have one of `keys` in common. */
  key: string
  keys: string[]
}

export function meaningOf(said: string, spelling: Spelling): Meaning {
  const text = redact(said)
  const asked = withoutPlaceholders(text)
  const language = languageOf(asked)
  const { kind, telling } = read(asked, spelling)
  const terms = telling.length > 0 ? telling : [...new Set(words(asked))].sort()
  const keys = { key: keyOf(terms), keys: keysOf(terms) }
  return { kind, text, ...(language !== undefined && { language }), terms, ...keys }
}

function read(asked: string, spelling: Spelling): { kind: Meaning['kind']; telling: string[] } {
  const { reply, asksMore } = hearSmallTalk(asked)
  if (reply !== undefined && !asksMore) return { kind: 'small-talk', telling: [] }
  const { parts, statement, words: all } = understand(asked, spelling)
  const said = [...parts.flatMap((part) => part.terms), ...statement.terms]
  const telling = [...new Set(said)].filter((term) => !isLight(term)).sort()
  const isSituation = situationReply(all.join(' ')) !== undefined
  return { kind: isSituation ? 'situation' : 'question', telling }
}
