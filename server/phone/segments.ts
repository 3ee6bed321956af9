/**
 * How many segments a text takes: 160 characters in one, or 153 in each of several, if all of them
 * are in the GSM 03.38 alphabet (some take two places); otherwise 70 or 67 UTF-16 units.
 */

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const places = new Map<string, number>([
  ...[...basic].map((letter) => [letter, 1] as const),
  ...[...'\f^{}\\[~]|€'].map((letter) => [letter, 2] as const),
])

export function segments(text: string): number {
  const letters = [...text]
  const sizes = letters.map((letter) => places.get(letter) ?? 0)
  return sizes.includes(0)
    ? counted(
        letters.map((letter) => letter.length),
        70,
        67,
      )
    : counted(sizes, 160, 153)
}

/** A letter of two places isn't split: it goes to the next segment whole. */
function counted(sizes: readonly number[], single: number, each: number): number {
  if (sizes.reduce((sum, size) => sum + size, 0) <= single) return 1
  let count = 1
  let taken = 0
  for (const size of sizes) {
    if (taken + size > each) {
      count += 1
      taken = 0
    }
    taken += size
  }
  return count
}

const plainer: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '×': 'x',
  '·': '-',
  '\t': ' ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
}

/** With plain quotes and dashes: one typographic one turns 160 characters into three segments. */
export function plain(text: string): string {
  return text.replace(/[^\n -~]/gu, (letter) => plainer[letter] ?? letter)
}

/** Only letters of the GSM alphabet, without accents, where others would cost too many segments. */
export function inGsm(text: string): string {
  const letters = [...text.normalize('NFKD')].filter((letter) => places.has(letter))
  return letters.join('').replace(/\s+/g, ' ').trim()
}

/** As many whole sentences as fit next to `rest`, or at least the beginning of one. */
export function fitting(text: string, rest: string, most: number): string {
  const fits = (part: string) => segments(part === '' ? rest : `${part}${rest}`) <= most
  if (fits(text)) return text
  const sentences = text.match(/[^.!?。！？\n]+(?:[.!?]+(?=\s|$)|[。！？]+|\n|$|[.!?])\s*/gu) ?? [
    text,
  ]
  const whole = longest(sentences, fits, (part) => part.trimEnd())
  if (whole !== '') return whole
  const words = longest(text.split(/(?<=\s)/u), fits, (part) => `${part.trimEnd()}...`)
  const letters = longest(graphemesOf(text), fits, (part) => `${part}...`)
  // Not every script separates its words.
  return words.length * 2 < letters.length ? letters : words
}

/** Characters as people count them: a flag, or a letter with its marks, is one. */
function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The longest beginning that fits; '' if none does. */
function longest(
  parts: readonly string[],
  fits: (part: string) => boolean,
  close: (part: string) => string,
): string {
  let taken = ''
  let best = ''
  for (const part of parts) {
    taken += part
    const closed = close(taken)
    if (!fits(closed)) break
    best = closed
  }
  return best
}
