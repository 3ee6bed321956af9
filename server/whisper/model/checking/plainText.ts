/** Turns a language model's reply into the one paragraph of plain text that is shown. */
export function plainText(written: string): string {
  return written
    .replace(/^[ \t]*(?:#{1,6}|[-*+•]|>)[ \t]+/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
