/** Draws a table: text left, figures right-aligned, headings repeated on every page. */
import type { TextLook } from '../../pdf/textLook'
import type { Row, Table } from './quoteDocument'
import { heading, type Sheet, small, strong, text } from './sheet'

const columnHead: TextLook = { weight: 'bold', size: 8 }
const headHeight = 9.5
const nameHeight = 4.4
const aboutHeight = 4
/** Between columns. */
const gap = 6
const below = 10

/** Draws tables that share the same column widths. */
export function drawTables(sheet: Sheet, tables: readonly Table[]): void {
  const widths = figureWidths(sheet, tables)
  for (const table of tables) {
    new Drawing(sheet, table, widths).draw()
    sheet.y += below
  }
}

/** Draws a short table with sentences below it, on one page where it fits. */
export function drawWhole(sheet: Sheet, table: Table, sentences: readonly string[] = []): void {
  const drawing = new Drawing(sheet, table, figureWidths(sheet, [table]))
  const lines = sentences.flatMap((one) => sheet.pen.linesOf(one, sheet.pen.page.width, small))
  sheet.reserve(drawing.height + 5 + lines.length * aboutHeight)
  drawing.draw()
  sheet.y += 5
  sheet.pen.writeLines(lines, sheet.pen.page.left, sheet.y, aboutHeight, small)
  sheet.y += lines.length * aboutHeight + below - 5
}

function figureWidths({ pen }: Sheet, tables: readonly Table[]): number[] {
  const [, ...heads] = tables[0]?.columns ?? []
  return heads.map((head, index) => {
    const figures = tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[index + 1] ?? ''))
    const widths = figures.map((figure) => pen.widthOf(figure, strong))
    return Math.max(pen.widthOf(head, columnHead), ...widths) + gap
  })
}

class Drawing {
  private readonly rows
  readonly height: number

  constructor(
    private readonly sheet: Sheet,
    private readonly table: Table,
    private readonly widths: readonly number[],
  ) {
    const nameWidth = sheet.pen.page.width - widths.reduce((sum, width) => sum + width, 0)
    this.rows = table.rows.map((row) => measured(sheet, row, nameWidth))
    this.height = headHeight + this.rows.reduce((sum, { height }) => sum + height, 0)
  }

  draw(): void {
    const { sheet, table } = this
    for (const [index, row] of this.rows.entries()) {
      // Headings never stand alone at the bottom of a page.
      if (index === 0) {
        sheet.reserve(headHeight + row.height)
        this.heads(table.title)
      } else if (!sheet.hasRoom(row.height)) {
        sheet.nextPage()
        this.heads(`${table.title}, continued`)
      }
      this.row(row)
    }
  }

  private heads(title: string): void {
    const { sheet, table } = this
    sheet.pen.write(title, sheet.pen.page.left, sheet.y, heading)
    sheet.y += headHeight
    this.cells(table.columns, sheet.y - 2.5, columnHead, columnHead)
    sheet.pen.line(sheet.y, '#000000')
  }

  private row({ names, about, height, cells, isSum }: Measured): void {
    const { sheet } = this
    const { pen, y } = sheet
    if (isSum) pen.line(y, '#000000')
    pen.writeLines(names, pen.page.left, y + 5, nameHeight, strong)
    this.cells(['', ...cells.slice(1)], y + 5, strong, isSum ? strong : text)
    pen.writeLines(
      about,
      pen.page.left,
      y + 5 + names.length * nameHeight - 0.4,
      aboutHeight,
      small,
    )
    sheet.y += height
    pen.line(sheet.y)
  }

  private cells(cells: readonly string[], y: number, first: TextLook, others: TextLook): void {
    const [name = '', ...figures] = cells
    const { page } = this.sheet.pen
    this.sheet.pen.write(name, page.left, y, first)
    let right = page.right - this.widths.reduce((sum, width) => sum + width, 0)
    for (const [index, figure] of figures.entries()) {
      right += this.widths[index] ?? 0
      this.sheet.pen.writeTo(figure, right, y, others)
    }
  }
}

interface Measured extends Omit<Row, 'about'> {
  names: readonly string[]
  about: readonly string[]
  height: number
}

function measured({ pen }: Sheet, row: Row, width: number): Measured {
  const names = pen.linesOf(row.cells[0] ?? '', width, strong)
  const about = row.about ? pen.linesOf(row.about, width, small) : []
  const height = 7 + (names.length - 1) * nameHeight + about.length * aboutHeight
  return { ...row, names, about, height }
}
