/** The sign's text beside or below the code: lead, large line or lines, small line. */
import { linesOf } from './breaks'
import type { Color, Shape } from './drawing'
import type { SignText } from './signText'
import type { Typeface, Weight } from './typeface'

interface Line {
  text: string
  weight: Weight
  size: number
  /** From the block's top to the baseline. */
  base: number
}
interface Lines {
  height: number
  /** Height of the large line's capitals and digits. */
  capHeight: number
  at(x: number, y: number, color: Color): Shape[]
}

interface Room {
  width: number
  /** Height available for the large lines. */
  height: number
  /** Minimum size of the lead; a wider large line may enlarge it. */
  lead: number
  most: number
  align: 'left' | 'center'
}

export function signLines(words: SignText, room: Room, face: Typeface): Lines {
  const { width, height, align } = room
  const isNumber = /^\+?[\d ]+$/.test(words.main)
  const main = largest(words.main, isNumber ? 1 : room.most, isNumber ? 'black' : 'bold')
  const capHeight = face.capHeight(main.weight, main.size)
  const lead = fitted(words.lead, 'bold', Math.max(main.size * 0.56, room.lead))
  const lines: Line[] = []
  let y = 0
  function add(text: string, weight: Weight, size: number, space: number) {
    y += space + face.capHeight(weight, size)
    lines.push({ text, weight, size, base: y })
  }
  add(words.lead, 'bold', lead, 0)
  for (const [index, text] of main.lines.entries()) {
    add(
      text,
      main.weight,
      main.size,
      index === 0 ? 0.42 * Math.max(lead, main.size) : main.size * 0.5,
    )
  }
  if (words.small) {
    add(words.small, 'bold', fitted(words.small, 'bold', main.size * 0.36), main.size * 0.32)
  }
  // Addresses have descenders.
  if (words.small || !isNumber) y += 0.2 * (lines.at(-1)?.size ?? 0)

  return {
    height: y,
    capHeight,
    at: (x, top, color) =>
      lines.map(({ text, weight, size, base }) => {
        const spare = align === 'left' ? 0 : (width - face.widthOf(text, weight, size)) / 2
        return { kind: 'text', text, x: x + spare, y: top + base, size, weight, color }
      }),
  }

  function fitted(text: string, weight: Weight, wanted: number): number {
    return Math.min(wanted, width / face.widthOf(text, weight, 1))
  }

  /** The line breaks that allow the largest type. */
  function largest(text: string, most: number, weight: Weight) {
    return linesOf(text, most)
      .map((lines) => {
        const widest = Math.max(...lines.map((line) => face.widthOf(line, weight, 1)))
        const tall = face.capHeight(weight, 1) + (lines.length - 1) * 1.22
        return { lines, weight, size: Math.min(width / widest, height / tall) }
      })
      .reduce((best, one) => (one.size > best.size ? one : best))
  }
}
