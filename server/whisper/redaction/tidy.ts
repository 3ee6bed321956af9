/** A visitor's text as one readable line, without invisible, bidirectional or stacked characters. */
const mostRead = 2_000

export function tidy(text: string): string {
  // NFKC makes up to 18 characters of one: the limit holds before and after.
  return text
    .slice(0, mostRead)
    .toWellFormed()
    .normalize('NFKC')
    .slice(0, mostRead)
    .toWellFormed()
    .replace(/[\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\.{3,}/g, '…')
    .trim()
}
