/** Right-to-left and mixed-direction text (Unicode Standard Annex 9). */
import bidiFactory from 'bidi-js'

const leftToRight = '\u200e'
const rightToLeft = '\u200f'
/** Characters that may run right to left: Hebrew to Arabic, historic scripts, direction marks. */
const mayRunLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ud802\ud803\ud83a\ud83b\ufb1d-\ufdff\ufe70-\ufefc]/

let known: ReturnType<typeof bidiFactory> | null = null

function bidi() {
  known ??= bidiFactory()
  return known
}

/** Decided by the first letter with a direction, or by a direction mark before it. */
export function isRightToLeft(paragraph: string): boolean {
  if (!mayRunLeft.test(paragraph)) return false
  return bidi().getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1
}

/** A line of the paragraph, marked if by itself it would run the other way. */
export function inDirectionOf(paragraph: string, line: string): string {
  const direction = isRightToLeft(paragraph)
  if (isRightToLeft(line) === direction) return line
  return (direction ? rightToLeft : leftToRight) + line
}

/** Characters in visual order, from left to right. */
export function asSeen(line: string): string[] {
  if (!mayRunLeft.test(line)) return [...line]
  const embedding = bidi().getEmbeddingLevels(line)
  const mirrored = bidi().getMirroredCharactersMap(line, embedding.levels)
  return bidi()
    .getReorderedIndices(line, embedding)
    .flatMap((at) => mirrored.get(at) ?? characterAt(line, at))
}

/** Empty for the second half of a surrogate pair, which its first half already covers. */
function characterAt(line: string, at: number): string[] {
  const isSecondHalf = at > 0 && (line.codePointAt(at - 1) ?? 0) > 0xffff
  return isSecondHalf ? [] : [String.fromCodePoint(line.codePointAt(at) ?? 0)]
}
