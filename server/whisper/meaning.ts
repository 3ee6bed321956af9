/**
 * What a visitor's message asks, without an answer and without the visitor: its redacted text, and what
 * that is about. By this, questions that ask the same are known.
 */
import type { Engine } from './engine/engine'
import { isTelling, stemsOf } from './engine/sectionIndex'
import { languageOf } from './language'
import { keyOf, keysOf } from './nearness'
import { redact, withoutPlaceholders } from './redaction/redact'
import { isDanger } from './rules/danger'
import { smallTalk } from './rules/smallTalk'
import { wantsPerson } from './rules/wishes'
import { words } from './words/fold'
import { stem } from './words/stem'

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

/** "What does it cost?" and "How much is it?" ask the same. */
const price = '$'
const priceWords: ReadonlySet<string> = new Set(
  ['much', 'cost', 'price', 'pricing', 'expensive'].map(stem),
)

/** By the knowledge: its stems, and which of them most of it speaks of, so that they tell no questions apart. */
type Reader = Pick<Engine, 'stems' | 'isEverywhere'>

/** Takes every word as it is typed. */
export const asTyped: Reader = { stems: stemsOf, isEverywhere: () => false }

export function meaningOf(said: string, { stems, isEverywhere }: Reader): Meaning {
  const text = redact(said)
  const asked = withoutPlaceholders(text)
  const language = languageOf(asked)
  const telling = stems(asked)
    .map((term) => (priceWords.has(term) ? price : term))
    .filter((term) => term === price || isTelling(term))
  const rare = telling.filter((term) => !isEverywhere(term))
  const about = [rare, telling, words(asked)].find((list) => list.length > 0) ?? []
  const terms = [...new Set(about)].sort()
  return {
    kind: kindOf(asked),
    text,
    ...(language !== undefined && { language }),
    ...{ terms, key: keyOf(terms), keys: keysOf(terms) },
  }
}

/** A danger, and the wish for a person, are no questions that an entry could answer. */
function kindOf(asked: string): Meaning['kind'] {
  if (smallTalk(asked) !== undefined) return 'small-talk'
  return isDanger(asked) || wantsPerson(asked) ? 'situation' : 'question'
}
