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

/**
 * Decided by the first letter with a direction, or by a direction mark before it. What is isolated
 * doesn't count (rules P2 and P3).
 */
export function isRightToLeft(paragraph: string): boolean {
  if (!mayRunLeft.test(paragraph)) return false
  let isolates = 0
  for (let at = 0; at < paragraph.length; at++) {
    const type = bidi().getBidiCharTypeName(paragraph.charAt(at))
    if (type === 'LRI' || type === 'RLI' || type === 'FSI') isolates++
    else if (type === 'PDI') isolates = Math.max(0, isolates - 1)
    else if (isolates === 0 && (type === 'R' || type === 'AL')) return true
    else if (type === 'B' || (isolates === 0 && type === 'L')) return false
  }
  return false
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
