/** Reads the places that a piece of text begins with: "in winter" and "on Sundays" name none. */
import { company } from '#shared/company'
import { givenNames } from '../redaction/givenNames'
import { properNouns } from '../redaction/properNouns'
import { emptyWords, lightWords } from '../words/commonWords'
import { isEnglish } from '../words/english'
import { words } from '../words/fold'
import { places } from '../words/places'
import { createSpelling } from '../words/spelling'

const mostPlaces = 4
const mostWords = 4
const notPlaces = new Set([...properNouns, ...words(company.name), ...words(company.assistant)])
const kinds = new Set(['area', 'county', 'region', 'city', 'state'])
const capital = /^\p{Lu}\p{L}/u
const part = String.raw`(?:(?:St|Mt|Ft)\.|\p{Lu}[\p{L}'’-]+)`
const listedName = new RegExp(`${part}(?: (?:(?:of|the|de|la) )?${part})*`, 'gu')
const ends = /[,/?!;\n]|(?<!\b(?:St|Mt|Ft))\.(?=\s|$)/
const inner = /^(?:of|the|de|la)$/

/** `rest`: what follows them. */
interface Named {
  names: string[]
  rest: string
}
interface PlaceNames {
  /** The places that a part of a message begins with. */
  read(text: string, message: string): Named
  /** The places anywhere in a short question that is about nothing else. */
  readAlone(text: string): string[]
  /** The listed place that was mistyped, or written in another way: "Bethseda", "St Anne". */
  nearest(name: string): string | undefined
}

const mostRead = 30
/** Besides words that mean little, those of asking whether a place is served. */
const serving = new Set(
  'serve served serves service services serviced cover covered covers coverage area areas range region county city town state territory install installed installs installer installers installation deliver delivery ship shipping travel visit order buy available availability possible include included located active customer customers client clients home house live lives based operate reach chance support outside away'.split(
    ' ',
  ),
)
/** "Was it made in …", "Can I call from …" ask of something else. */
const ofOther =
  /^(?:(?:and|but|what) if\b|what(?! about)|how(?! about)|when|where|why|who|whose|whom|which)\b|\b(?:how (?:much|many|long|far|soon|often)|made|make|call|calling|called|talk|help|read|heard|tell|told)\b/
const before = /^(?:in|to|near|around|of|at|outside|about|into|is|for|from|do|serve|cover|support)$/

/** `lists`: texts that list places. */
export function createPlaceNames(lists: readonly string[]): PlaceNames {
  const listedAsWritten = lists
    .flatMap((text) => text.match(listedName) ?? [])
    .filter((name) => name.includes(' ') || !isEnglish(words(name).join(' ')))
  const known = new Set([...listedAsWritten.map((name) => words(name).join(' ')), ...places])

  /** How many of the words are one place's name. */
  function lengthAt(said: readonly string[], isShouted: boolean): number {
    for (let length = Math.min(mostWords, said.length); length > 0; length -= 1)
      if (known.has(words(said.slice(0, length).join(' ')).join(' '))) return length
    const isName = (word: string) => (isShouted ? !isPlain(word) : capital.test(word))
    let length = 0
    while (isName(said[length] ?? '') || (length > 0 && inner.test(said[length] ?? ''))) length += 1
    if (length === 0) while (length < said.length && !isPlain(said[length] ?? '')) length += 1
    const own = said.slice(0, length)
    const isOther =
      own.some((word) => words(word).some((one) => notPlaces.has(one) || /\d/.test(one))) ||
      (length === 1 && words(own[0] ?? '').every((one) => lightWords.has(one))) ||
      (!isShouted && length === 1 && /^\p{Lu}{2,}s?$/u.test(own[0] ?? ''))
    return isOther || length > mostWords || !isEnd(said[length]) ? 0 : length
  }

  function read(text: string, message: string): Named {
    const isShouted = !/\p{Ll}/u.test(message)
    const names: string[] = []
    let rest = text.trim()
    while (names.length < mostPlaces) {
      const from = rest.replace(/^(?:(?:the|in|to|near|at|all of|anywhere in)\s+)*/i, '')
      const said = (from.split(ends, 1)[0] ?? '').split(/\s+/).filter(Boolean)
      const length = lengthAt(said, isShouted)
      if (length === 0) break
      const name = said.slice(0, length).join(' ')
      names.push(length > 1 ? name.replace(/ [A-Z]{2}$/, '') : name)
      const after = from.slice(name.length).replace(/^,? [A-Z]{2}(?!\p{L})/u, '')
      const joint = /^\s*(?:,|\/|,?\s+and\b|,?\s+or\b)\s*/i.exec(after)
      rest = after
      if (!joint) break
      rest = after.slice(joint[0].length)
    }
    return { names, rest }
  }

  function readAlone(text: string): string[] {
    const said = text.split(/\s+/).filter(Boolean)
    if (said.length > mostRead || ofOther.test(words(text).join(' '))) return []
    for (const index of said.keys()) {
      const { names, rest } = read(said.slice(index).join(' '), text)
      const [name = ''] = names
      const isLed = before.test(said[index - 1]?.toLowerCase() ?? '')
      const isPlace =
        known.has(words(name).join(' ')) ||
        (isLed &&
          capital.test(name) &&
          words(name).every((one) => !isPlain(one) && !givenNames.has(one)))
      if (name === '' || !isPlace) continue
      const others = words(`${said.slice(0, index).join(' ')} ${rest}`)
      return others.every((one) => emptyWords.has(one) || lightWords.has(one) || serving.has(one))
        ? names
        : []
    }
    return []
  }

  const byJoined = new Map(listedAsWritten.map((name) => [joined(name), name]))
  const spelling = createSpelling(byJoined.keys())
  const nearest = (name: string) => byJoined.get(spelling.nearest(joined(name)) ?? '')

  return { read, readAlone, nearest }
}

const shortened = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
])
const joined = (name: string): string =>
  words(name)
    .map((word) => shortened.get(word) ?? word)
    .join('')

const isPlain = (word: string): boolean =>
  words(word).every((one) => isEnglish(one) || emptyWords.has(one) || /\d/.test(one))

/** "Do you cover Tudor roofs?" asks of no place. */
function isEnd(next: string | undefined): boolean {
  const [word] = words(next ?? '')
  return word === undefined || emptyWords.has(word) || lightWords.has(word) || kinds.has(word)
}
