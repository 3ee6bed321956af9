/** Spelling correction for hurried visitors: by the knowledge's words first, then by common English. */
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { createSpelling, slips } from '../words/spelling'

/** Shorter English words are too often one letter away from another. */
const shortestSlip = 5
/** Two words typed as one: "giftcard", "ebikes". */
const shortestPair = 6
const longestPair = 18
/** Ways of asking repeat the same misspellings, so corrections are cached. */
const mostRemembered = 20_000
/** Words and pairs that are corrected to, the most frequent first: each takes about a kilobyte. */
const mostCorrectedTo = 50_000
/** Lookups per text: each takes some milliseconds, and a stranger may write three hundred words. */
const mostLookedUp = 12

/** Corrects one word of a text to one word or two. */
export type Correct = (word: string) => readonly string[]

/** `texts`: the knowledge. `said`: words common in any message. Call the result once per text. */
export function createCorrection(texts: readonly string[], said: readonly string[]): () => Correct {
  const told = texts.map(words)
  const own = new Set(told.flat())
  const frequent = mostFrequent(told.flat())
  const pairs = pairsIn(told, own)
  const often = new Set(said)
  const bySingle = createSpelling([...frequent, ...often])
  const byOwn = createSpelling(frequent)
  const byPair = createSpelling(pairs.keys())
  const remembered = new Map<string, readonly string[]>()

  function correct(word: string): readonly string[] {
    const pair = pairs.get(word)
    if (pair) return pair
    const near = byOwn.nearest(word)
    // The word is English or looks like it: "staf" and "insurence" pass for forms of other words.
    if (bySingle.knows(word))
      return near && word.length >= shortestSlip && slips(word, near) === 1 ? [near] : [word]
    const single = bySingle.nearest(word)
    if (single) return [near && slips(word, near) <= slips(word, single) ? near : single]
    const joined = word.length >= shortestPair ? byPair.nearest(word) : undefined
    return pairs.get(joined ?? '') ?? [word]
  }

  return () => {
    let left = mostLookedUp
    return (word) => {
      if (emptyWords.has(word) || own.has(word) || often.has(word)) return [word]
      const before = remembered.get(word)
      if (before) return before
      if (left === 0) return [word]
      left -= 1
      const right = correct(word)
      if (remembered.size < mostRemembered) remembered.set(word, right)
      return right
    }
  }
}

/** Neighboring words by how they are typed as one, unless that is a word of its own. */
function pairsIn(
  told: readonly (readonly string[])[],
  own: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>()
  const joined = told.flatMap((text) =>
    pairsOf(text).flatMap(([word, pair]) => {
      if (own.has(word)) return []
      all.set(word, pair)
      return [word]
    }),
  )
  return new Map(mostFrequent(joined).map((word) => [word, all.get(word) ?? []]))
}

function mostFrequent(all: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (counts.size <= mostCorrectedTo) return [...counts.keys()]
  const ordered = [...counts].toSorted(([, a], [, b]) => b - a)
  return ordered.slice(0, mostCorrectedTo).map(([word]) => word)
}

function pairsOf(text: readonly string[]): (readonly [joined: string, pair: readonly string[]])[] {
  return text.slice(1).flatMap((second, index) => {
    const first = text[index] as string
    const joined = first + second
    const isPair =
      !emptyWords.has(first) &&
      !emptyWords.has(second) &&
      /^\p{L}+$/u.test(joined) &&
      joined.length >= shortestPair &&
      joined.length <= longestPair
    return isPair ? [[joined, [first, second]] as const] : []
  })
}
