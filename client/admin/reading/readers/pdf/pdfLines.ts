/** Assembles the lines of a PDF page from its text pieces. Pure. */

/** A pdf.js text item. Its transform's last two numbers are its origin from the bottom left. */
export interface Piece {
  str: string
  transform: readonly unknown[]
  width: number
  height: number
  hasEOL: boolean
}

export interface Line {
  text: string
  /** Font size in points. */
  size: number
  /** The baseline, from the bottom of the page. */
  y: number
  page: number
}

/** Relative to the font size: larger distances start another line or another word. */
const lineApart = 0.5
const wordApart = 0.18

export function linesOf(pieces: readonly Piece[], page: number): Line[] {
  const lines: (Line & { end: number })[] = []
  let isNew = true
  for (const { str, transform, width, height, hasEOL } of pieces) {
    const [x, y] = [Number(transform[4]), Number(transform[5])]
    const last = lines.at(-1)
    if (str !== '') {
      const size = height || last?.size || 10
      const isSameLine =
        !isNew &&
        last !== undefined &&
        Math.abs(y - last.y) <= Math.max(size, last.size) * lineApart
      if (isSameLine) {
        const gap = x - last.end
        const needsSpace = gap > size * wordApart && !/\s$/.test(last.text) && !/^\s/.test(str)
        last.text += (needsSpace ? ' ' : '') + str
        last.end = x + width
        if (str.trim() !== '') last.size = Math.max(last.size, size)
      } else {
        lines.push({ text: str, size, y, page, end: x + width })
      }
      isNew = false
    }
    if (hasEOL) isNew = true
  }
  return lines
    .map(({ text, size, y }) => ({
      text: text.replace(/\s+/g, ' ').trim(),
      page,
      y,
      size: Math.round(size * 2) / 2,
    }))
    .filter(({ text }) => text !== '' && !isOfContents(text))
}

/** 'Power . . . . . . 12': a line of a table of contents. */
function isOfContents(text: string): boolean {
  return /(?:[.·…]\s?){5,}\s*\d{0,4}$/.test(text)
}

/** The font size of most of the text. */
export function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0]
}

/** Pages with fewer lines have neither header nor footer. */
const minLines = 5

/**
 * Removes headers and footers that repeat on most pages: the same text in the two top or bottom
 * lines, and in the outermost line also text that differs only by a number.
 */
export function withoutFrame(lines: readonly Line[], pages: number): Line[] {
  const body = bodySize(lines)
  const byPage = new Map<number, Line[]>()
  for (const line of lines) {
    const own = byPage.get(line.page)
    if (own) own.push(line)
    else byPage.set(line.page, [line])
  }

  const keys = new Map<Line, string>()
  for (const own of byPage.values()) {
    if (own.length < minLines) continue
    const down = own.toSorted((a, b) => b.y - a.y)
    const [top, second, ...rest] = down
    const [last, beforeLast] = rest.reverse()
    for (const line of [second, beforeLast]) if (line) keys.set(line, placed(line, line.text))
    for (const line of [top, last]) {
      if (line) keys.set(line, placed(line, line.size > body ? line.text : unnumbered(line.text)))
    }
  }
  const counts = new Map<string, number>()
  for (const key of keys.values()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const many = Math.max(3, pages * 0.5)
  return lines.filter((line) => (counts.get(keys.get(line) ?? '') ?? 0) < many)
}

const placed = ({ y }: Line, text: string) => `${Math.round(y / 3)} ${text}`
const unnumbered = (text: string) => text.replace(/\d+/g, '0')
