/**
 * Writes and draws on a PDF's pages, in millimeters from the top left. A line that Lato can set is
 * text; any other is a picture with invisible text over it, for search and copy.
 */
import type { jsPDF } from 'jspdf'
import { mark } from '#shared/brand/mark'
import { writeContent } from './content'
import { inDirectionOf } from './direction'
import { grays } from './grays'
import { HiddenText } from './hiddenText'
import type { PdfFonts } from './newPdf'
import type { Painter } from './painter'
import type { TextLook } from './textLook'
import { typefaceOf } from './typeface'
import { wrap } from './wrap'

/** On all four sides, in millimeters. */
const margin = 18
const black = '#000000'
const point = 25.4 / 72

export class Pen {
  /** The printable area, in millimeters; `height` is the paper's. */
  readonly page: { left: number; top: number; right: number; width: number; height: number }
  private readonly typefaces
  /** The style last set: reading a color takes jsPDF longer than writing a line. */
  private taken: TextLook | null = null
  private drawn = ''
  private hidden: HiddenText | null = null

  constructor(
    private readonly pdf: jsPDF,
    { regular, bold, black: heavy, light }: PdfFonts,
    private readonly painter: Painter,
  ) {
    const { pageSize } = pdf.internal
    const [width, height] = [rounded(pageSize.getWidth()), rounded(pageSize.getHeight())]
    const right = width - margin
    this.page = { left: margin, top: margin, right, width: right - margin, height }
    const normal = typefaceOf(regular)
    this.typefaces = {
      light: light ? typefaceOf(light) : normal,
      normal,
      bold: typefaceOf(bold),
      black: typefaceOf(heavy),
    }
  }

  /** Writes one line. */
  write(line: string, x: number, y: number, look: TextLook): void {
    const text = plain(line)
    if (text === '') return
    if (this.isDrawn(text, look)) this.draw(text, x, y, look)
    else {
      this.take(look)
      this.pdf.text(text, x, y)
    }
  }

  /** Right-aligned: `x` is where the text ends. */
  writeTo(line: string, x: number, y: number, look: TextLook): void {
    this.write(line, x - this.widthOf(line, look), y, look)
  }

  /** Writes lines from `linesOf`, one below the other. */
  writeLines(lines: readonly string[], x: number, y: number, height: number, look: TextLook): void {
    for (const [index, line] of lines.entries()) this.write(line, x, y + index * height, look)
  }

  widthOf(line: string, look: TextLook): number {
    const text = plain(line)
    return this.isDrawn(text, look)
      ? this.painter.widthOf(text, look)
      : this.typefaces[look.weight].widthOf(text) * look.size * point
  }

  linesOf(text: string, width: number, look: TextLook): string[] {
    const widthOf = (line: string) => this.widthOf(line, look)
    return text.split('\n').flatMap((written) => {
      const paragraph = plain(written)
      return wrap(paragraph, width, widthOf).map((line) => inDirectionOf(paragraph, line))
    })
  }

  line(y: number, color = grays.hairline): void {
    if (color !== this.drawn) this.pdf.setDrawColor(color).setLineWidth(0.2)
    this.drawn = color
    this.pdf.line(this.page.left, y, this.page.right, y)
  }

  mark(x: number, y: number, width: number, color = black): void {
    const unit = width / mark.size
    this.drawn = ''
    const square = (part: typeof mark.ring | typeof mark.square, style: 'S' | 'F') => {
      const [side, radius] = [part.width * unit, part.rx * unit]
      this.pdf.roundedRect(x + part.x * unit, y + part.y * unit, side, side, radius, radius, style)
    }
    this.pdf
      .setDrawColor(color)
      .setFillColor(color)
      .setLineWidth(mark.ring.strokeWidth * unit)
    square(mark.ring, 'S')
    square(mark.square, 'F')
  }

  private take(look: TextLook): void {
    if (look === this.taken) return
    const { weight, size, color = black } = look
    this.pdf.setFont('Lato', weight).setFontSize(size)
    if (!this.taken || color !== (this.taken.color ?? black)) this.pdf.setTextColor(color)
    this.taken = look
  }

  private isDrawn(text: string, { weight }: TextLook): boolean {
    return !this.typefaces[weight].has(text)
  }

  private draw(text: string, x: number, y: number, look: TextLook): void {
    const { pdf } = this
    const { picture, left, top, width, height } = this.painter.paint(text, look)
    this.hidden ??= new HiddenText(pdf)
    // HiddenText changes jsPDF's current font.
    this.taken = null
    const points = pdf.internal.scaleFactor
    const foot = pdf.internal.pageSize.getHeight()
    const matrix = [width, 0, 0, height, x + left, foot - y - top - height]
    const place = matrix.map((value) => (value * points).toFixed(2)).join(' ')
    const end = this.painter.widthOf(text, look) * points
    writeContent(pdf, `q ${place} cm ${picture} Q`)
    writeContent(
      pdf,
      `q ${this.hidden.write(text, x * points, (foot - y) * points, end, look.size)} Q`,
    )
  }
}

/**
 * A line as it is printed: accents composed with their letters, as fonts have them, and without
 * invisible characters.
 */
function plain(line: string): string {
  if (/^[ -~]*$/.test(line)) return line
  return line
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, '')
}

/** jsPDF converts from points, which would make A4 210.0015 mm wide. */
function rounded(millimeters: number): number {
  return Math.round(millimeters * 10) / 10
}
