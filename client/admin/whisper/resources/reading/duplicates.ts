/**
 * Marks sections that say what an entry, or a section before them, says already: the same words, or
 * nearly. Compared by runs of words, so that it costs by what is shared and not by all pairs.
 */

export interface Said {
  title: string
  content: string
}

export interface Likeness {
  /** Its place among the entries, or among the sections. */
  of: 'entry' | 'section'
  at: number
  isSame: boolean
}

const runLength = 4
/** Shared by so many texts it is a phrase of the house and tells nothing. */
const mostHolders = 60
const nearly = 0.8
const readWords = 4_000

/** For each section, what it is like; undefined for what is new. */
export function likenesses(
  sections: readonly Said[],
  entries: readonly Said[],
): (Likeness | undefined)[] {
  const exact = new Map<string, Likeness>()
  const holders = new Map<string, number[]>()
  const known: { likeness: Likeness; runs: number }[] = []

  function learn(said: Said, likeness: Likeness, runs: ReadonlySet<string>): void {
    const key = keyOf(said)
    if (!exact.has(key)) exact.set(key, likeness)
    const number = known.push({ likeness, runs: runs.size }) - 1
    for (const run of runs) {
      const held = holders.get(run)
      if (held === undefined) holders.set(run, [number])
      else if (held.length < mostHolders) held.push(number)
    }
  }

  function find(said: Said, runs: ReadonlySet<string>): Likeness | undefined {
    const same = exact.get(keyOf(said))
    if (same) return { ...same, isSame: true }
    const shared = new Map<number, number>()
    for (const run of runs) {
      for (const number of holders.get(run) ?? []) {
        shared.set(number, (shared.get(number) ?? 0) + 1)
      }
    }
    let best: Likeness | undefined
    let most = nearly
    for (const [number, count] of shared) {
      const other = known[number]
      const all = runs.size + (other?.runs ?? 0) - count
      if (other && count / all >= most) {
        most = count / all
        best = { ...other.likeness, isSame: false }
      }
    }
    return best
  }

  for (const [at, entry] of entries.entries()) {
    learn(entry, { of: 'entry', at, isSame: true }, runsOf(entry))
  }
  return sections.map((section, at) => {
    const runs = runsOf(section)
    const found = find(section, runs)
    learn(section, { of: 'section', at, isSame: true }, runs)
    return found
  })
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

function runsOf({ content }: Said): Set<string> {
  const words = wordsOf(content).slice(0, readWords)
  const runs = new Set<string>()
  for (let at = 0; at + runLength <= words.length; at += 1) {
    runs.add(words.slice(at, at + runLength).join(' '))
  }
  return runs
}
