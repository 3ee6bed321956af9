/** Writes and draws on the pages of a PDF. Millimetres from the top left. */
import type { jsPDF } from 'jspdf'

export interface TextLook {
  weight: 'normal' | 'bold' | 'black'
  size: number
  colour?: string
}

export const page = { left: 18, right: 192, top: 18, width: 174 }
const black = '#000000'
const hairline = '#e5e7eb'

export class Pen {
  constructor(private readonly pdf: jsPDF) {}

  write(text: string | string[], x: number, y: number, look: TextLook): void {
    this.take(look)
    this.pdf.text(text, x, y)
  }

  /** `x` is where the text ends. */
  writeTo(text: string, x: number, y: number, look: TextLook): void {
    this.take(look)
    this.pdf.text(text, x, y, { align: 'right' })
  }

  /** The first cell begins at the left; the others end in columns of `width`, counted from the right. */
  row(cells: readonly string[], y: number, width: number, first: TextLook, others: TextLook): void {
    const [name = '', ...figures] = cells
    this.write(name, page.left, y, first)
    for (const [index, figure] of figures.entries()) {
      this.writeTo(figure, page.right - (figures.length - 1 - index) * width, y, others)
    }
  }

  linesOf(text: string, width: number, look: TextLook): string[] {
    this.take(look)
    return this.pdf.splitTextToSize(text, width)
  }

  line(y: number, colour = hairline): void {
    this.pdf.setDrawColor(colour).setLineWidth(0.2).line(page.left, y, page.right, y)
  }

  /** The company's mark, 56 units wide; as in client/ui/Mark.tsx. */
  mark(x: number, y: number, width: number): void {
    const unit = width / 56
    const square = (inset: number, corner: number, style: 'S' | 'F') => {
      const side = width - 2 * inset * unit
      const radius = corner * unit
      this.pdf.roundedRect(x + inset * unit, y + inset * unit, side, side, radius, radius, style)
    }
    this.pdf
      .setDrawColor(black)
      .setFillColor(black)
      .setLineWidth(8 * unit)
    square(4, 6, 'S')
    square(16, 3, 'F')
  }

  private take({ weight, size, colour = black }: TextLook): void {
    this.pdf.setFont('Lato', weight).setFontSize(size).setTextColor(colour)
  }
}
