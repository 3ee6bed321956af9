/**
 * The sheet that the sign is printed on, in inches from its top left: the bleed around the sign,
 * crop marks clear of it, and a line with the measures for the print shop.
 */
import { bleed } from '../layout/frame'
import { type Size, sizeName } from '../layout/size'

/** From the sheet's edge to the trimmed sign. */
export const margin = 0.5
/** Distance of the crop marks from the trimmed sign. */
const clear = 0.1875
const length = 0.25
/** Half a point, in inches: every printer renders it. */
export const markWidth = 0.5 / 72
export const noteSize = 7 / 72

interface Mark {
  from: { x: number; y: number }
  to: { x: number; y: number }
}

export function sheetSize({ width, height }: Size): Size {
  return { width: width + 2 * margin, height: height + 2 * margin }
}

/** Two at each corner, in line with the edges. */
export function cropMarks({ width, height }: Size): Mark[] {
  const near = margin - clear
  const far = near - length
  const sheet = sheetSize({ width, height })
  const xs = [margin, margin + width]
  const ys = [margin, margin + height]
  return [
    ...xs.flatMap((x) => [
      { from: { x, y: far }, to: { x, y: near } },
      { from: { x, y: sheet.height - near }, to: { x, y: sheet.height - far } },
    ]),
    ...ys.flatMap((y) => [
      { from: { x: far, y }, to: { x: near, y } },
      { from: { x: sheet.width - near, y }, to: { x: sheet.width - far, y } },
    ]),
  ]
}

/** Start of the note's baseline: below the bleed, between the crop marks. */
export function notePlace({ height }: Size): { x: number; y: number } {
  return { x: margin + 0.125, y: margin + height + bleed + 0.2 }
}

export function note(size: Size): string {
  return `Trim ${sizeName(size)}, bleed ${bleed} in`
}
