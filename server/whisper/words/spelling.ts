/** Corrects a word typed in a hurry if a known word is one slip away, or two for long words. */
import SearchableMap from 'minisearch/SearchableMap'
import { isEnglish } from './english'

const shortest = 3
/** From this length a word may have any one slip; shorter ones only swapped or missing letters. */
const anySlip = 4
const longWord = 8
/** From these lengths two letters may be missing, or wrong between the first and the last. */
const anyForgotten = 6
const anyWithin = 7

interface Spelling {
  knows(word: string): boolean
  /** The nearest known word; among equals the one with the same letters, then the most frequent. */
  nearest(word: string): string | undefined
}

export function createSpelling(known: Iterable<string>): Spelling {
  const frequencies = new SearchableMap<number>()
  for (const word of known) frequencies.update(word, (count) => (count ?? 0) + 1)

  function nearest(word: string): string | undefined {
    if (word.length < shortest || word.length > 30 || /\d/.test(word)) return undefined
    const letters = sortedLetters(word)
    const isTwice = (other: string, forgotten: number) =>
      word.length >= longWord ||
      (forgotten === 1 && word.length >= anyForgotten) ||
      (word.length >= anyWithin &&
        word[0] === other[0] &&
        word.at(-1) === other.at(-1) &&
        strangeLetters(word, other) <= 1)
    const judged = (others: Iterable<string>) =>
      [...others]
        .filter((other) => other.length >= shortest)
        .map((other) => ({
          other,
          count: frequencies.get(other) ?? 0,
          slips: slips(word, other),
          swapped: Number(sortedLetters(other) === letters),
          forgotten: Number(isWithin(word, other)),
        }))
        .filter(({ other, slips, forgotten }) => slips <= (isTwice(other, forgotten) ? 2 : 1))
        .filter(({ other }) => word.length >= anySlip || keepsLetters(word, other))
    // Usually something is one slip away, and searching two away takes ten times as long.
    const near = judged(new Set([...frequencies.fuzzyGet(word, 1).keys(), ...swaps(word)]))
    const isNear = near.length > 0 || word.length < anyForgotten
    const candidates = isNear ? near : judged(frequencies.fuzzyGet(word, 2).keys())
    candidates.sort(
      (a, b) =>
        a.slips - b.slips ||
        b.swapped - a.swapped ||
        b.forgotten - a.forgotten ||
        b.count - a.count,
    )
    return candidates[0]?.other
  }

  const swaps = (word: string): string[] =>
    Array.from(word.slice(1), (letter, index) =>
      [word.slice(0, index), letter, word[index], word.slice(index + 2)].join(''),
    ).filter((other) => frequencies.has(other))

  return { knows: (word) => frequencies.has(word) || isEnglish(word), nearest }
}

/** Swapped letters are the most common slip. */
const sortedLetters = (word: string): string => [...word].sort().join('')

/** Whether the other word has every letter of the short one. */
function keepsLetters(word: string, other: string): boolean {
  return other.length >= word.length && [...word].every((letter) => other.includes(letter))
}

/** Number of a word's letters that the other lacks, counting repeats. */
function strangeLetters(word: string, other: string): number {
  const left = [...other]
  return [...word].filter((letter) => {
    const index = left.indexOf(letter)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  }).length
}

/** Whether letters are only missing: "canel" is "cancel" rather than "panel". */
function isWithin(word: string, other: string): boolean {
  let next = 0
  for (const letter of other) if (letter === word[next]) next += 1
  return next === word.length
}

/** Insertions, deletions, replacements and swaps of neighbors between two words (edit distance). */
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
