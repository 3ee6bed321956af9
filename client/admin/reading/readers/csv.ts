/** Reads a CSV file, with or without a header row. */
import { readCsv } from '#shared/readCsv'
import { type Found, Unreadable } from './section'
import { readTable } from './table'

const maxRows = 20_000

export function readCsvFile(text: string): Found[] {
  const rows: { cells: string[]; place: string }[] = []
  for (const { line, cells } of readCsv(text)) {
    rows.push({ cells, place: `Row ${line.toLocaleString('en-US')}` })
    if (rows.length > maxRows) {
      throw new Unreadable(
        `More than ${maxRows.toLocaleString('en-US')} rows. Split the file into smaller ones.`,
      )
    }
  }
  const [first, ...rest] = rows
  if (first === undefined) return []
  const isHead = rest.length > 0 && first.cells.every(isName)
  return isHead ? readTable({ head: first.cells, rows: rest }) : readTable({ head: [], rows })
}

function isName(cell: string): boolean {
  return cell.trim() !== '' && cell.length <= 60 && !/^[\d$€£.,:%/\s-]+$/.test(cell)
}
