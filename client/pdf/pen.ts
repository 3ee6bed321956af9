/**
 * Writes and draws on the pages of a PDF. Millimetres from the top left. What Lato has letters for is
 * text; a line with anything else is a picture, with its text over it for those who search or copy.
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

/** On every side, in millimetres. */
const margin = 18
const black = '#000000'
const point = 25.4 / 72

export class Pen {
  /** What may be drawn on, in millimetres; `height` is the paper's. */
  readonly page: { left: number; top: number; right: number; width: number; height: number }
  private readonly typefaces
  /** What text and lines were last made with: reading a colour takes jsPDF longer than a line. */
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

  /** One line. */
  write(line: string, x: number, y: number, look: TextLook): void {
    const text = plain(line)
    if (text === '') return
    if (this.isDrawn(text, look)) this.draw(text, x, y, look)
    else {
      this.take(look)
      this.pdf.text(text, x, y)
    }
  }

  /** `x` is where the text ends. */
  writeTo(line: string, x: number, y: number, look: TextLook): void {
    this.write(line, x - this.widthOf(line, look), y, look)
  }

  /** Lines as `linesOf` gives them, one under the other. */
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

  line(y: number, colour = grays.hairline): void {
    if (colour !== this.drawn) this.pdf.setDrawColor(colour).setLineWidth(0.2)
    this.drawn = colour
    this.pdf.line(this.page.left, y, this.page.right, y)
  }

  mark(x: number, y: number, width: number, colour = black): void {
    const unit = width / mark.size
    this.drawn = ''
    const square = (part: typeof mark.ring | typeof mark.square, style: 'S' | 'F') => {
      const [side, radius] = [part.width * unit, part.rx * unit]
      this.pdf.roundedRect(x + part.x * unit, y + part.y * unit, side, side, radius, radius, style)
    }
    this.pdf
      .setDrawColor(colour)
      .setFillColor(colour)
      .setLineWidth(mark.ring.strokeWidth * unit)
    square(mark.ring, 'S')
    square(mark.square, 'F')
  }

  private take(look: TextLook): void {
    if (look === this.taken) return
    const { weight, size, colour = black } = look
    this.pdf.setFont('Lato', weight).setFontSize(size)
    if (!this.taken || colour !== (this.taken.colour ?? black)) this.pdf.setTextColor(colour)
    this.taken = look
  }

  private isDrawn(text: string, { weight }: TextLook): boolean {
    return !this.typefaces[weight].has(text)
  }

  private draw(text: string, x: number, y: number, look: TextLook): void {
    const { pdf } = this
    const { picture, left, top, width, height } = this.painter.paint(text, look)
    this.hidden ??= new HiddenText(pdf)
    // It changes the font that jsPDF knows of.
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
 * A line as it is printed: accents joined with their letters, as fonts have them, and nothing in it
 * that stands for no character.
 */
function plain(line: string): string {
  if (/^[ -~]*$/.test(line)) return line
  return line
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, '')
}

/** Points are not whole millimetres: A4 would be 210.0015 wide. */
function rounded(millimetres: number): number {
  return Math.round(millimetres * 10) / 10
}
