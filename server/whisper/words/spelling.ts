/** Puts right a word typed in a hurry, when a known word is one slip away (two in long words). */
import SearchableMap from 'minisearch/SearchableMap'
import { isEnglish } from './english'

const shortest = 3
/** From here on a word may have any one slip; shorter ones only swapped or forgotten letters. */
const anySlip = 4
const longWord = 8
/** From here on two letters may be forgotten. */
const anyForgotten = 6

export interface Spelling {
  knows(word: string): boolean
  /** Whether the knowledge or the field's words hold it. */
  isUsed(word: string): boolean
  /** The nearest known word; of two the one with the same letters, then the more frequent. */
  nearest(word: string): string | undefined
}

export function createSpelling(known: Iterable<string>): Spelling {
  const frequencies = new SearchableMap<number>()
  for (const word of known) frequencies.update(word, (count) => (count ?? 0) + 1)

  function nearest(word: string): string | undefined {
    if (word.length < shortest || word.length > 30 || /\d/.test(word)) return undefined
    const letters = sortedLetters(word)
    const allowed = (forgotten: number) =>
      word.length >= longWord || (forgotten === 1 && word.length >= anyForgotten) ? 2 : 1
    const candidates = [...frequencies.fuzzyGet(word, 2)]
      .filter(([other]) => other.length >= shortest)
      .map(([other, [count]]) => ({
        other,
        count,
        slips: slips(word, other),
        swapped: Number(sortedLetters(other) === letters),
        forgotten: Number(isWithin(word, other)),
      }))
      .filter(({ slips, forgotten }) => slips <= allowed(forgotten))
      .filter(({ other }) => word.length >= anySlip || keepsLetters(word, other))
    candidates.sort(
      (a, b) =>
        a.slips - b.slips ||
        b.swapped - a.swapped ||
        b.forgotten - a.forgotten ||
        b.count - a.count,
    )
    return candidates[0]?.other
  }

  const isUsed = (word: string) => frequencies.has(word)
  return { knows: (word) => isUsed(word) || isEnglish(word), isUsed, nearest }
}

/** Fingers most often swap two letters. */
const sortedLetters = (word: string): string => [...word].sort().join('')

/** Every letter of the short word is in the other. */
function keepsLetters(word: string, other: string): boolean {
  return other.length >= word.length && [...word].every((letter) => other.includes(letter))
}

/** Whether letters were only forgotten: "canel" is "cancel" sooner than "panel". */
function isWithin(word: string, other: string): boolean {
  let next = 0
  for (const letter of other) if (letter === word[next]) next += 1
  return next === word.length
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
export function slips(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (i > 1 && j > 1 && swapped) row[j] = Math.min(row[j] ?? 0, (beforeLast[j - 2] ?? 0) + 1)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
