/**
 * JSON: a list of objects is read as a table, wherever it is in the outermost objects; an object of
 * strings is read as titles and contents. An export of the knowledge base belongs in Import.
 */
import { type Found, Unreadable } from './section'
import { readTable, type Table } from './table'

type Fields = Readonly<Record<string, unknown>>

const maxRows = 20_000
const maxColumns = 200
/** Real knowledge isn't nested deeper; a file that is was made to do harm. */
const deepest = 6

export function readJson(text: string): Found[] {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : ''
    throw new Unreadable(`This isn’t valid JSON.${reason.slice(0, 200)}`)
  }
  const found = foundIn(read, [], 0)
  if (found.length === 0) {
    throw new Unreadable('This file has no list of objects with text.')
  }
  return found
}

function foundIn(value: unknown, headings: readonly string[], depth: number): Found[] {
  if (depth > deepest) return []
  if (Array.isArray(value)) {
    const rows = value.filter(isFields)
    if (rows.length > maxRows) {
      throw new Unreadable(`More than ${maxRows.toLocaleString('en-US')} objects in a list.`)
    }
    const beside = value.filter((one) => typeof one === 'string').join('\n\n')
    const texts = beside === '' ? [] : [{ headings: [], content: beside }]
    const found = rows.length > 0 ? [...readTable(tableOf(rows)), ...texts] : texts
    return found.map((one) => ({ ...one, headings: [...headings, ...one.headings] }))
  }
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([name, inside]): Found[] => {
    const path = [...headings, keyAsText(name)]
    if (typeof inside === 'string') {
      return inside.trim() === '' ? [] : [{ headings: path, content: inside }]
    }
    return foundIn(inside, path, depth + 1)
  })
}

function tableOf(rows: readonly Fields[]): Table {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, maxColumns)
  return {
    head: names.map(keyAsText),
    rows: rows.map((row, index) => ({
      cells: names.map((name) => cellOf(row[name])),
      place: `Object ${(index + 1).toLocaleString('en-US')}`,
    })),
  }
}

function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return ''
  return value.filter((one) => typeof one === 'string' || typeof one === 'number').join(', ')
}

/** 'installHours' and 'install_hours' become 'install hours'. */
function keyAsText(name: string): string {
  if (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(name) && name !== 'lastUpdated') {
    return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  }
  return name.replaceAll('_', ' ').slice(0, 200)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
