/**
 * CSV (RFC 4180) that is safe to open in a spreadsheet: a cell that a spreadsheet would run as a
 * formula is made text with a leading apostrophe. readCsv.ts takes it off again; so a cell that has
 * such an apostrophe of its own gets one more.
 */

export type Cell = string | number | boolean | null | undefined

export function toCsv(head: readonly string[], rows: Iterable<readonly Cell[]>): string {
  // The mark at the beginning tells Excel that the file is UTF-8.
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
