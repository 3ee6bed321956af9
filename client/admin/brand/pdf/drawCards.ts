/** Company Overview: four cards, two per row. */
import { grays } from '../../../pdf/grays'
import type { InfoCard } from '../statements'
import { lineOf, looks, type Sheet } from './sheet'

const gap = 6
const inset = 6
const nameWidth = 26

export function drawCards(sheet: Sheet, cards: readonly InfoCard[]): void {
  const { page } = sheet.pen
  const width = (page.width - gap) / 2
  const inner = width - 2 * inset
  const rows = [cards.slice(0, 2), cards.slice(2, 4)]
  const heightOf = (row: readonly InfoCard[]) =>
    Math.max(...row.map((card) => heightOfCard(sheet, card, inner)))
  sheet.begin('Company Overview', heightOf(rows[0] ?? []))
  for (const row of rows) {
    const height = heightOf(row)
    const y = sheet.take(height + gap)
    for (const [index, card] of row.entries()) {
      const x = page.left + index * (width + gap)
      sheet.pdf.setDrawColor(grays.hairline).setLineWidth(0.2)
      sheet.pdf.roundedRect(x, y, width, height, 3, 3, 'S')
      drawCard(sheet, card, { x: x + inset, y: y + inset, inner })
    }
  }
}

function drawCard(
  sheet: Sheet,
  { title, text, facts }: InfoCard,
  { x, y, inner }: { x: number; y: number; inner: number },
): void {
  let at = sheet.lines(title, x, y, inner, looks.name) + 1
  at = sheet.lines(text, x, at, inner, looks.text) + 3
  for (const [name, what] of facts) {
    sheet.pen.write(name, x, at + 3.2, looks.small)
    at = sheet.lines(what, x + nameWidth, at, inner - nameWidth, factLook) + 1.5
  }
}

const factLook = { weight: 'bold', size: 8.5 } as const

function heightOfCard(sheet: Sheet, { text, facts }: InfoCard, inner: number): number {
  const listed = facts.map(([, what]) => sheet.heightOf(what, inner - nameWidth, factLook) + 1.5)
  return (
    2 * inset +
    lineOf(looks.name) +
    1 +
    sheet.heightOf(text, inner, looks.text) +
    3 +
    listed.reduce((sum, height) => sum + height, 0)
  )
}
