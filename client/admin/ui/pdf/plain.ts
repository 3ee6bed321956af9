/**
 * A line as it is printed: accents joined with their letters, as fonts have them, and nothing in it
 * that stands for no character.
 */
export function plain(line: string): string {
  if (/^[ -~]*$/.test(line)) return line
  return line
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, '')
}
