/** The two ways to arrange a sign: the code above the words, and the code beside them. */
import { type QrCode, quietZone } from '../qr/qrCode'
import { brandLine } from './brand'
import { box, type Colour, type Shape } from './drawing'
import type { Frame } from './frame'
import { signLines } from './lines'
import type { Size } from './size'
import { type StepsWay, stepsOf } from './steps'
import type { Typeface } from './typeface'
import type { SignWords } from './words'

interface Parts {
  words: SignWords
  size: Size
  code: QrCode
  frame: Frame
  face: Typeface
  ink: Colour
  paper: Colour
}

export interface Arrangement {
  shapes: Shape[]
  codeSide: number
  letters: number
  /** Where the frame's foot begins. */
  footTop: number
}

export function arrangements(parts: Parts): [Arrangement, Arrangement] {
  return [above(parts), beside(parts)]
}

function above(parts: Parts): Arrangement {
  const { words, size, code, frame, face, ink, paper } = parts
  const isTall = size.height > 1.7 * size.width
  const { area, foot } = inside(parts, isTall ? 'rows' : 'above')
  const mark = Math.min(0.052 * size.height, 0.085 * size.width)
  const brand = brandLine(words.brand, mark, face)
  const room = { width: area.width, height: area.height * 0.12, most: 2, align: 'centre' } as const
  const lines = signLines(words, room, face)

  const air = airOf(parts)
  const left = area.height - mark - lines.height - 2 * air
  const side = Math.min(left, area.width + 2 * (frame.padding - air))
  const spare = (left - side) / 4
  const markTop = area.y + spare
  const codeTop = markTop + mark + air + spare
  const centre = area.x + area.width / 2
  return {
    shapes: [
      ...brand.at(centre - brand.width / 2, markTop, ink, paper),
      ...panel(code, centre - side / 2, codeTop, side),
      ...lines.at(area.x, codeTop + side + air + spare, ink),
      ...foot.shapes,
    ],
    codeSide: withoutQuiet(code, side),
    letters: lines.letters,
    footTop: foot.top,
  }
}

function beside(parts: Parts): Arrangement {
  const { words, size, code, frame, face, ink, paper } = parts
  const { area, foot } = inside(parts, 'beside')
  const air = airOf(parts)
  const side = Math.min(area.height + 2 * (frame.padding - air), area.width * 0.55)
  const quiet = (side - withoutQuiet(code, side)) / 2
  // What is seen of the code begins at the padding; its quiet zone may reach into it.
  const codeLeft = area.x - (frame.padding - air)
  const codeTop = area.y + (area.height - side) / 2
  const x = codeLeft + side + air
  const width = area.x + area.width - x
  const mark = Math.min(0.09 * size.height, 0.13 * width)
  const brand = brandLine(words.brand, mark, face)
  const room = { width, height: area.height * 0.34, most: 3, align: 'left' } as const
  const lines = signLines(words, room, face)
  return {
    shapes: [
      ...panel(code, codeLeft, codeTop, side),
      ...brand.at(x, codeTop + quiet, ink, paper),
      ...lines.at(x, codeTop + side - quiet - lines.height, ink),
      ...foot.shapes,
    ],
    codeSide: withoutQuiet(code, side),
    letters: lines.letters,
    footTop: foot.top,
  }
}

/** The area inside frame and padding, above the foot with the steps. */
function inside({ words, size, frame, face, ink, paper }: Parts, way: StepsWay) {
  const { inset, line, padding } = frame
  const edge = inset + line + padding
  const width = size.width - 2 * edge
  const steps = stepsOf(words.steps, way, width, (way === 'rows' ? 0.04 : 0.06) * size.height, face)
  const space = padding * 0.9
  const stepsTop = size.height - inset - space - steps.height
  const top = stepsTop - space
  return {
    area: { x: edge, y: edge, width, height: top - edge - padding },
    foot: { top, shapes: steps.at({ x: edge, y: stepsTop }, ink, paper) },
  }
}

/** Between the code's quiet zone and what stands next to it; on white the quiet zone is air enough. */
function airOf({ frame, paper }: Parts): number {
  return paper === 'white' ? 0 : frame.padding
}

/** `side` is with the quiet zone, which is white on every ground. */
function panel(code: QrCode, x: number, y: number, side: number): Shape[] {
  const codeSide = withoutQuiet(code, side)
  const quiet = (side - codeSide) / 2
  return [
    box({ x, y, width: side, height: side }, quiet / 2, 'white'),
    { kind: 'code', code, x: x + quiet, y: y + quiet, side: codeSide },
  ]
}

function withoutQuiet(code: QrCode, side: number): number {
  return (side * code.size) / (code.size + 2 * quietZone)
}
