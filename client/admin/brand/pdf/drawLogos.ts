/** Logo Files: each on its background, then its clear space and minimum size. */
import { grays } from '../../../pdf/grays'
import { clearModules, markModules, smallest } from '../logo/logo'
import type { BrandDocument } from './brandDocument'
import { drawLogo, logoWidth } from './drawLogo'
import { looks, type Sheet } from './sheet'

const gap = 6
const ground = 44
/** Two columns. */
const widthOf = ({ pen: { page } }: Sheet) => (page.width - gap) / 2
const half = (sheet: Sheet, index: number) => sheet.pen.page.left + index * (widthOf(sheet) + gap)

export function drawLogos(sheet: Sheet, { logos, author: name }: BrandDocument): void {
  const { pdf, pen } = sheet
  const width = widthOf(sheet)
  sheet.begin('Logo Files', ground + 14)
  const y = sheet.take(ground + 14)
  for (const [index, logo] of logos.entries()) {
    const x = half(sheet, index)
    box(sheet, x, y, logo.isInverse ? '#000000' : '#ffffff')
    centered(sheet, { x, y, height: 11, name, color: logo.isInverse ? '#ffffff' : '#000000' })
    caption(sheet, x, y, logo.name, logo.text)
  }

  const below = sheet.take(ground + 18)
  const height = 11
  const clear = (height * clearModules) / markModules
  const [left, right] = [half(sheet, 0), half(sheet, 1)]
  box(sheet, left, below, grays.ground)
  const at = centered(sheet, { x: left, y: below, height, name, color: '#000000' })
  pdf.setDrawColor(grays.text).setLineWidth(0.15).setLineDashPattern([0.8, 0.8], 0)
  pdf.rect(at.x, at.y, at.width, height)
  pdf.rect(at.x - clear, at.y - clear, at.width + 2 * clear, height + 2 * clear)
  pdf.setLineDashPattern([], 0)
  caption(
    sheet,
    left,
    below,
    'Clear space',
    `${clearModules} modules on every side; a module is a seventh of the mark.`,
  )

  box(sheet, right, below, '#ffffff')
  const { logo, mark } = smallest
  const x = right + 10
  drawLogo(pen, { x, y: below + 10, height: logo.millimeters, name, color: '#000000' })
  pen.writeTo(
    `${logo.millimeters} mm, ${logo.pixels} px high`,
    right + width - 6,
    below + 14,
    looks.small,
  )
  pen.mark(x, below + 27, mark.millimeters)
  pen.writeTo(
    `${mark.millimeters} mm, ${mark.pixels} px`,
    right + width - 6,
    below + 30,
    looks.small,
  )
  caption(sheet, right, below, 'Minimum size', 'Below it, the ring and the square run together.')
}

function box(sheet: Sheet, x: number, y: number, color: string): void {
  sheet.pdf.setFillColor(color).setDrawColor(grays.hairline).setLineWidth(0.2)
  sheet.pdf.roundedRect(x, y, widthOf(sheet), ground, 3, 3, 'FD')
}

function centered(
  sheet: Sheet,
  logo: Parameters<typeof drawLogo>[1],
): { x: number; y: number; width: number } {
  const { pen } = sheet
  const wide = logoWidth(pen, logo)
  const at = { x: logo.x + (widthOf(sheet) - wide) / 2, y: logo.y + (ground - logo.height) / 2 }
  drawLogo(pen, { ...logo, ...at })
  return { ...at, width: wide }
}

function caption(sheet: Sheet, x: number, y: number, name: string, text: string): void {
  sheet.pen.write(name, x, y + ground + 6, looks.name)
  sheet.lines(text, x, y + ground + 8, widthOf(sheet), looks.small)
}
