/**
 * The current position in the guidelines' pages: blocks go one below the other, and a block that
 * would end below `lowest` starts a new page.
 */
import type { jsPDF } from 'jspdf'
import { grays } from '../../../pdf/grays'
import type { Pen } from '../../../pdf/pen'
import type { TextLook } from '../../../pdf/textLook'

/** Millimeters from the bottom of the paper: 250 from the top of A4 (specification, section 9). */
const aboveFoot = 47
const footLine = 14
const gray = grays.text

export const looks = {
  chapter: { weight: 'black', size: 18 },
  name: { weight: 'bold', size: 10 },
  text: { weight: 'normal', size: 10, color: gray },
  small: { weight: 'normal', size: 8, color: gray },
} as const satisfies Record<string, TextLook>

/** Line height in millimeters. */
export function lineOf({ size }: TextLook): number {
  return size * 0.3528 * 1.4
}

export class Sheet {
  y: number
  private readonly lowest: number
  private chapter = 0

  constructor(
    readonly pdf: jsPDF,
    readonly pen: Pen,
    private readonly title: string,
  ) {
    this.y = pen.page.top
    this.lowest = pen.page.height - aboveFoot
  }

  /** Reserves space for a block on this page or the next and returns its top. It ends at `y`. */
  take(height: number): number {
    if (this.y + height > this.lowest) this.nextPage()
    const from = this.y
    this.y += height
    return from
  }

  /** Starts a chapter. `first` is the height of its first block, which stays with the heading. */
  begin(title: string, first: number): void {
    const { page } = this.pen
    this.chapter += 1
    if (this.chapter > 1) this.y += 8
    if (this.y + 16 + first > this.lowest) this.nextPage()
    this.pen.line(this.y, '#000000')
    this.pen.write(`${this.chapter}`, page.left, this.y + 10, { ...looks.chapter, color: gray })
    this.pen.write(title, page.left + 9, this.y + 10, looks.chapter)
    this.y += 16
  }

  /** Writes lines from `y` down. Returns where they end. */
  lines(words: string, x: number, y: number, width: number, look: TextLook): number {
    const lines = this.pen.linesOf(words, width, look)
    this.pen.writeLines(lines, x, y + look.size * 0.3528, lineOf(look), look)
    return y + lines.length * lineOf(look)
  }

  heightOf(words: string, width: number, look: TextLook): number {
    return this.pen.linesOf(words, width, look).length * lineOf(look)
  }

  feet(): void {
    const { page } = this.pen
    const footAt = page.height - footLine
    const pages = this.pdf.getNumberOfPages()
    for (let number = 1; number <= pages; number++) {
      this.pdf.setPage(number)
      this.pen.line(footAt - 5)
      this.pen.write(this.title, page.left, footAt, looks.small)
      this.pen.writeTo(`Page ${number} of ${pages}`, page.right, footAt, looks.small)
    }
  }

  private nextPage(): void {
    this.pdf.addPage()
    this.y = this.pen.page.top
  }
}
