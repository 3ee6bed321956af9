/**
 * Rows of a table: each becomes an entry if the columns are title and content, or question and
 * answer; otherwise the whole table becomes text.
 */
import { categories, type Category, tagsOf } from '#shared/knowledge/rules'
import { type Found, Unreadable } from './section'

export interface Table {
  head: readonly string[]
  rows: readonly { cells: readonly string[]; place: string }[]
}

const columns = {
  title: ['title', 'question', 'q', 'heading', 'topic', 'subject', 'name'],
  content: ['content', 'answer', 'a', 'text', 'body', 'description', 'reply', 'response'],
  category: ['category'],
  tags: ['tags', 'keywords'],
} as const

/** Columns that only an export of the knowledge base has. */
const exported = ['id', 'category', 'title', 'content', 'tags', 'status', 'version', 'lastupdated']

export function readTable({ head, rows }: Table): Found[] {
  const names = head.map((name) => name.trim().toLowerCase())
  if (exported.every((name) => names.includes(name))) {
    throw new Unreadable('This is an export of the knowledge base.', { isExport: true })
  }
  const columnIndex = (column: keyof typeof columns) => {
    const known: readonly string[] = columns[column]
    return names.findIndex((name) => known.includes(name))
  }
  const [title, content] = [columnIndex('title'), columnIndex('content')]
  const [category, tags] = [columnIndex('category'), columnIndex('tags')]
  if (title < 0 || content < 0) return inWords({ head, rows })
  return rows.flatMap((row): Found[] => {
    const [headed = '', text = ''] = [row.cells[title], row.cells[content]]
    if (text.trim() === '') return []
    const known = categoryOf(row.cells[category])
    return [
      {
        headings: headed.trim() === '' ? [] : [headed],
        content: text,
        place: row.place,
        tags: tagsOf(row.cells[tags] ?? ''),
        ...(known && { category: known }),
      },
    ]
  })
}

/** 'Model: X-401; Doors: 4.', one paragraph per row, so that a row can be quoted on its own. */
export function rowAsText(head: readonly string[], cells: readonly string[]): string {
  const said = cells.flatMap((cell, index) => {
    const text = cell.replace(/\s+/g, ' ').trim()
    const name = head[index]?.trim() ?? ''
    return text === '' ? [] : [name === '' ? text : `${name}: ${text}`]
  })
  const row = said.join('; ')
  return row === '' || /[.!?]$/.test(row) ? row : `${row}.`
}

function inWords({ head, rows }: Table): Found[] {
  const content = rows
    .map(({ cells }) => rowAsText(head, cells))
    .filter((row) => row !== '')
    .join('\n\n')
  const [first] = rows
  return content === '' ? [] : [{ headings: [], content, ...(first && { place: first.place }) }]
}

function categoryOf(text: string | undefined): Category | undefined {
  const wanted = text?.trim().toLowerCase()
  return categories.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id
}
