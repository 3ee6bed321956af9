/** The sign's files and their names. jsPDF loads with the first PDF. */
import type { PdfFonts } from '../../../pdf/newPdf'
import type { Sign } from '../layout/sign'
import type { Typeface } from '../layout/typeface'
import { signSvg } from './signSvg'

export type Format = 'pdf' | 'svg'

export async function signFile(
  format: Format,
  sign: Sign,
  fonts: PdfFonts,
  face: Typeface,
): Promise<{ name: string; file: Blob }> {
  const name = fileName(sign, format)
  if (format === 'svg') {
    return { name, file: new Blob([signSvg(sign, face)], { type: 'image/svg+xml' }) }
  }
  const { signPdf } = await import('./signPdf')
  return { name, file: signPdf(sign, fonts, face).output('blob') }
}

/** sign-202-555-0142-12x18in.pdf */
function fileName({ words, size }: Sign, format: Format): string {
  const subject = words.main
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `sign-${subject}-${size.width}x${size.height}in.${format}`
}
