/** Takes out where somebody lives: a house number with its street, and what stands behind it. */
import { emptyWords } from '../words/commonWords'
import { isQuantity } from './quantities'

const kinds =
  'street|str|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|ter|circle|cir|highway|hwy|pike|parkway|pkwy|trail|trl|square|sq|loop|alley|row|run|crescent|cres|turnpike|plaza|crossing|calle|rue|strasse|straße'
const side = String.raw`(?:[NSEW]|NE|NW|SE|SW|north|south|east|west)\.?`
const street = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}$€£.,])#?\d{1,6}[a-z]?(?:-\d{1,4})? ((?:${side} )?(?:[\p{L}\p{Nd}'’.-]{1,30} ){1,4}?)(?:${kinds})\b\.?(?: ${side}(?![\p{L}\p{Nd}]))?`,
  'giu',
)
const box = /\bp\.?\s?o\.?\s?box\s*#?\s*\d+/gi

const dwelling =
  'apartments?|apt|units?|suite|ste|room|rm|flat|lot|condo|townhouse|house number|house no|floor|bldg|building'
const numbered = new RegExp(
  String.raw`\b(${dwelling})\b(\.? ?(?:number|no\.?)? ?#? ?)([a-z]?-?\d{1,5}-?[a-z]?)(?![\p{L}\p{Nd}])`,
  'giu',
)
const lettered = new RegExp(
  String.raw`\b(${dwelling.toLowerCase()}|Apartment|Apt|Unit|Suite|Flat|Building)\b(\.? ?)([A-Z])(?![\p{L}\p{Nd}'’])`,
  'gu',
)
const hash = /(?<![p{L}p{Nd}])# ?\d{1,5}[a-z]?\b(?![*#])/gi

export function redactAddresses(text: string): string {
  return text
    .replace(box, '[address]')
    .replace(street, (whole, between: string) => (isStreet(between) ? '[address]' : whole))
    .replace(numbered, (whole, word: string, gap: string, _, at: number, all: string) =>
      isQuantity('', all.slice(at + whole.length))
        ? whole
        : `${word}${gap.replace(/ ?# ?$/, ' ')}[number]`,
    )
    .replace(lettered, '$1$2[number]')
    .replace(hash, '[number]')
}

/** "2 gates on my drive" and "a 12 foot lane" are no addresses. */
function isStreet(between: string): boolean {
  const words = between.trim().toLowerCase().split(' ')
  return !words.some((word) => emptyWords.has(word)) && !isQuantity('', between)
}
