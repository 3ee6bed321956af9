/**
 * Draws a QR code into a PDF as one filled shape, in the PDF's unit. `side` is without the quiet zone,
 * which the caller keeps white: `quietZone` modules of `side / code.size`.
 */
import type { jsPDF } from 'jspdf'
import { outlinesOf } from '../qr/outlines'
import type { QrCode } from '../qr/qrCode'

export function drawQr(pdf: jsPDF, code: QrCode, x: number, y: number, side: number): void {
  const module = side / code.size
  pdf.setFillColor('#000000')
  for (const [first, ...others] of outlinesOf(code)) {
    if (!first) continue
    pdf.moveTo(x + first.x * module, y + first.y * module)
    for (const corner of others) pdf.lineTo(x + corner.x * module, y + corner.y * module)
    pdf.close()
  }
  pdf.fill()
}
