/**
 * Takes out numbers that belong to somebody: phone, account and serial numbers, licence plates, codes.
 * Prices, quantities and years stay.
 */
import { isJoinedQuantity, isQuantity, isTechnical, isYear } from './quantities'

const gap = String.raw`[\s().,\u2010-\u2015\u2212-]{0,3}`
const run = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])[+(]{0,2}\p{Nd}(?:${gap}\p{Nd}){3,}(?![\p{L}\p{Nd}])`,
  'gu',
)
const longRun = 5
const phoneDigits = 7

/** Letters and digits in one word, with or without hyphens. */
const mixed = /(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]+(?:[-_][\p{L}\p{Nd}]+)*(?![\p{L}\p{Nd}])/gu
const serialDigits = 4

const spokenDigit = 'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple'
const spoken = new RegExp(String.raw`\b(?:${spokenDigit})(?:[\s,-]+(?:${spokenDigit})\b){3,}`, 'gi')

const spacedPlate = /\b([A-Z]{2,3}) (\d{4})\b/g
const plate =
  /\b((?:licen[sc]e )?plates?|tags?|registration|vin)((?: (?:number|no\.?|is|was|reads))*[:=#]? ?)((?:[A-Z]{1,4}[ -])?[A-Z\d-]*\d[A-Z\d-]*|[A-Z]{4,8}\b)/g

const codeWord = String.raw`pass\s?codes?|pass\s?words?|pins?|codes?|combinations?|combos?|otp`
const code = new RegExp(
  String.raw`(?<!\berror )\b(${codeWord})((?:\s+(?:number|no|is|was|to|as|are))*\s*[:=#]?\s*["'#*]?)([\p{L}\p{Nd}!$%&?*#_-]*\p{Nd}[\p{L}\p{Nd}!$%&?*#_-]*)`,
  'giu',
)
const keyed = /(?<![\p{L}\p{Nd}])[*#]\p{Nd}{2,8}[*#]?|(?<![\p{L}\p{Nd}])\p{Nd}{3,8}[*#](?!\p{L})/gu

export function redactNumbers(text: string): string {
  return text
    .replace(code, (whole, word: string, between: string, value: string, ...rest) => {
      const [at, all] = rest as [number, string]
      const isShort = (value.match(/\p{Nd}/gu) ?? []).length < 3 && /^\p{Nd}+$/u.test(value)
      const isMany = isQuantity('', all.slice(at + whole.length))
      return isShort || isMany ? whole : `${word}${between}[code]`
    })
    .replace(keyed, '[code]')
    .replace(plate, '$1$2[plate]')
    .replace(spacedPlate, (whole, letters: string, digits: string, at: number, all: string) =>
      isTechnical(`${letters} ${digits}`) ||
      isYear(digits) ||
      isQuantity('', all.slice(at + whole.length))
        ? whole
        : '[plate]',
    )
    .replace(run, (whole, at: number, all: string) =>
      isOfSomebody(whole, all.slice(Math.max(0, at - 3), at), all.slice(at + whole.length))
        ? '[number]'
        : whole,
    )
    .replace(mixed, (word) => (isSerial(word) ? '[number]' : word))
    .replace(spoken, '[number]')
}

function isOfSomebody(found: string, before: string, after: string): boolean {
  const blocks = found.match(/\p{Nd}+/gu) ?? []
  if (/^\p{Nd}{1,3}(?:,\p{Nd}{3})+(?:\.\p{Nd}{1,2})?$/u.test(found)) return false
  if (blocks.length <= 2 && isQuantity(before, after)) return false
  if (blocks.length <= 2 && blocks.every(isYear)) return false
  const digits = blocks.join('').length
  return digits >= phoneDigits || blocks.some((block) => block.length >= longRun)
}

function isSerial(word: string): boolean {
  const digits = word.match(/\p{Nd}/gu)?.length ?? 0
  return (
    digits >= serialDigits && /\p{L}/u.test(word) && !isJoinedQuantity(word) && !isTechnical(word)
  )
}
