/** What a sign is made of, in inches from the top left of the trimmed sign; drawn in this order. */
import type { QrCode } from '../../../qr/qrCode'
import type { Weight } from './typeface'

export type Colour = 'black' | 'white'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export type Shape =
  | ({ kind: 'box'; radius: number; colour: Colour } & Box)
  /** `y` is the base line. */
  | {
      kind: 'text'
      text: string
      x: number
      y: number
      size: number
      weight: Weight
      colour: Colour
    }
  /** Always black; `side` is without the quiet zone. */
  | { kind: 'code'; code: QrCode; x: number; y: number; side: number }

export function box(area: Box, radius: number, colour: Colour): Shape {
  return { kind: 'box', ...area, radius, colour }
}
