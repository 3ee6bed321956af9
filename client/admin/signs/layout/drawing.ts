/** A sign's shapes in drawing order, in inches from the top left of the trimmed sign. */
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
  /** `y` is the baseline. */
  | {
      kind: 'text'
      text: string
      x: number
      y: number
      size: number
      weight: Weight
      colour: Colour
    }
  /** Always black; `side` excludes the quiet zone. */
  | { kind: 'code'; code: QrCode; x: number; y: number; side: number }

export function box(area: Box, radius: number, colour: Colour): Shape {
  return { kind: 'box', ...area, radius, colour }
}
