/** The two arrangements of a sign: the code above the text, or beside it. */
import { type QrCode, quietZone } from '../../../qr/qrCode'
import { brandLine } from './brand'
import { box, type Color, type Shape } from './drawing'
import type { Frame } from './frame'
import { signLines } from './lines'
import type { SignText } from './signText'
import type { Size } from './size'
import { type StepsWay, stepsOf } from './steps'
import type { Typeface } from './typeface'

interface Parts {
  words: SignText
  size: Size
  code: QrCode
  frame: Frame
  face: Typeface
  ink: Color
  paper: Color
}

export interface Arrangement {
  shapes: Shape[]
  codeSide: number
  capHeight: number
  /** Top of the frame's foot. */
  footTop: number
}

export function arrangements(parts: Parts): [Arrangement, Arrangement] {
  return [above(parts), beside(parts)]
}

function above(parts: Parts): Arrangement {
  const { words, size, code, frame, face, ink, paper } = parts
  const shape = size.height / size.width
  const { area, foot } = inside(parts, shape > 1.7 ? 'rows' : shape > 1.15 ? 'above' : 'beside')
  const mark = Math.min(0.052 * size.height, 0.085 * size.width)
  const brand = brandLine(words.brand, mark, face)
  const room = {
    width: area.width,
    height: area.height * 0.105,
    lead: area.height * 0.044,
    most: 3,
    align: 'center',
  } as const
  const lines = signLines(words, room, face)

  const air = airOf(parts)
  const left = area.height - mark - lines.height - 2 * air
  const side = Math.min(left, area.width + 2 * (frame.padding - air))
  const spare = (left - side) / 4
  const markTop = area.y + spare
  const codeTop = markTop + mark + air + spare
  const center = area.x + area.width / 2
  return {
    shapes: [
      ...brand.at(center - brand.width / 2, markTop, ink, paper),
      ...panel(code, center - side / 2, codeTop, side),
      ...lines.at(area.x, codeTop + side + air + spare, ink),
      ...foot.shapes,
    ],
    codeSide: withoutQuiet(code, side),
    capHeight: lines.capHeight,
    footTop: foot.top,
  }
}

function beside(parts: Parts): Arrangement {
  const { words, size, code, frame, face, ink, paper } = parts
  const { area, foot } = inside(parts, 'beside')
  const air = airOf(parts)
  const side = Math.min(area.height + 2 * (frame.padding - air), area.width * 0.55)
  const quiet = (side - withoutQuiet(code, side)) / 2
  // The visible code starts at the padding; its quiet zone may extend into it.
  const codeLeft = area.x - (frame.padding - air)
  const codeTop = area.y + (area.height - side) / 2
  const x = codeLeft + side + (air > 0 ? frame.padding : 0)
  const width = area.x + area.width - x
  const mark = Math.min(0.09 * size.height, 0.13 * width)
  const brand = brandLine(words.brand, mark, face)
  const room = {
    width,
    height: area.height * 0.24,
    lead: area.height * 0.065,
    most: 3,
    align: 'left',
  } as const
  const lines = signLines(words, room, face)
  // From the code's top to its bottom edge, or more if the text needs it.
  const column = Math.max(side - 2 * quiet, mark * 1.8 + lines.height)
  const top = area.y + (area.height - column) / 2
  return {
    shapes: [
      ...panel(code, codeLeft, codeTop, side),
      ...brand.at(x, top, ink, paper),
      ...lines.at(x, top + column - lines.height, ink),
      ...foot.shapes,
    ],
    codeSide: withoutQuiet(code, side),
    capHeight: lines.capHeight,
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

/** Space between the quiet zone and its neighbor; on white, the quiet zone is enough. */
function airOf({ frame, paper }: Parts): number {
  return paper === 'white' ? 0 : 0.6 * frame.padding
}

/** `side` includes the quiet zone, which is white on any background. */
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
