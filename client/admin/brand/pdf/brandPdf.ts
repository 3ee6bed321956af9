/** Draws the guidelines in millimeters: a cover, then the chapters. */
import type { jsPDF } from 'jspdf'
import { defaultPaper } from '#shared/paper'
import { grays } from '../../../pdf/grays'
import { newPdf, type PdfFonts } from '../../../pdf/newPdf'
import type { Painter } from '../../../pdf/painter'
import { Pen } from '../../../pdf/pen'
import { sample } from '../tokens/typefaces'
import type { BrandDocument, Statement } from './brandDocument'
import { drawCards } from './drawCards'
import { drawCover } from './drawCover'
import { drawLogos } from './drawLogos'
import { drawPalette } from './drawPalette'
import { lineOf, looks, Sheet } from './sheet'

export function brandPdf(
  guide: BrandDocument,
  fonts: Required<PdfFonts>,
  painter: Painter,
  paper = defaultPaper,
): jsPDF {
  const pdf = newPdf(guide, fonts, paper)
  const sheet = new Sheet(pdf, new Pen(pdf, fonts, painter), guide.title)
  drawCover(sheet, guide)
  drawLogos(sheet, guide)
  drawPalette(sheet, guide)
  drawWeights(sheet, guide)
  drawStatements(sheet, 'Taglines & Slogans', guide.taglines, 'black')
  drawStatements(sheet, 'Mission & Vision', guide.statements, 'light')
  drawCards(sheet, guide.overview)
  sheet.feet()
  return pdf
}

const styles: Readonly<Record<number, 'light' | 'normal' | 'bold' | 'black'>> = {
  300: 'light',
  400: 'normal',
  700: 'bold',
  900: 'black',
}

function drawWeights(sheet: Sheet, { weights }: BrandDocument): void {
  const { page } = sheet.pen
  const height = 18
  sheet.begin('Typography', weights.length * height)
  for (const { weight, name, usage } of weights) {
    const y = sheet.take(height)
    sheet.pen.write(`Lato ${weight} ${name}`, page.left, y + 7, looks.name)
    sheet.pen.write(usage, page.left, y + 12, looks.small)
    sheet.pen.write(sample, page.left + 62, y + 11, {
      weight: styles[weight] ?? 'normal',
      size: 26,
    })
    sheet.pen.line(y + height - 1)
  }
}

function drawStatements(
  sheet: Sheet,
  title: string,
  statements: readonly Statement[],
  weight: 'black' | 'light',
): void {
  const { page } = sheet.pen
  const large = { weight, size: 20 } as const
  const heightOf = ({ statement, text }: Statement) =>
    lineOf(looks.name) +
    sheet.heightOf(statement, page.width, large) +
    sheet.heightOf(text, page.width, looks.text) +
    9
  const [first] = statements
  if (!first) return
  sheet.begin(title, heightOf(first))
  for (const one of statements) {
    let y = sheet.take(heightOf(one))
    y = sheet.lines(one.name, page.left, y, page.width, { ...looks.name, color: grays.text })
    y = sheet.lines(one.statement, page.left, y + 1, page.width, large)
    sheet.lines(one.text, page.left, y + 1, page.width, looks.text)
  }
}
