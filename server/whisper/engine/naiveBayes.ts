/**
 * How likely a question is one of each section's ways of asking, by naive Bayes over the pairs of
 * words that stand side by side. Pairs with stop words tell apart what single words can't: "when
 * are you open" and "can you open it".
 */

/** A pair of words, hashed: there are hundreds of thousands. */
export interface AskedPair {
  pair: number
  /** As in AskedTerm (waysIndex.ts). */
  share: number
}

const hashBits = 18
/** The count given to unseen pairs, and how far apart the odds are drawn. */
const smoothing = 0.05
const temperature = 3

/** The pairs of a text's words in order, its beginning and end included. */
export function pairsOf(words: readonly string[]): number[] {
  if (words.length === 0) return []
  return [...words, ''].map((word, index) => hash(`${words[index - 1] ?? ''} ${word}`))
}

/** FNV-1a, folded. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return ((sum >>> hashBits) ^ sum) & ((1 << hashBits) - 1)
}

/**
 * `sections`: for each, the pairs of all its ways. The result gives each section's probability; they
 * sum to 1, or are 0 without any ways.
 */
export function createNaiveBayes(
  sections: readonly (readonly number[])[],
): (asked: readonly AskedPair[]) => Float64Array {
  const totals = Float64Array.from(sections, (pairs) => pairs.length)
  const { starts, owners, counts, distinct } = count(sections)
  const logTotals = totals.map((total) => Math.log(total + smoothing * distinct))
  const smallest = Math.log(smoothing)

  return (asked) => {
    const known = asked.filter(({ pair }) => starts[pair] !== starts[pair + 1])
    if (known.length === 0) return new Float64Array(totals.length)
    const weight = known.reduce((sum, { share }) => sum + share, 0)
    const logs = logTotals.map((logTotal) => weight * (smallest - logTotal))
    for (const { pair, share } of known)
      for (let at = starts[pair] as number; at < (starts[pair + 1] as number); at += 1) {
        const owner = owners[at] as number
        const gain = Math.log((counts[at] as number) + smoothing) - smallest
        logs[owner] = (logs[owner] as number) + share * gain
      }
    const taught = logs.map((log, index) => (totals[index] === 0 ? -Infinity : log))
    const highest = taught.reduce((most, log) => Math.max(most, log), -Infinity)
    const powers = taught.map((log) => Math.exp((log - highest) / temperature))
    const all = powers.reduce((sum, power) => sum + power, 0)
    return powers.map((power) => power / all)
  }
}

/** How often each section has each pair, by pair: those of `pair` from `starts[pair]` on. */
function count(sections: readonly (readonly number[])[]) {
  const found = sections.map((pairs) => {
    const times = new Map<number, number>()
    for (const pair of pairs) times.set(pair, (times.get(pair) ?? 0) + 1)
    return times
  })
  const size = 1 << hashBits
  const held = new Uint32Array(size)
  for (const times of found)
    for (const pair of times.keys()) held[pair] = (held[pair] as number) + 1
  const starts = new Uint32Array(size + 1)
  for (const [pair, count] of held.entries()) starts[pair + 1] = (starts[pair] as number) + count
  const next = starts.slice()
  const owners = new Uint32Array(next.at(-1) ?? 0)
  const counts = new Uint16Array(owners.length)
  for (const [owner, times] of found.entries())
    for (const [pair, count] of times) {
      const at = next[pair] as number
      next[pair] = at + 1
      owners[at] = owner
      counts[at] = count
    }
  return { starts, owners, counts, distinct: held.filter(Boolean).length }
}
