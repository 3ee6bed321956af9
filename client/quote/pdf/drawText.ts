/** Draws text line by line, across as many pages as it takes. */
import { isRightToLeft } from '../../pdf/direction'
import { heading, type Sheet, text } from './sheet'

/** About 75 characters. */
const lineWidth = 130
const headingHeight = 6.5
const lineHeight = 4.8

export function drawText(sheet: Sheet, title: string, words: string): void {
  if (words === '') return
  const { left } = sheet.pen.page
  const lines = sheet.pen.linesOf(words, lineWidth, text)
  sheet.reserve(headingHeight + Math.min(lines.length, 3) * lineHeight)
  head(sheet, title)
  for (const line of lines) {
    if (!sheet.hasRoom(0)) {
      sheet.nextPage()
      head(sheet, `${title}, continued`)
    }
    // Hebrew and Arabic paragraphs are right-aligned.
    if (isRightToLeft(line)) sheet.pen.writeTo(line, left + lineWidth, sheet.y, text)
    else sheet.pen.write(line, left, sheet.y, text)
    sheet.y += lineHeight
  }
  sheet.y += 10
}

function head(sheet: Sheet, words: string): void {
  sheet.pen.write(words, sheet.pen.page.left, sheet.y, heading)
  sheet.y += headingHeight
}
