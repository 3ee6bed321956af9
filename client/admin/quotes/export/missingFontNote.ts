/** What is said of the characters on a PDF that this computer has no font for; '' of none. */

/** As many as say which script it is. */
const named = 8

export function missingFontNote(missing: readonly string[]): string {
  if (missing.length === 0) return ''
  const some = missing.slice(0, named).join('')
  return `It has boxes in place of “${some}”: this computer has no font for them. Make it on one that has.`
}
