/** Creates a PDF with an empty page, the brand's fonts and its metadata. */
import { jsPDF, type jsPDFOptions } from 'jspdf'
import type { Paper } from '#shared/paper'

/** Lato as TrueType, by weight. */
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

/** A sheet of any size, or a standard paper, which is drawn on in millimeters. */
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

/** Cached for the next PDF with the same fonts. */
const binaries = new WeakMap<Uint8Array, string>()

/** One character per byte, as jsPDF takes files; in chunks small enough for a call's arguments. */
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
