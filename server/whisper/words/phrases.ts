/** Finds phrases in a list of words, preferring the longest. */

interface Found<T> {
  value: T
  /** In words. */
  length: number
}

export class Phrases<T> {
  private readonly byFirst = new Map<string, { words: readonly string[]; value: T }[]>()

  add(words: readonly string[], value: T): void {
    const first = words[0] ?? ''
    const others = this.byFirst.get(first) ?? []
    this.byFirst.set(
      first,
      [...others, { words, value }].sort((a, b) => b.words.length - a.words.length),
    )
  }

  /** Every word of the phrases. */
  words(): Set<string> {
    return new Set([...this.byFirst.values()].flat().flatMap((phrase) => phrase.words))
  }

  /** The longest phrase that begins at a position. */
  at(place: number, words: readonly string[]): Found<T> | undefined {
    const fitting = this.byFirst
      .get(words[place] ?? '')
      ?.find((phrase) => phrase.words.every((word, i) => words[place + i] === word))
    return fitting && { value: fitting.value, length: fitting.words.length }
  }
}
