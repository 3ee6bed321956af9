/**
 * Draws a QR code into a PDF as one filled shape, in the PDF's unit. `side` excludes the quiet
 * zone, which the caller keeps white: `quietZone` modules of `side / code.size`. Coordinates are in
 * modules: whole numbers take a third of the bytes that measures take.
 */
import type { jsPDF } from 'jspdf'
import { outlinesOf } from '../qr/outlines'
import type { QrCode } from '../qr/qrCode'
import { writeContent } from './content'

export function drawQr(pdf: jsPDF, code: QrCode, x: number, y: number, side: number): void {
  const { scaleFactor, pageSize } = pdf.internal
  const module = (side / code.size) * scaleFactor
  const top = (pageSize.getHeight() - y) * scaleFactor
  const paths = outlinesOf(code).map((corners) => {
    const [first, ...others] = corners.map(({ x, y }) => `${x} ${y}`)
    return `${first} m ${others.join(' l ')} l h`
  })
  const place = [module, 0, 0, -module, x * scaleFactor, top].map((one) => one.toFixed(4)).join(' ')
  writeContent(pdf, `q 0 g ${place} cm ${paths.join(' ')} f Q`)
}
