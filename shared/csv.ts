/**
 * Writes CSV (RFC 4180) that is safe to open in a spreadsheet: a leading apostrophe turns a cell
 * that would run as a formula into text. readCsv.ts removes it, so a cell that begins with such an
 * apostrophe itself gets another.
 */

export type Cell = string | number | boolean | null | undefined

export interface Column<Row> {
  name: string
  of: (row: Row) => Cell
}

export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return toCsv(
    columns.map(({ name }) => name),
    rows.map((row) => columns.map(({ of }) => of(row))),
  )
}

export function toCsv(head: readonly string[], rows: Iterable<readonly Cell[]>): string {
  // The byte order mark tells Excel that the file is UTF-8.
  let text = `\ufeff${head.map(quoted).join(',')}\r\n`
  for (const row of rows) text += `${row.map(quoted).join(',')}\r\n`
  return text
}

function quoted(cell: Cell): string {
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const plain = cell ?? ''
  const safe = /^'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(plain) ? `'${plain}` : plain
  return /[",\r\n;\t]/.test(safe) || safe !== plain ? `"${safe.replaceAll('"', '""')}"` : safe
}
