/** A sign's shapes in drawing order, in inches from the top left of the trimmed sign. */
import type { QrCode } from '../../../qr/qrCode'
import type { Weight } from './typeface'

export type Color = 'black' | 'white'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export type Shape =
  | ({ kind: 'box'; radius: number; color: Color } & Box)
  /** `y` is the baseline. */
  | {
      kind: 'text'
      text: string
      x: number
      y: number
      size: number
      weight: Weight
      color: Color
    }
  /** Always black; `side` excludes the quiet zone. */
  | { kind: 'code'; code: QrCode; x: number; y: number; side: number }

export function box(area: Box, radius: number, color: Color): Shape {
  return { kind: 'box', ...area, radius, color }
}
