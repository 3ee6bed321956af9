/** An empty page, A4 unless told otherwise, with the brand's font embedded, and what the file says of itself. */
import { jsPDF, type jsPDFOptions } from 'jspdf'

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

type Paper = Pick<jsPDFOptions, 'unit' | 'format' | 'orientation'>

export function newPdf(
  { title, author }: About,
  { regular, ...others }: PdfFonts,
  paper: Paper = { unit: 'mm', format: 'a4' },
): jsPDF {
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
