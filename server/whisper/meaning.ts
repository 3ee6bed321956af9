/**
 * What a message asks, without its answer and without the visitor's identity: the redacted text and
 * its terms. Questions that ask the same are grouped by this.
 */
import type { Engine } from './engine/engine'
import { languageOf } from './language'
import { keyOf, keysOf } from './nearness'
import { redact, withoutPlaceholders } from './redaction/redact'
import { isDanger } from './rules/danger'
import { smallTalk } from './rules/smallTalk'
import { wantsPerson } from './rules/wishes'
import { words } from './words/fold'
import { stem } from './words/stem'
import { isDistinctive, stemsOf } from './words/stems'

export interface Meaning {
  kind: 'question' | 'small-talk' | 'situation'
  /** The text without names, contact details or addresses. */
  text: string
  /** The language's code (BCP 47), if it is known and not English. */
  language?: string
  /** The distinct terms it is about, sorted, without words that mean little on their own. */
  terms: string[]
  /** Equal terms have an equal key; similar terms share at least one of `keys`. */
  key: string
  keys: string[]
}

/** "What does it cost?" and "How much is it?" ask the same, so price words become one term. */
const price = '$'
const priceWords: ReadonlySet<string> = new Set(
  ['much', 'cost', 'price', 'pricing', 'expensive'].map(stem),
)

/** From the knowledge: a text's stems, and stems too common to tell questions apart. */
type Reader = Pick<Engine, 'stems' | 'isEverywhere'>

/** Takes every word as typed. */
export const asTyped: Reader = { stems: stemsOf, isEverywhere: () => false }

export function meaningOf(said: string, { stems, isEverywhere }: Reader): Meaning {
  const text = redact(said)
  const asked = withoutPlaceholders(text)
  const language = languageOf(asked)
  const distinctive = stems(asked)
    .map((term) => (priceWords.has(term) ? price : term))
    .filter((term) => term === price || isDistinctive(term))
  const rare = distinctive.filter((term) => !isEverywhere(term))
  const about = [rare, distinctive, words(asked)].find((list) => list.length > 0) ?? []
  const terms = [...new Set(about)].sort()
  return {
    kind: kindOf(asked),
    text,
    ...(language !== undefined && { language }),
    terms,
    key: keyOf(terms),
    keys: keysOf(terms),
  }
}

/** A danger or the wish for a person isn't a question that an entry could answer. */
function kindOf(asked: string): Meaning['kind'] {
  if (smallTalk(asked) !== undefined) return 'small-talk'
  return isDanger(asked) || wantsPerson(asked) ? 'situation' : 'question'
}
