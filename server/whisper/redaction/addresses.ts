/** Redacts places where people live: streets, house and unit numbers, coordinates. */
import { emptyWords } from '../words/commonWords'
import { isJoinedQuantity, isQuantity } from './quantities'

const kinds =
  'street|str|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|ter|circle|cir|highway|hwy|pike|parkway|pkwy|trail|trl|square|sq|loop|alley|row|run|crescent|cres|turnpike|plaza|crossing|close|mews|gardens|grove|heights|cove|route|rte|calle|rue|strasse|straße'
const side = String.raw`(?:[NSEW]|NE|NW|SE|SW|north|south|east|west)\.?`
const sides = new RegExp(`^${side} `, 'i')
const house = String.raw`#?\d{1,6}[a-z]?(?:-[\da-z]{1,4})?`
const anyWord = String.raw`(?:[\p{L}\p{Nd}'’.-]{1,30} )`
const street = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}$€£.,])${house} ((?:${side} )?${anyWord}{1,4}?)(?:${kinds})\b\.?(?: ${side}(?![\p{L}\p{Nd}]))?(?: \d{1,4}\b)?`,
  'giu',
)
const capital = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`
/** "on Whispering Pines Trail". */
const named = new RegExp(
  String.raw`(?<=(?:on|at|in|off|of|along|and|from|near|\],) )(?:${capital} ){1,3}(?:${kinds.replace(/(?<=^|\|)./g, (first) => `[${first}${first.toUpperCase()}]`)})\b\.?`,
  'gu',
)
const living = `(?:live|lives|living|reside|resides|located|house is|home is|property is|farm is|building is|gate is|entry is|i am|i['’]m|we are|we['’]re|come|moved|deliver(?:ed|y)?|move|moving)`
/** "We live on hollyhock lane", "at the corner of Oak and Main". */
const lived = new RegExp(
  String.raw`(?<!\p{L})(${living} (?:on|at|in|to|off) (?:the )?)(${anyWord}{1,3}(?:${kinds}))\b(?!\p{L})`,
  'giu',
)
const corner = new RegExp(
  String.raw`(?<=\bcorner of )${anyWord}{1,3}(?:and|&) ${anyWord}{0,2}[\p{L}\p{Nd}'’.-]{1,30}`,
  'giu',
)
/** "I live at 12 The Paddocks", "our farm is at 9920 Rural Route 3". */
const numberedPlace = new RegExp(
  String.raw`(?<!\p{L})(${living}(?: (?:at|in|to|on))? |(?:it['’]?s|the) (?:house|property|gate|home) at )(${house}(?: ${capital}| (?:dei|del|de|la|le|county|rural|state|road|route|\d{1,4})(?!\p{L})){1,4})`,
  'gu',
)
/** "My building is The Alcott". */
const namedPlace = new RegExp(
  String.raw`(?<!\p{L})((?:[Mm]y|[Oo]ur|the) (?:building|house|community|complex|estate|farm|condo|home) is (?:called |named )?)(${capital}(?: ${capital}){0,3})`,
  'gu',
)
/** "address: …", up to the punctuation that ends it. */
const told =
  /(?<!\p{L})((?:my|our|home|mailing|street|billing)? ?address(?: is|:|=)? )(?!is |\[)([^,;?!\n[]{1,60})/giu
const numberWord =
  /\p{Nd}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/iu
/** Foreign addresses, mostly with the number after the street's name. */
const foreign =
  /(?<!\p{L})(?:(?:calle|rue|via|viale|avenida|av\.|rua|plaza|piazza|paseo|camino|ul\.|ulica) (?:\p{L}[\p{L}\p{M}'’.-]* ){0,3}?|\p{L}{2,}(?:straße|strasse|gata|gasse|weg|platz|allee|laan|straat|vej|väg) )\d{1,5}[a-z]?\b|\b\d{1,5} (?:rue|calle|via|avenida|rua) (?:\p{L}[\p{L}\p{M}'’-]* ?){1,3}/giu
const box = /\bp\.?\s?o\.?\s?box\s*#?\s*\d+/gi
const postal =
  /(?<!\p{L})((?:zip|postal|post)(?: ?code)?(?: is|:)? )(?:\d{4,5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])/giu

const degrees = String.raw`[-−+]?\d{1,3}\.\d{3,}\s*°?\s*[NSEW]?`
const coordinates = [
  new RegExp(String.raw`(?<![\d.])${degrees}\s*[,;/ ]\s*${degrees}(?![\p{L}\d])`, 'gu'),
  new RegExp(String.raw`\b(?:lat|latitude|long|longitude|lng|lon)\b[:= ]*${degrees}`, 'giu'),
  /\d{1,3}\s?°\s?[\d'′’"″”.,\s]*[NSEW](?!\p{L})/gu,
  /(?<![\p{L}.])\p{Ll}{3,}\.\p{Ll}{3,}\.\p{Ll}{3,}(?![\p{L}.])/gu,
  /\b[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}\b/g,
]

export const dwelling =
  'apartments?|apt|units?|suite|ste|room|rm|flat|lot|condo|townhouse|house number|house no|floor|bldg|building|gate|door|entrance|entry|lane|locker|buzzer|mailbox|stall|space|spot|garage|call ?box|sign|dock|pier|slip|phase|block'
const id = String.raw`(?:[a-z]{1,2}-?)?\d{1,5}(?:-?[a-z])?(?![\p{L}\p{Nd}/:%$]|[.,-]\d)`
const numbered = new RegExp(
  String.raw`\b(${dwelling})\b((?:\.? ?(?:number|no\.?|is|says|gate))* ?#? ?)(${id})`,
  'giu',
)
const lettered =
  /\b(apartment|apt|unit|suite|ste|flat|condo|building|bldg|Apartment|Apt|Unit|Suite|Flat|Condo|Building|Gate|Door)(\.? )([A-HJ-Z])(?![\p{L}\p{Nd}'’])/gu
const hash = /(?<![\p{L}\p{Nd}])# ?\d{1,5}[a-z]?\b(?![*#])/giu

export function redactAddresses(text: string): string {
  const placed = coordinates.reduce((rest, pattern) => rest.replace(pattern, '[address]'), text)
  return placed
    .replace(box, '[address]')
    .replace(postal, '$1[address]')
    .replace(street, (whole, between: string) => (isStreet(between) ? '[address]' : whole))
    .replace(foreign, '[address]')
    .replace(numberedPlace, '$1[address]')
    .replace(named, '[address]')
    .replace(lived, (whole, cue: string, between: string) =>
      isStreet(between) ? `${cue}[address]` : whole,
    )
    .replace(corner, '[address]')
    .replace(namedPlace, '$1[address]')
    .replace(told, (whole, cue: string, place: string) =>
      numberWord.test(place) ? `${cue}[address]` : whole,
    )
    .replace(numbered, (whole, word: string, gap: string, found: string, at: number, all: string) =>
      (/ is /i.test(gap) && isJoinedQuantity(found)) || isQuantity('', all.slice(at + whole.length))
        ? whole
        : `${word}${gap.replace(/ ?# ?$/, ' ')}[number]`,
    )
    .replace(lettered, '$1$2[number]')
    .replace(hash, '[number]')
}

/** "2 gates on my drive" and "a 12 foot lane" aren't addresses. */
function isStreet(between: string): boolean {
  const name = between.trim().replace(sides, '')
  return (
    !name
      .toLowerCase()
      .split(' ')
      .some((word) => emptyWords.has(word)) && !isQuantity('', name)
  )
}
