/**
 * How many segments a text takes on its way: 160 characters in one and 153 in each of several as long
 * as all of them are in the GSM 03.38 alphabet (some take two places), else 70 and 67 UTF-16 units.
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

/** A letter of two places is not cut in two: it goes to the next segment whole. */
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

/** With plain quotation marks and dashes, which alone would make a text of 160 characters three. */
export function plain(text: string): string {
  return text.replace(/[^\n -~]/gu, (letter) => plainer[letter] ?? letter)
}

/** Its letters of the GSM alphabet alone, without accents: where others would cost too many segments. */
export function inGsm(text: string): string {
  const letters = [...text.normalize('NFKD')].filter((letter) => places.has(letter))
  return letters.join('').replace(/\s+/g, ' ').trim()
}

/** As many whole sentences as fit beside `rest`, at least the beginning of one. */
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
  // Not every script parts its words.
  return words.length * 2 < letters.length ? letters : words
}

/** As people count them: a flag or a letter with its marks is one. */
function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The longest beginning that fits; '' when none does. */
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
