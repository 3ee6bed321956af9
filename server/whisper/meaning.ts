/** What a message is and is about, without an answer: by this, questions that ask the same are known. */
import { situationReply } from './situations'
import { hearSmallTalk } from './smallTalk'
import { understand } from './understand'
import type { Spelling } from './words/spelling'
import { isLight } from './words/terms'

export interface Meaning {
  kind: 'question' | 'small-talk' | 'situation'
  /** What it is about, each once, in order; without what says little by itself. */
  terms: string[]
}

export function meaningOf(text: string, spelling: Spelling): Meaning {
  const { reply, asksMore } = hearSmallTalk(text)
  if (reply !== undefined && !asksMore) return { kind: 'small-talk', terms: [] }
  const { parts, statement, words } = understand(text, spelling)
  const said = [...parts.flatMap((part) => part.terms), ...statement.terms]
  const terms = [...new Set(said)].filter((term) => !isLight(term)).sort()
  const isSituation = situationReply(words.join(' ')) !== undefined
  return { kind: isSituation ? 'situation' : 'question', terms }
}

/** Takes every word as it is typed: for where nothing is known to compare it with. */
export const asTyped: Spelling = {
  knows: () => true,
  isUsed: () => true,
  nearest: () => undefined,
}
