/** The three steps in the sign's foot: a numbered square and text each, light on dark. */
import { type Box, box, type Color, type Shape } from './drawing'
import type { Typeface } from './typeface'

export type StepsWay = 'beside' | 'above' | 'rows'

/** In ems of the steps' type. */
const square = 1.5
const gap = 0.5
const between = 1.1
const weight = 'bold'

interface Steps {
  height: number
  at(area: Pick<Box, 'x' | 'y'>, ink: Color, paper: Color): Shape[]
}

/** Fills `width`; the type is at most `largest`. */
export function stepsOf(
  steps: readonly string[],
  way: StepsWay,
  width: number,
  largest: number,
  face: Typeface,
): Steps {
  const widths = steps.map((step) => face.widthOf(step, weight, 1))
  const widest = Math.max(...widths)
  const count = steps.length
  const cap = face.capHeight(weight, 1)
  const needed = {
    beside: widths.reduce((sum, one) => sum + square + gap + one, (count - 1) * between),
    above: count * widest + (count - 1) * between * 0.5,
    rows: square + gap + widest,
  }[way]
  const size = Math.min(largest, width / needed)
  const rowHeight = square * 1.35
  const height = {
    beside: square,
    above: square + gap + cap,
    rows: (count - 1) * rowHeight + square,
  }[way]

  /** Positions of squares and text, in ems from the top left. */
  function places(): { square: [number, number]; words: [number, number] }[] {
    const all = width / size
    const middle = square / 2 + cap / 2
    if (way === 'rows') {
      const left = (all - needed) / 2
      return steps.map((_, index) => ({
        square: [left, index * rowHeight],
        words: [left + square + gap, index * rowHeight + middle],
      }))
    }
    if (way === 'above') {
      return widths.map((own, index) => {
        const center = (all / count) * (index + 0.5)
        return { square: [center - square / 2, 0], words: [center - own / 2, square + gap + cap] }
      })
    }
    const spare = (all - needed) / (count - 1) + between
    let x = 0
    return widths.map((own) => {
      const left = x
      x += square + gap + own + spare
      return { square: [left, 0], words: [left + square + gap, middle] }
    })
  }

  return {
    height: height * size,
    at: ({ x, y }, ink, paper) =>
      places().flatMap((place, index) => {
        const figure = String(index + 1)
        const at = { x: x + place.square[0] * size, y: y + place.square[1] * size }
        const side = square * size
        return [
          box({ ...at, width: side, height: side }, side * 0.16, paper),
          {
            kind: 'text',
            text: figure,
            x: at.x + (side - face.widthOf(figure, 'black', size)) / 2,
            y: at.y + (side + face.capHeight('black', size)) / 2,
            size,
            weight: 'black',
            color: ink,
          },
          {
            kind: 'text',
            text: steps[index] ?? '',
            x: x + place.words[0] * size,
            y: y + place.words[1] * size,
            size,
            weight,
            color: paper,
          },
        ] satisfies Shape[]
      }),
  }
}
