/** The first page's head: a black field with the logo, the title and the tagline. */
import type { BrandDocument } from './brandDocument'
import { drawLogo } from './drawLogo'
import { lineOf, type Sheet } from './sheet'

const height = 84
const inset = 12
const taglineLook = { weight: 'black', size: 36, color: '#ffffff' } as const

export function drawCover(sheet: Sheet, { author, tagline }: BrandDocument): void {
  const { page } = sheet.pen
  const y = sheet.take(height + 8)
  sheet.pdf.setFillColor('#000000').roundedRect(page.left, y, page.width, height, 4, 4, 'F')
  drawLogo(sheet.pen, {
    x: page.left + inset,
    y: y + inset,
    height: 9,
    name: author,
    color: '#ffffff',
  })
  sheet.pen.writeTo('Brand Guidelines', page.right - inset, y + inset + 6.4, {
    weight: 'normal',
    size: 12,
    color: '#ffffff',
  })
  // Long taglines get smaller type, to stay inside the field.
  const look = [36, 30, 24, 20]
    .map((size) => ({ ...taglineLook, size }))
    .find((one) => sheet.heightOf(tagline, page.width - 2 * inset, one) < height - 36)
  const fitting = look ?? { ...taglineLook, size: 16 }
  const lines = sheet.pen.linesOf(tagline, page.width - 2 * inset, fitting)
  const lineHeight = lineOf(fitting) * 0.8
  for (const [index, line] of lines.entries()) {
    const baseline = y + height - inset - (lines.length - 1 - index) * lineHeight
    sheet.pen.write(line, page.left + inset, baseline, fitting)
  }
}
