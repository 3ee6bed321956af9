/** Draws the head above the tables: the parties, the facts, and the QR code of the quote. */
import { drawQr } from '../../pdf/drawQr'
import type { TextLook } from '../../pdf/textLook'
import { qrCode } from '../../qr/qrCode'
import type { QuoteDocument } from './quoteDocument'
import { type Sheet, small, strong, text } from './sheet'

const title: TextLook = { weight: 'black', size: 24 }
const titleHeight = 10
const lineHeight = 4.8
const codeSide = 28
/** The two columns below the title. */
const column = { width: 82, gap: 10 }
const factName = 26

export function drawHead(sheet: Sheet, quote: QuoteDocument): void {
  const { pen } = sheet
  const { page } = pen
  const codeEnd = quote.link ? drawLink(sheet, quote.link) : page.top
  const width = quote.link ? page.width - codeSide - 12 : page.width

  pen.mark(page.left, page.top, 9)
  const name: TextLook = { weight: 'black', size: 16 }
  const names = pen.linesOf(quote.author, width - 12.5, name)
  pen.writeLines(names, page.left + 12.5, page.top + 6.4, 7, name)
  let y = page.top + 24 + (names.length - 1) * 7
  const titles = pen.linesOf(quote.title, width, title)
  pen.writeLines(titles, page.left, y, titleHeight, title)
  y = Math.max(y + (titles.length - 1) * titleHeight + 12, codeEnd + 6)

  const right = page.left + column.width + column.gap
  const peopleEnd = drawPeople(sheet, quote.people, y)
  const factsEnd = drawFacts(sheet, quote.facts, quote.people.length > 0 ? right : page.left, y)
  y = Math.max(peopleEnd, factsEnd) + 3
  pen.writeLines(quote.remarks, page.left, y, lineHeight, { ...small, size: 9 })
  sheet.y = y + (quote.remarks.length - 1) * lineHeight + 12
}

/** Each of these returns the baseline of the line that would follow. */
function drawPeople({ pen }: Sheet, people: QuoteDocument['people'], top: number): number {
  let y = top
  for (const { name, lines } of people) {
    if (y > top) y += 2
    pen.write(name, pen.page.left, y, small)
    y += lineHeight
    for (const line of lines) {
      // The customer's name, the first of all lines, stands out.
      const look = line === people[0]?.lines[0] ? strong : text
      const parts = pen.linesOf(line, column.width, look)
      pen.writeLines(parts, pen.page.left, y, lineHeight, look)
      y += parts.length * lineHeight
    }
  }
  return y
}

function drawFacts({ pen }: Sheet, facts: QuoteDocument['facts'], x: number, top: number): number {
  let y = top
  for (const [name, value] of facts) {
    const parts = pen.linesOf(value, column.width - factName, text)
    pen.write(name, x, y, small)
    pen.writeLines(parts, x + factName, y, lineHeight, text)
    y += parts.length * lineHeight
  }
  return y
}

/** At the top right, with its quiet zone kept clear. */
function drawLink({ pdf, pen }: Sheet, { url, words }: { url: string; words: string }): number {
  const { page } = pen
  const left = page.right - codeSide
  drawQr(pdf, qrCode(url, 'M'), left, page.top, codeSide)
  const lines = pen.linesOf(words, codeSide, small)
  const y = page.top + codeSide + 6
  pen.writeLines(lines, left, y, 3.6, small)
  const end = y + (lines.length - 1) * 3.6
  pdf.link(left, page.top, codeSide, end + 1 - page.top, { url })
  return end
}
