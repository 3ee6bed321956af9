/**
 * Redacts personal numbers: phone, account and serial numbers, license plates, codes. Prices,
 * quantities and years stay.
 */
import { emptyWords } from '../words/commonWords'
import { isJoinedQuantity, isQuantity, isTechnical, isYear } from './quantities'

const gap = String.raw`[\s().,/_*…\u2010-\u2015\u2212-]{0,3}`
const run = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])[+(]{0,2}\p{Nd}(?:${gap}\p{Nd}){3,}(?![\p{L}\p{Nd}])`,
  'gu',
)
/** Shorter runs are quantities, and so are four digits that end in 00. */
const longRun = 4
const isRound = (digits: string) => digits.length === longRun && digits.endsWith('00')
const phoneDigits = 7

/** Letters and digits in one word, with or without hyphens. */
const mixed = /(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]+(?:[-_][\p{L}\p{Nd}]+)*(?![\p{L}\p{Nd}])/gu
const serialDigits = 4

const spokenDigit = 'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple'
const spoken = new RegExp(
  String.raw`\b(?:${spokenDigit})(?:[\s,-]+(?:(?:${spokenDigit}|\p{Nd}{1,4})\b|\[number\])){3,}`,
  'giu',
)
const extension = /\b(ext(?:ension)?\.?) ?#?\d{1,6}\b/gi
const ending =
  /\b((?:end(?:s|ing|ed)? (?:in|with)|last (?:four|4|three|3|two|few)(?: digits)?(?: (?:are|is|of))?):? )\d{2,6}\b/gi

/** Numbers of an order, account and the like: with a digit, or in groups of capitals. */
const reference =
  'order|quote|invoice|reference|ref|case|ticket|tracking|confirmation|account|customer|client|contract|policy|claim|booking|serial|member(?:ship)?|work order|purchase order|po|routing|iban|ssn|id'
const referred = new RegExp(
  String.raw`(?<!\p{L})(${reference})((?: (?:number|num|no\.?|id|code|is|was))*\.?[:=]? ?#? ?)((?:[A-Z]{2,4}[ -])?(?:[\p{L}\p{Nd}/-]*\p{Nd}[\p{L}\p{Nd}/-]*|[A-Z]{2,5}(?:-[A-Z\d]{2,5})+))(?![\p{L}\p{Nd}%$])`,
  'giu',
)
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,8}(?: ?[A-Z\d]{1,3})?\b/g
const expiry = /\b(exp(?:ir(?:y|es|ation))?(?: date)?[:. ]*)\d{1,2} ?[/-] ?\d{2,4}\b/gi
const check = /\b(cvc|cvv|cvc2|cvv2|security code)((?: is)?[: ]*)\d{3,4}\b/gi

/** After a word for a plate, in any case: short groups with a digit in one, or capitals alone. */
const plate =
  /(?<!\p{L})((?:licen[sc]e )?plates?|tags?|registration|vin|licen[sc]e|kennzeichen|placa|matricula)((?: (?:numbers?|no\.?|is|was|reads))*[:=#]? ?)((?:[\p{L}\p{Nd}]{1,3}[ -])?[\p{L}\p{Nd}-]*\p{Nd}[\p{L}\p{Nd}-]*|\p{L}{4,8}(?!\p{L}))((?: (?:[\p{L}\p{Nd}]{0,3}\p{Nd}[\p{L}\p{Nd}]{0,3}|\p{L}{2,3}))?)(?![\p{L}\p{Nd}])/giu
/** Two or three capitals with digits are a plate even without such a word. */
const barePlate =
  /(?<![\p{L}\p{Nd}-])(?:[A-Z]{2,3}[ -]\d{3,4}|[A-Z]{1,2}\d{2} [A-Z]{3}|[A-Z]{1,3}-[A-Z]{1,2} \d{1,4}|[A-Z]{2} \d{5})(?![\p{L}\p{Nd}-])/gu

const codeWord = String.raw`pass\s?codes?|pass\s?words?|pins?|codes?|combinations?|combos?|otp`
const code = new RegExp(
  String.raw`(?<!\berror )\b(${codeWord})((?:\s+(?:number|no|is|was|to|as|are))*\s*[:=#]?\s*["'#*]?)([\p{L}\p{Nd}!$%&?*#_-]*\p{Nd}[\p{L}\p{Nd}!$%&?*#_-]*)`,
  'giu',
)
const numberWord = String.raw`(?:${spokenDigit}|ten|eleven|twelve|\p{L}{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)`
const spokenCode = new RegExp(
  String.raw`\b(${codeWord})((?: (?:number|is|was))*[:=]? )${numberWord}(?:[ -]${numberWord})+(?!\p{L})`,
  'giu',
)
const secret =
  /\b(pass ?(?:word|phrase|code)(?: is|:|=)? )["']?(?!reset|protect)[\p{L}\p{Nd}]+(?:[-_!$%&*+=][\p{L}\p{Nd}]*)+["']?/giu
const typed =
  /\b((?:enter|press|typed?|dial|punch(?:ed)?(?: in)?|key(?:ed)? in|opens? with|use|using|tried) )(?!911\b)(\p{Nd}{3,8})(?![\p{L}\p{Nd}%]|[.,:/-]\p{Nd})/giu
const keyed = /(?<![\p{L}\p{Nd}])[*#]\p{Nd}{2,8}[*#]?|(?<![\p{L}\p{Nd}])\p{Nd}{3,8}[*#](?!\p{L})/gu

export function redactNumbers(text: string): string {
  return text
    .replace(expiry, '$1[number]')
    .replace(check, '$1$2[code]')
    .replace(code, (whole, word: string, between: string, value: string, ...rest) => {
      const [at, all] = rest as [number, string]
      const isShort = (value.match(/\p{Nd}/gu) ?? []).length < 3 && /^\p{Nd}+$/u.test(value)
      const isMany = isQuantity('', all.slice(at + whole.length))
      return isShort || isMany ? whole : `${word}${between}[code]`
    })
    .replace(spokenCode, '$1$2[code]')
    .replace(secret, '$1[code]')
    .replace(typed, unlessQuantity('[code]'))
    .replace(iban, '[number]')
    .replace(
      plate,
      (whole, word: string, between: string, value: string, last: string, ...rest) => {
        const [at, all] = rest as [number, string]
        const isWord = !/\p{Nd}/u.test(value) && value !== value.toUpperCase()
        const isMany = isQuantity('', all.slice(at + whole.length - last.length))
        if (isWord || isMany || isTechnical(value)) return whole
        return `${word}${between}[plate]${emptyWords.has(last.trim()) ? last : ''}`
      },
    )
    .replace(referred, (whole, word: string, between: string, value: string, ...rest) => {
      const [at, all] = rest as [number, string]
      const isWord = !/\p{Nd}/u.test(value) && value !== value.toUpperCase()
      const isMany = isQuantity('', all.slice(at + whole.length)) || isJoinedQuantity(value)
      const isCount = between.trim() === '' && /^\p{Nd}{1,2}$/u.test(value)
      return isWord || isMany || isCount || isTechnical(value) || isYear(value)
        ? whole
        : `${word}${between}[number]`
    })
    .replace(barePlate, (found, at: number, all: string) =>
      isTechnical(found) || isYear(found.slice(-4)) || isQuantity('', all.slice(at + found.length))
        ? found
        : '[plate]',
    )
    .replace(extension, '$1 [number]')
    .replace(ending, '$1[number]')
    .replace(run, (whole, at: number, all: string) =>
      isOfSomebody(whole, all.slice(Math.max(0, at - 4), at), all.slice(at + whole.length))
        ? '[number]'
        : whole,
    )
    .replace(keyed, '[code]')
    .replace(mixed, (word) => (isSerial(word) ? '[number]' : word))
    .replace(spoken, '[number]')
}

function unlessQuantity(placeholder: string) {
  return (whole: string, cue: string, _: string, at: number, all: string) =>
    isQuantity('', all.slice(at + whole.length)) ? whole : `${cue}${placeholder}`
}

function isOfSomebody(found: string, before: string, after: string): boolean {
  const blocks = found.match(/\p{Nd}+/gu) ?? []
  if (/^\p{Nd}{1,3}(?:,\p{Nd}{3})+(?:\.\p{Nd}{1,2})?$/u.test(found)) return false
  if (blocks.length <= 2 && isQuantity(before, after)) return false
  if (isTechnical(`${/\p{L}+[- ]?$/u.exec(before)?.[0] ?? ''}${found}`)) return false
  if (blocks.length <= 2 && blocks.every(isYear)) return false
  const digits = blocks.join('').length
  return digits >= phoneDigits || blocks.some((block) => block.length >= longRun && !isRound(block))
}

function isSerial(word: string): boolean {
  const digits = word.match(/\p{Nd}/gu)?.length ?? 0
  return (
    digits >= serialDigits &&
    /\p{L}/u.test(word) &&
    !/^(?:19|20)\d\ds$/.test(word) &&
    !isJoinedQuantity(word) &&
    !isTechnical(word)
  )
}
