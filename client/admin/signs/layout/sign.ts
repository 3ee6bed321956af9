/**
 * The sign: a frame with the code, the text and the company's name; in the frame's foot the three
 * steps. Of the two arrangements, the one with the larger code and text is used.
 */
import { qrCode } from '../../../qr/qrCode'
import { type Arrangement, arrangements } from './arrangements'
import { box, type Shape } from './drawing'
import { bleed, frameOf } from './frame'
import type { SignText } from './signText'
import type { Size } from './size'
import type { Typeface } from './typeface'

export interface Sign {
  size: Size
  words: SignText
  shapes: Shape[]
  /** In inches: a module of the code, the code without quiet zone, the large line's capitals. */
  module: number
  codeSide: number
  capHeight: number
}

export function makeSign(words: SignText, size: Size, isInverse: boolean, face: Typeface): Sign {
  const { width, height } = size
  const [ink, paper] = isInverse ? (['white', 'black'] as const) : (['black', 'white'] as const)
  // Signs outdoors get dirty: a quarter of the code may be unreadable.
  const code = qrCode(words.coded, 'Q')
  const frame = frameOf(size)
  const [first, second] = arrangements({ words, size, code, frame, face, ink, paper })
  const best = worth(first) >= worth(second) ? first : second

  const ground = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }
  const { inset, line, radius } = frame
  const outer = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset }
  const inner = {
    x: inset + line,
    y: inset + line,
    width: outer.width - 2 * line,
    height: best.footTop - inset - line,
  }
  return {
    size,
    words,
    shapes: [
      box(ground, 0, paper),
      box(outer, radius, ink),
      box(inner, radius - line, paper),
      ...best.shapes,
    ],
    module: best.codeSide / code.size,
    codeSide: best.codeSide,
    capHeight: best.capHeight,
  }
}

/** Phones scan from less far than eyes read, so the code's size counts twice. */
function worth({ codeSide, capHeight }: Arrangement): number {
  return codeSide ** 2 * capHeight
}
