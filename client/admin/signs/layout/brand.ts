/** The mark and the company's name in one line. */
import { box, type Color, type Shape } from './drawing'
import type { Typeface } from './typeface'

const weight = 'black'
/** Relative to the line's height. */
const gap = 0.42
/** Size of the mark's drawing, as in client/ui/face/BrandMark.tsx. */
const units = 56

interface Brand {
  width: number
  at(x: number, y: number, ink: Color, paper: Color): Shape[]
}

export function brandLine(name: string, height: number, face: Typeface): Brand {
  // Capitals are two thirds of the mark's height, as in the logo.
  const size = (height * 0.66) / face.capHeight(weight, 1)
  const left = height * (1 + gap)
  return {
    width: left + face.widthOf(name, weight, size),
    at(x, y, ink, paper) {
      const square = (inset: number, radius: number, color: Color) => {
        const side = ((units - 2 * inset) / units) * height
        const from = (inset / units) * height
        const area = { x: x + from, y: y + from, width: side, height: side }
        return box(area, (radius / units) * height, color)
      }
      const base = y + (height + face.capHeight(weight, size)) / 2
      return [
        square(0, 10, ink),
        square(8, 2, paper),
        square(16, 3, ink),
        { kind: 'text', text: name, x: x + left, y: base, size, weight, color: ink },
      ]
    },
  }
}
