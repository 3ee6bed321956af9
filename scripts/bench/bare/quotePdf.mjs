// @ts-check
/** The bare quote: the same lines and fonts, drawn directly with jsPDF and without wrapping. */
import { jsPDF } from 'jspdf'

const ends = [192, 175, 150, 120]
const columns = ['Hours', 'MSRP', 'MSRP each', 'Quantity']

/**
 * @param {Record<'regular' | 'bold' | 'black', Uint8Array>} fonts
 * @param {readonly { name: string, about: string, msrp: number, tenths: number, quantity: number }[]} lines
 */
export function bareQuotePdf({ regular, bold, black }, lines) {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  for (const [style, bytes] of Object.entries({ normal: regular, bold, black })) {
    pdf.addFileToVFS(`${style}.ttf`, Buffer.from(bytes).toString('latin1'))
    pdf.addFont(`${style}.ttf`, 'Lato', style)
  }
  const heads = (/** @type {number} */ y) => {
    pdf.setFont('Lato', 'bold').setFontSize(8).text('Item', 18, y)
    for (const [index, name] of columns.entries()) {
      pdf.text(name, ends[index] ?? 0, y, { align: 'right' })
    }
    pdf.setDrawColor('#000000').line(18, y + 2, 192, y + 2)
    return y + 7
  }
  pdf.setFont('Lato', 'black').setFontSize(24).text('Visitor Access Quote', 18, 42)
  let y = heads(60)
  let once = 0
  for (const { name, about, msrp, tenths, quantity } of lines) {
    if (y + 11 > 270) {
      pdf.addPage()
      y = heads(30)
    }
    pdf.setFont('Lato', 'bold').setFontSize(10).setTextColor('#000000').text(name, 18, y)
    const figures = [tenths / 10, (msrp * quantity) / 100, msrp / 100, quantity]
    pdf.setFont('Lato', 'normal')
    for (const [index, figure] of figures.entries()) {
      const text = figure.toFixed([1, 2, 2, 0][index])
      pdf.text(text, ends[index] ?? 0, y, { align: 'right' })
    }
    pdf
      .setFontSize(8)
      .setTextColor('#4b5563')
      .text(about, 18, y + 4)
    pdf.setDrawColor('#e5e7eb').line(18, y + 6, 192, y + 6)
    once += msrp * quantity
    y += 11
  }
  pdf.setFont('Lato', 'bold').setFontSize(10).setTextColor('#000000').text('Total MSRP', 18, y)
  pdf.text((once / 100).toFixed(2), 192, y, { align: 'right' })
  const pages = pdf.getNumberOfPages()
  for (let number = 1; number <= pages; number++) {
    pdf.setPage(number).setFont('Lato', 'normal').setFontSize(8)
    pdf.text('This quote is valid for 30 days from November 21, 2026.', 18, 283)
    pdf.text(`Page ${number} of ${pages}`, 192, 283, { align: 'right' })
  }
  return pdf.output('arraybuffer')
}
