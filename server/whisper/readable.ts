/**
 * Keeps the knowledge that Whisper reads within its thread's memory: thousands of pages are, a parts
 * catalog with a heading for each part may not be. What goes beyond is left out, and the log says so,
 * where otherwise nothing at all would be answered.
 */
import type { Entry } from '#shared/knowledge/entry'

/** Some 400 MB in the thread where words repeat as in English, at most twice as much. */
const mostCharacters = 5_000_000
/** What a section costs beside its text, in characters. */
const sectionCost = 250

interface Log {
  warn(details: object, message: string): void
}

/** The entries that fit, in their order. */
export function readable(entries: Entry[], log: Log): Entry[] {
  let left = mostCharacters
  const fitting = entries.filter((entry) => {
    const size = sizeOf(entry)
    if (size > left) return false
    left -= size
    return true
  })
  if (fitting.length < entries.length)
    log.warn(
      { entries: entries.length, read: fitting.length },
      'The knowledge base is too large: Whisper doesn’t read all of its entries',
    )
  return fitting
}

function sizeOf({ content, sections }: Entry): number {
  const headings = content.match(/^#/gm)?.length ?? 0
  const texts = sections.flatMap(({ ways, never }) => [...ways, ...never])
  const inWays = texts.reduce((sum, { text }) => sum + text.length, 0)
  return content.length + inWays + sectionCost * (headings + 1)
}
