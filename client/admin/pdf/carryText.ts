/**
 * Lets a picture in a PDF stand for its text: readers that search, copy or read aloud take the text
 * (ISO 32000, ActualText). An invisible space is there for those that want a character to replace.
 */
import type { jsPDF } from 'jspdf'

export function carryText(
  pdf: jsPDF,
  text: string,
  x: number,
  y: number,
  drawPicture: () => void,
): void {
  const write = contentOf(pdf)
  write(`/Span <</ActualText <${utf16(text)}>>> BDC`)
  drawPicture()
  pdf.setFont('Lato', 'normal').text(' ', x, y, { renderingMode: 'invisible' })
  write('EMC')
}

/** What writes straight into the page; jsPDF's types leave it out. */
function contentOf(pdf: jsPDF): (operators: string) => void {
  const { write } = pdf.internal as unknown as { write: (operators: string) => void }
  return write
}

/** With the mark that it is UTF-16, in hexadecimal. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('')
}
