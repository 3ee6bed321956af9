/** Reads the rows of an imported file as written; plan.ts judges them. */
import { limits } from '#shared/knowledge/limits'
import { readCsv } from '#shared/readCsv'
import { Refusal } from '../../http/refusal'
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import { continued, longestCell } from '../wayLines'

export interface WrittenRow {
  /** From 1: the line of a CSV, or the index in a JSON list. */
  line: number
  fields: Readonly<Record<string, unknown>>
}

const needed = ['category', 'title', 'content']
/** Others aren't read: a file may have thousands of them. */
const fieldNames = [...needed, 'id', 'tags', 'sections', 'ways', 'never']
/** The number of cells and fields makes a file slow to read, not their length. */
const maxMarks = 300_000
const marks = { json: '[{,', csv: '",;\t' }

export async function readFile(bytes: Uint8Array, filename: string): Promise<WrittenRow[]> {
  const kind = /\.(json|csv)$/i.exec(filename)?.[1]?.toLowerCase() as keyof typeof marks | undefined
  if (!kind) throw refuse('Only .json and .csv files can be imported.')
  const text = textOf(bytes)
  if (count(text, marks[kind]) > maxMarks) throw refuse('The file has too many fields.')
  const rows = kind === 'json' ? jsonRows(text) : csvRows(text)
  const read: WrittenRow[] = []
  const pause = yieldToEventLoop()
  for (const row of rows) {
    await pause()
    read.push(row)
    if (read.length > limits.entries) {
      throw refuse(`The file has more than ${limits.entries.toLocaleString('en-US')} entries.`)
    }
  }
  return read
}

/** A lower bound of the marks in a text; stops counting beyond `maxMarks`. */
function count(text: string, marks: string): number {
  let found = 0
  for (const mark of marks)
    for (
      let index = text.indexOf(mark);
      index >= 0 && found <= maxMarks;
      index = text.indexOf(mark, index + 1)
    )
      found += 1
  return found
}

function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('The file isn’t UTF-8 text. Save it as “CSV UTF-8”.')
  }
}

function* jsonRows(text: string): Generator<WrittenRow> {
  const list = listIn(text)
  if (!list) throw refuse('The file doesn’t contain a list of entries.')
  for (const [index, row] of list.entries()) {
    const object = (typeof row === 'object' && row !== null ? row : {}) as WrittenRow['fields']
    const own = fieldNames.filter((name) => Object.hasOwn(object, name))
    yield { line: index + 1, fields: Object.fromEntries(own.map((name) => [name, object[name]])) }
  }
}

function listIn(text: string): unknown[] | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    throw refuse(`The file isn’t valid JSON. ${error instanceof Error ? error.message : ''}`.trim())
  }
  if (Array.isArray(read)) return read
  const inside = typeof read === 'object' && read !== null && 'entries' in read && read.entries
  return Array.isArray(inside) ? inside : undefined
}

function* csvRows(text: string): Generator<WrittenRow> {
  const rows = readCsv(text)
  const names = rows.next().value?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw refuse(`The first line must name the columns; missing: ${missing.join(', ')}.`)
  }
  const columns = fieldNames.map((name) => [name, columnsOf(name, names)] as const)
  for (const { line, cells } of rows) {
    if (cells.some((cell) => cell.length === longestCell)) {
      throw refuse(
        `Line ${line}: a spreadsheet program has cut off a long cell. Export the entries again, and edit that file.`,
      )
    }
    const fields = columns.map(([name, [first = -1, ...others]]) => {
      const more = others.flatMap((at) => cells[at] || [])
      return [name, more.length > 0 ? [cells[first], ...more].join('\n') : cells[first]]
    })
    yield { line, fields: Object.fromEntries(fields) }
  }
}

/** Where a field stands, and where it continues. */
function columnsOf(field: string, names: readonly string[]): number[] {
  const found: number[] = []
  for (let index = names.lastIndexOf(field); index >= 0;) {
    found.push(index)
    index = names.lastIndexOf(continued(field, found.length))
  }
  return found
}

function refuse(message: string): Refusal {
  return new Refusal('invalid', message, { fields: { file: message } })
}
