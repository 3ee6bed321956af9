/** An empty page with the brand's font embedded, and what the file says of itself. */
import { jsPDF, type jsPDFOptions } from 'jspdf'
import type { Paper } from '#shared/paper'

/** Lato in TrueType, by weight. */
export interface PdfFonts {
  regular: Uint8Array
  bold: Uint8Array
  black: Uint8Array
  light?: Uint8Array
}

const pieceLength = 8_192

interface About {
  title: string
  author: string
}

/** A sheet of any size, or paper of the office, which is drawn on in millimetres. */
type Format = Pick<jsPDFOptions, 'unit' | 'format' | 'orientation'> | Paper

export function newPdf(
  { title, author }: About,
  { regular, ...others }: PdfFonts,
  format: Format,
): jsPDF {
  const paper = typeof format === 'string' ? { unit: 'mm' as const, format } : format
  const pdf = new jsPDF({ ...paper, compress: true, putOnlyUsedFonts: true })
  for (const [style, bytes] of Object.entries({ normal: regular, ...others })) {
    pdf.addFileToVFS(`${style}.ttf`, binary(bytes))
    pdf.addFont(`${style}.ttf`, 'Lato', style)
  }
  pdf.setProperties({ title, author, creator: author })
  pdf.setLanguage('en-US')
  return pdf
}

/** For the next PDF with the same fonts. */
const binaries = new WeakMap<Uint8Array, string>()

/** A letter for each byte, the way jsPDF takes files; in pieces that a call takes as its arguments. */
function binary(bytes: Uint8Array): string {
  const known = binaries.get(bytes)
  if (known !== undefined) return known
  let letters = ''
  for (let at = 0; at < bytes.length; at += pieceLength) {
    letters += Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + pieceLength))
  }
  binaries.set(bytes, letters)
  return letters
}
