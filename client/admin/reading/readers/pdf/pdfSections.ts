/**
 * Turns a PDF's lines into sections: type larger than the body text is a heading. Without any,
 * lines that look like headings in plain text are. Pure.
 */
import { Headings } from '../headings'
import type { Found } from '../section'
import { readText } from '../text'
import { bodySize, type Line } from './pdfLines'

/** Relative to the body text's size. */
const larger = 1.12
const longestHeading = 200
/** Between baselines, relative to the font size: larger distances start a paragraph. */
const paragraphApart = 1.75

export function sectionsOfPdf(lines: readonly Line[]): Found[] {
  const body = bodySize(lines)
  const isHeading = ({ size, text }: Line) =>
    size >= body * larger && text.length <= longestHeading && /\p{L}/u.test(text)
  const sizes = [...new Set(lines.filter(isHeading).map(({ size }) => size))].sort((a, b) => b - a)
  if (sizes.length === 0) return byLooks(lines)

  const found = new Headings()
  let heading: Line | undefined
  let said = ''
  const open = () => {
    if (heading) found.open(sizes.indexOf(heading.size) + 1, heading.text, pageLabel(heading))
    heading = undefined
  }
  const end = () => {
    for (const paragraph of said.split('\n')) if (paragraph) found.add(`${paragraph}\n`)
    said = ''
  }
  let last: Line | undefined
  for (const line of lines) {
    if (isHeading(line)) {
      // A heading across two lines is one heading.
      if (heading && isNextLine(heading, line))
        heading = { ...line, text: joined(heading.text, line.text) }
      else {
        end()
        open()
        heading = line
      }
    } else {
      open()
      if (said === '') found.add('', pageLabel(line))
      said = last && said !== '' ? withNext(said, last, line) : line.text
      last = line
    }
  }
  end()
  open()
  return found.end()
}

const pageLabel = ({ page }: Pick<Line, 'page'>) => `Page ${page.toLocaleString('en-US')}`

function isNextLine(above: Line, line: Line): boolean {
  const apart = above.y - line.y
  return (
    above.page === line.page && above.size === line.size && apart > 0 && apart < line.size * 1.6
  )
}

/** Appends a line to the same paragraph or as the start of the next. */
function withNext(said: string, last: Line, line: Line): string {
  const apart = last.y - line.y
  const isNext =
    last.page === line.page
      ? apart < 0 || apart > Math.max(line.size, last.size) * paragraphApart
      : /[.!?:]$/.test(last.text)
  return isNext || isItem(line.text) ? `${said}\n${line.text}` : joined(said, line.text)
}

const isItem = (text: string) => /^(?:[•●▪◦–*-]|\d{1,3}[.)])\s/.test(text)

/** Joins words hyphenated at the end of a line. */
function joined(text: string, next: string): string {
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)
    ? `${text.slice(0, -1)}${next}`
    : `${text} ${next}`
}

function byLooks(lines: readonly Line[]): Found[] {
  const rows: { text: string; line: Line }[] = []
  let last: Line | undefined
  for (const line of lines) {
    const isNear =
      last?.page === line.page &&
      Math.abs(last.y - line.y) <= Math.max(line.size, last.size) * paragraphApart
    if (last && !isNear) rows.push({ text: '', line })
    rows.push({ text: line.text, line })
    last = line
  }
  const text = rows.map((row) => row.text).join('\n')
  return readText(text, (at) => pageLabel(rows[at]?.line ?? { page: 1 }))
}
