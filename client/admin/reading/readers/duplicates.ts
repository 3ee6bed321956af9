/**
 * Marks sections that repeat an entry or an earlier section, exactly or nearly. For each text it
 * keeps the smallest hashes of its word runs (a bottom-k sketch): the overlap of two sketches
 * estimates the overlap of the texts, at a fixed cost whatever their length.
 */

export interface Said {
  title: string
  content: string
}

export interface Likeness {
  /** Index among the entries, or among the sections. */
  of: 'entry' | 'section'
  at: number
  isSame: boolean
}

const runLength = 4
const sketchSize = 256
/** A run shared by more texts than this is boilerplate and says nothing. */
const maxHolders = 60
const nearly = 0.8

interface Known {
  likeness: Likeness
  sketch: readonly number[]
}

/** For each section, the text it resembles; undefined if it is new. */
export function likenesses(
  sections: readonly Said[],
  entries: readonly Said[],
): (Likeness | undefined)[] {
  const exact = new Map<string, Likeness>()
  const known: Known[] = []
  const holders = new Map<number, Known[]>()

  function learn(key: string, one: Known): void {
    if (!exact.has(key)) exact.set(key, one.likeness)
    known.push(one)
    for (const hash of one.sketch) {
      const held = holders.get(hash)
      if (held === undefined) holders.set(hash, [one])
      else if (held.length < maxHolders) held.push(one)
    }
  }

  function find(key: string, sketch: readonly number[]): Likeness | undefined {
    const same = exact.get(key)
    if (same) return { ...same, isSame: true }
    const shared = new Map<Known, number>()
    for (const hash of sketch) {
      for (const one of holders.get(hash) ?? []) shared.set(one, (shared.get(one) ?? 0) + 1)
    }
    let best: Likeness | undefined
    let most = nearly
    for (const [one, count] of shared) {
      if (count < Math.min(sketch.length, one.sketch.length) / 2) continue
      const share = resemblance(sketch, one.sketch)
      if (share >= most) {
        most = share
        best = { ...one.likeness, isSame: false }
      }
    }
    return best
  }

  for (const [index, entry] of entries.entries()) {
    learn(keyOf(entry), {
      likeness: { of: 'entry', at: index, isSame: true },
      sketch: sketchOf(entry),
    })
  }
  return sections.map((section, index) => {
    const [key, sketch] = [keyOf(section), sketchOf(section)]
    const found = find(key, sketch)
    learn(key, { likeness: { of: 'section', at: index, isSame: true }, sketch })
    return found
  })
}

/** Jaccard similarity of the two texts' runs, estimated from the smallest hashes. */
function resemblance(one: readonly number[], other: readonly number[]): number {
  let [a, b, both, seen] = [0, 0, 0, 0]
  while (seen < sketchSize && a < one.length && b < other.length) {
    const [x = 0, y = 0] = [one[a], other[b]]
    if (x === y) both += 1
    if (x <= y) a += 1
    if (y <= x) b += 1
    seen += 1
  }
  const left = Math.min(sketchSize - seen, one.length - a + other.length - b)
  return both / (seen + left)
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function keyOf({ title, content }: Said): string {
  return `${wordsOf(title).join(' ')}\n${wordsOf(content).join(' ')}`
}

/** Sorted in ascending order. */
function sketchOf({ content }: Said): number[] {
  const hashes = wordsOf(content).map(hashOf)
  const runs = new Set<number>()
  for (let at = 0; at + runLength <= hashes.length; at += 1) {
    let run = 0
    for (let word = 0; word < runLength; word += 1) run = mixed(run, hashes[at + word] ?? 0)
    runs.add(run)
  }
  return [...runs].sort((a, b) => a - b).slice(0, sketchSize)
}

/** FNV-1a hash. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at))
  return hash
}

function mixed(hash: number, more: number): number {
  return Math.imul(hash ^ more, 0x01000193) >>> 0
}
