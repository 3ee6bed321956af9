/**
 * Breaks a paragraph into lines no wider than `width`. Lines break at spaces; a word that is wider
 * than a line, or text without spaces, breaks between any two graphemes. Measuring costs the most,
 * so each line is first tried with as many pieces as the one before had.
 */

type Measure = (text: string) => number

export function wrap(paragraph: string, width: number, widthOf: Measure): string[] {
  const whole = widthOf(paragraph)
  if (whole <= width) return [paragraph]
  const words = paragraph.split(' ')
  const lines: string[] = []
  let count = Math.ceil((words.length * width) / whole)
  for (let from = 0; from < words.length;) {
    // No line begins with a space.
    while (words[from] === '' && from < words.length - 1) from++
    const fitting = fittingCount(words, from, count, ' ')
    if (fitting > 0) {
      count = fitting
      lines.push(words.slice(from, from + count).join(' '))
      from += count
      continue
    }
    // The word's last part begins the next line, unless it can't be broken.
    const parts = broken(words[from] ?? '')
    const last = parts.length > 1 ? parts.pop() : undefined
    lines.push(...parts)
    if (last === undefined) from++
    else words[from] = last
  }
  return lines

  function broken(word: string): string[] {
    const graphemes = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
    const parts: string[] = []
    let count = Math.ceil((graphemes.length * width) / widthOf(word))
    for (let from = 0; from < graphemes.length; from += count) {
      count = Math.max(1, fittingCount(graphemes, from, count, ''))
      parts.push(graphemes.slice(from, from + count).join(''))
    }
    return parts
  }

  /** How many pieces, starting at `from`, fit into a line; tries `guess` first. */
  function fittingCount(
    pieces: readonly string[],
    from: number,
    guess: number,
    separator: string,
  ): number {
    const fits = (count: number) =>
      widthOf(pieces.slice(from, from + count).join(separator)) <= width
    let count = Math.min(guess, pieces.length - from)
    if (!fits(count)) {
      do count--
      while (count > 0 && !fits(count))
      return count
    }
    while (from + count < pieces.length && fits(count + 1)) count++
    return count
  }
}
