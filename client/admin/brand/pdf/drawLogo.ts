/** The logo as in scripts/build/logos.mjs: 56 units high, the name from x = 77 on baseline 40. */
import type { Pen } from '../../../pdf/pen'

interface Logo {
  x: number
  y: number
  /** In millimeters. */
  height: number
  name: string
  color: string
}

const pointsPerMillimeter = 72 / 25.4

export function drawLogo(pen: Pen, { x, y, height, name, color }: Logo): void {
  const unit = height / 56
  pen.mark(x, y, height, color)
  pen.write(name, x + 77 * unit, y + 40 * unit, {
    weight: 'black',
    size: 35 * unit * pointsPerMillimeter,
    color,
  })
}

/** In millimeters. */
export function logoWidth(pen: Pen, { name, height }: Pick<Logo, 'name' | 'height'>): number {
  const unit = height / 56
  const look = { weight: 'black', size: 35 * unit * pointsPerMillimeter } as const
  return 77 * unit + pen.widthOf(name, look)
}
