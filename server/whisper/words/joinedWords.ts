/** Takes words apart that were typed without spaces: "howmuchisit". */

const mostPieces = 8
const longestPiece = 16
const shortestWord = 7

/** The fewest known words that make up the word; none of one or two letters beside few others. */
export function apart(word: string, isKnown: (piece: string) => boolean): string[] | undefined {
  if (word.length < shortestWord || word.length > 60) return undefined
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - longestPiece); start < end; start += 1) {
      const before = best[start]
      const piece = word.slice(start, end)
      if (before === undefined || before.length >= mostPieces || !isKnown(piece)) continue
      const shortest = best[end]?.length ?? mostPieces + 1
      if (before.length + 1 < shortest) best[end] = [...before, piece]
    }
  }
  const pieces = best[word.length]
  return pieces !== undefined && word.length / pieces.length >= 2.5 ? pieces : undefined
}
