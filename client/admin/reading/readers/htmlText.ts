/** HTML elements as paragraphs, lists and tables in plain text, under their headings. */
import { Headings } from './headings'
import type { Found } from './section'
import { rowAsText } from './table'

const blocks = new Set(
  [
    ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'dd', 'details', 'div'],
    ...['dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'header', 'hr', 'html', 'li'],
    ...['main', 'ol', 'p', 'pre', 'section', 'table', 'tbody', 'thead', 'tfoot', 'tr', 'ul'],
  ].values(),
)
/** A <summary> is a question that opens its answer: as good as a heading. */
const summaryLevel = 7

interface Row {
  cells: string[]
  isHead: boolean
}

export class HtmlText {
  private readonly headings = new Headings()
  private said: string[] = []
  private inPre = 0
  /** Level of the open heading; 0 for none. */
  private level = 0
  private term = ''
  /** Next item number of each open list; 0 for unordered lists. */
  private readonly lists: number[] = []
  private readonly tables: { head: readonly string[]; row: Row }[] = []

  open(name: string): void {
    const level = levelOf(name)
    if (level > 0) {
      this.endHeading()
      this.paragraph()
      this.level = level
      return
    }
    if (this.level > 0) {
      this.said.push(blocks.has(name) || name === 'br' ? ' ' : '')
      return
    }
    if (blocks.has(name)) this.paragraph()
    if (name === 'pre') this.inPre += 1
    else if (name === 'br') this.said.push('\n')
    else if (name === 'ul' || name === 'ol') this.list(name === 'ol' ? 1 : 0)
    else if (name === 'li') this.said.push(this.bullet())
    else if (name === 'table') this.tables.push({ head: [], row: emptyRow() })
    else if (name === 'td' || name === 'th') this.said = []
  }

  say(text: string): void {
    this.said.push(this.inPre > 0 ? text : text.replace(/\s+/g, ' '))
  }

  close(name: string): void {
    if (levelOf(name) > 0) this.endHeading()
    if (this.level > 0) {
      this.said.push(blocks.has(name) ? ' ' : '')
      return
    }
    if (name === 'dt') this.term = this.taken()
    else if (name === 'dd') this.described()
    else if (name === 'td' || name === 'th') this.cell(name === 'th')
    else if (name === 'tr') this.row()
    else if (blocks.has(name)) this.paragraph()
    if (name === 'pre') this.inPre = Math.max(0, this.inPre - 1)
    else if (name === 'ul' || name === 'ol') this.lists.pop()
    else if (name === 'table') this.tables.pop()
  }

  end(): Found[] {
    this.endHeading()
    this.paragraph()
    return this.headings.end()
  }

  private list(first: 0 | 1): void {
    if (this.lists.length === 0) this.headings.add('')
    this.lists.push(first)
  }

  private bullet(): string {
    const number = this.lists.at(-1) ?? 0
    if (number > 0) this.lists[this.lists.length - 1] = number + 1
    return number > 0 ? `${number}. ` : '- '
  }

  private endHeading(): void {
    if (this.level === 0) return
    const text = this.taken().replace(/\s+/g, ' ')
    if (text !== '') this.headings.open(this.level, text)
    this.level = 0
  }

  private described(): void {
    const text = this.taken()
    this.write([this.term, text].filter((part) => part !== '').join(': '))
    this.term = ''
  }

  private row(): void {
    const table = this.tables.at(-1)
    if (!table) {
      this.paragraph()
      return
    }
    const { cells, isHead } = table.row
    table.row = emptyRow()
    if (isHead && cells.length > 1 && table.head.length === 0) table.head = cells
    else this.write(rowAsText(table.head, cells))
  }

  private cell(isHead: boolean): void {
    const row = this.tables.at(-1)?.row
    if (!row) {
      this.paragraph()
      return
    }
    const text = this.taken()
    row.cells.push(text)
    // The corner above the row names is empty.
    if (!isHead && text !== '') row.isHead = false
  }

  private paragraph(): void {
    const text = this.taken()
    // Skips a list item that contains nothing but another list.
    if (!/^(?:-|\d+\.)?$/.test(text)) this.write(text)
  }

  private taken(): string {
    const text = this.said.join('')
    this.said = []
    if (this.inPre > 0) return text.replace(/^\n+|\s+$/g, '')
    return text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .join('\n')
      .trim()
  }

  /** List items stay together; everything else is a paragraph of its own. */
  private write(text: string): void {
    if (text === '') return
    if (this.lists.length === 0) this.headings.add('')
    this.headings.add(text)
  }
}

const emptyRow = (): Row => ({ cells: [], isHead: true })

function levelOf(name: string): number {
  if (name === 'summary') return summaryLevel
  return /^h[1-6]$/.test(name) ? Number(name[1]) : 0
}
