/**
 * Whether an answer holds a text: the same words and figures one after the other, whatever their case.
 * Whole ones only: "year" is not in "years", "can" not in "can't", "47" not in "47.50" or "1,047",
 * "refundable" not in "non-refundable". Nothing else is made alike: "1 year" is in "a 1-year warranty",
 * and not in "one year".
 */
export function contains(answer: string, wanted: string): boolean {
  const said = wordsOf(answer)
  const looked = wordsOf(wanted)
  if (looked.length === 0) return false
  return said.some((_, at) => looked.every((word, next) => said[at + next] === word))
}

/** Letters and digits with what joins them inside; every other sign by itself. */
const word =
  /[\p{L}\p{M}\p{N}]+(?:(?:['-](?=[\p{L}\p{N}])|(?<=\p{N})[.,:/–](?=\p{N}))[\p{L}\p{M}\p{N}]+)*|\S/gu

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    // A figure and its unit are two words, however they are written.
    .replace(/(?<=\p{N})-(?=\p{L})/gu, ' ')
    .toLowerCase()
  return plain.match(word) ?? []
}
