/** The icon in the middle of a sign's code: the company's mark in black or in white, or an image of one's own. */
import { clearingOf } from '../../../qr/clearing'
import type { QrCode } from '../../../qr/qrCode'
import { markAt } from './brand'
import { type Box, box, type Shape } from './drawing'

/** A PNG as a data URL, and its sides in pixels. */
export interface IconImage {
  data: string
  width: number
  height: number
}

export type Icon = 'black' | 'white' | IconImage

/** Between the icon and the modules around it, in modules. */
const air = 0.5
/** Of the white mark's ground: how far the mark stands from its edge, and how round its corners are, in sides. */
const [inset, roundness] = [0.16, 0.14]

/** In a code that is cleared for it; `x`, `y` and `side` are the code's, without the quiet zone. */
export function iconIn(code: QrCode, icon: Icon, { x, y, side }: Omit<CodePlace, 'code'>): Shape[] {
  const module = side / code.size
  const { from, side: modules } = clearingOf(code)
  const field: Box = {
    x: x + (from + air) * module,
    y: y + (from + air) * module,
    width: (modules - 2 * air) * module,
    height: (modules - 2 * air) * module,
  }
  if (icon === 'black') return markAt(field.x, field.y, field.width, 'black', 'white')
  if (icon === 'white') {
    const edge = field.width * inset
    const mark = field.width - 2 * edge
    return [
      box(field, field.width * roundness, 'black'),
      ...markAt(field.x + edge, field.y + edge, mark, 'white', 'black'),
    ]
  }
  return [{ kind: 'image', data: icon.data, ...contained(icon, field) }]
}

interface CodePlace {
  x: number
  y: number
  side: number
}

/** As large as it fits, in the middle, undistorted. */
export function contained({ width, height }: Pick<IconImage, 'width' | 'height'>, field: Box): Box {
  const scale = Math.min(field.width / width, field.height / height)
  const [w, h] = [width * scale, height * scale]
  return {
    x: field.x + (field.width - w) / 2,
    y: field.y + (field.height - h) / 2,
    width: w,
    height: h,
  }
}
