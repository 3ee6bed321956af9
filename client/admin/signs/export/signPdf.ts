/**
 * The sign as a PDF in exact size, with the trim, bleed and media boxes that print shops need,
 * black as a single ink, and real text in embedded Lato.
 */
import type { jsPDF } from 'jspdf'
import { company } from '#shared/company'
import { drawQr } from '../../../pdf/drawQr'
import { newPdf, type PdfFonts } from '../../../pdf/newPdf'
import type { Shape } from '../layout/drawing'
import { bleed } from '../layout/frame'
import type { Sign } from '../layout/sign'
import { sizeName } from '../layout/size'
import type { Typeface } from '../layout/typeface'
import { cropMarks, margin, markWidth, note, notePlace, noteSize, sheetSize } from './sheet'

const points = 72

interface PdfBox {
  bottomLeftX: number
  bottomLeftY: number
  topRightX: number
  topRightY: number
}

export function signPdf(sign: Sign, fonts: PdfFonts, face: Typeface): jsPDF {
  const sheet = sheetSize(sign.size)
  const pdf = newPdf(
    { title: `Sign ${sign.words.main}, ${sizeName(sign.size)}`, author: company.name },
    fonts,
    {
      unit: 'in',
      format: [sheet.width, sheet.height],
      orientation: sheet.width > sheet.height ? 'landscape' : 'portrait',
    },
  )
  const context: { trimBox: PdfBox; bleedBox: PdfBox } = pdf.getPageInfo(1).pageContext
  context.trimBox = boxWithin(sheet, margin)
  context.bleedBox = boxWithin(sheet, margin - bleed)

  for (const shape of sign.shapes) draw(pdf, shape, face)
  pdf.setDrawColor('#000000').setLineWidth(markWidth)
  for (const { from, to } of cropMarks(sign.size)) pdf.line(from.x, from.y, to.x, to.y)
  const { x, y } = notePlace(sign.size)
  pdf
    .setFont('Lato', 'bold')
    .setFontSize(noteSize * points)
    .setTextColor('#000000')
  pdf.text(note(sign.size), x, y)
  return pdf
}

/** A box `inset` inside the sheet on all sides, in PDF points from the bottom left. */
function boxWithin({ width, height }: { width: number; height: number }, inset: number): PdfBox {
  return {
    bottomLeftX: inset * points,
    bottomLeftY: inset * points,
    topRightX: (width - inset) * points,
    topRightY: (height - inset) * points,
  }
}

function draw(pdf: jsPDF, shape: Shape, face: Typeface): void {
  const x = margin + shape.x
  const y = margin + shape.y
  if (shape.kind === 'code') {
    drawQr(pdf, shape.code, x, y, shape.side)
    return
  }
  const color = shape.color === 'black' ? '#000000' : '#ffffff'
  if (shape.kind === 'box') {
    const { width, height, radius } = shape
    pdf.setFillColor(color).roundedRect(x, y, width, height, radius, radius, 'F')
    return
  }
  const { text, weight, size } = shape
  pdf
    .setFont('Lato', weight)
    .setFontSize(size * points)
    .setTextColor(color)
  // jsPDF doesn't kern, so each run is positioned separately.
  for (const run of face.runsOf(text, weight, size)) pdf.text(run.text, x + run.offset, y)
}
