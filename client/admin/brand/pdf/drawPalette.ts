/** Color Palette: the four colors, then every pair with its WCAG rating. */
import { grays } from '../../../pdf/grays'
import type { TextLook } from '../../../pdf/textLook'
import { ratioText, verdictsOf } from '../colors/contrast'
import type { BrandDocument } from './brandDocument'
import { looks, type Sheet } from './sheet'

const gap = 5
const swatch = 34
const rowHeight = 9
/** Width of a column of ratings. */
const columnWidth = 26

export function drawPalette(sheet: Sheet, { palette, pairs }: BrandDocument): void {
  const { pdf, pen } = sheet
  const { page } = pen
  const width = (page.width - (palette.length - 1) * gap) / palette.length
  const usages = palette.map(({ usage }) => sheet.heightOf(usage, width, looks.small))
  const height = swatch + 19 + Math.max(...usages)
  sheet.begin('Color Palette', height)
  const y = sheet.take(height)
  for (const [index, { name, hex, rgb, usage }] of palette.entries()) {
    const x = page.left + index * (width + gap)
    pdf.setFillColor(hex).setDrawColor(grays.hairline).setLineWidth(0.2)
    pdf.roundedRect(x, y, width, swatch, 3, 3, 'FD')
    pen.write(name, x, y + swatch + 6, looks.name)
    pen.writeLines([hex, rgb], x, y + swatch + 11, 4.2, looks.text)
    sheet.lines(usage, x, y + swatch + 17, width, looks.small)
  }

  sheet.y += 4
  const heads = sheet.take(7 + pairs.length * rowHeight)
  pen.write('Contrast', page.left, heads + 4, looks.name)
  columns(sheet, ['Ratio', 'Text', 'Large text', 'Icons, lines'], heads + 4, {
    ...looks.small,
    weight: 'bold',
  })
  pen.line(heads + 6.5, '#000000')
  for (const [index, { one, other, ratio }] of pairs.entries()) {
    const at = heads + 7 + index * rowHeight
    const { text, largeText, graphics } = verdictsOf(ratio)
    for (const [half, [ground, ink]] of [[one, other] as const, [other, one] as const].entries()) {
      pdf.setFillColor(ground.hex).setDrawColor(grays.hairline).setLineWidth(0.2)
      pdf.rect(page.left + half * 9, at + 1.5, 9, 6, 'FD')
      pdf.setFillColor(ink.hex).rect(page.left + half * 9 + 3, at + 3, 3, 3, 'F')
    }
    pen.write(`${one.name} and ${other.name}`, page.left + 21, at + 5.8, looks.text)
    columns(sheet, [ratioText(ratio), text, largeText, graphics], at + 5.8, looks.name)
    pen.line(at + rowHeight)
  }
}

/** Each cell is right-aligned in its column, counted from the right. */
function columns({ pen }: Sheet, cells: readonly string[], y: number, look: TextLook): void {
  for (const [index, cell] of cells.entries()) {
    pen.writeTo(cell, pen.page.right - (cells.length - 1 - index) * columnWidth, y, look)
  }
}
