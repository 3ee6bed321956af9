/** The lines of a PDF's page, put together from the pieces that it is drawn with. Pure. */

/** As pdf.js finds it; its transform's last numbers are where it begins, from the bottom left. */
export interface Piece {
  str: string
  transform: readonly unknown[]
  width: number
  height: number
  hasEOL: boolean
}

export interface Line {
  text: string
  /** Of the type, in points. */
  size: number
  /** The baseline, from the bottom of the page. */
  y: number
  page: number
}

/** Of the type's size: what is farther apart is another line, another word. */
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
      ...{ text: text.replace(/\s+/g, ' ').trim(), page, y },
      size: Math.round(size * 2) / 2,
    }))
    .filter(({ text }) => text !== '')
}

/** The size that most of the text is set in. */
export function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0]
}

/** So many lines at the top and at the bottom of a page may be its head and its foot. */
const frameLines = 2
/** A page of fewer has neither. */
const leastLines = 5

/** Without what stands at the top or the bottom of most pages: heads, feet, the page's number. */
export function withoutFrame(lines: readonly Line[], pages: number): Line[] {
  const body = bodySize(lines)
  const onPages = new Map<string, Set<number>>()
  const keyOf = ({ text, size, y }: Line) =>
    `${Math.round(y / 3)} ${size > body ? text : text.replace(/\d+/g, '0')}`
  const byPage = new Map<number, Line[]>()
  for (const line of lines) byPage.set(line.page, [...(byPage.get(line.page) ?? []), line])
  const edges = new Set(
    [...byPage.values()].flatMap((own) => {
      if (own.length < leastLines) return []
      const down = own.toSorted((a, b) => b.y - a.y)
      return [...down.slice(0, frameLines), ...down.slice(-frameLines)]
    }),
  )
  for (const line of edges) {
    const key = keyOf(line)
    onPages.set(key, (onPages.get(key) ?? new Set()).add(line.page))
  }
  const many = Math.max(3, pages * 0.5)
  return lines.filter((line) => !edges.has(line) || (onPages.get(keyOf(line))?.size ?? 0) < many)
}
