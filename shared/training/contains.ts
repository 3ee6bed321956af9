/**
 * Whether an answer contains a text: the same words and figures in sequence, ignoring case. Only
 * whole ones match: "year" isn't in "years", "can" not in "can't", "47" not in "47.50" or "1,047",
 * "refundable" not in "non-refundable". Nothing else is normalized: "1 year" is in "a 1-year
 * warranty" but not in "one year".
 */
export function contains(answer: string, wanted: string): boolean {
  const said = wordsOf(answer)
  const looked = wordsOf(wanted)
  if (looked.length === 0) return false
  return said.some((_, index) => looked.every((word, next) => said[index + next] === word))
}

/** Letters and digits with inner joiners; every other character is a word of its own. */
const word =
  /[\p{L}\p{M}\p{N}]+(?:(?:['-](?=[\p{L}\p{N}])|(?<=\p{N})[.,:/–](?=\p{N}))[\p{L}\p{M}\p{N}]+)*|\S/gu

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    // A figure and its unit are two words, even if joined by a hyphen.
    .replace(/(?<=\p{N})-(?=\p{L})/gu, ' ')
    .toLowerCase()
  return plain.match(word) ?? []
}
