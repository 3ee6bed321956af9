/** Takes out names where it is said that they are names, and given names that are nothing else. */

import { places } from '../words/places'
import { knownWords } from '../words/terms'
import { givenNames } from './givenNames'

const known = new Set([...knownWords, ...places.flatMap((place) => place.split(' '))])

const word = String.raw`[\p{L}][\p{L}\p{M}'’.-]*`
const capital = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`

const cues = `(?:my|our) (?:full |first |last )?name(?: is|'s|’s)|name(?: is|'s|’s|:)|me llamo|mi nombre es|je m['’]appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|meu nome [ée]|mi chiamo`
const introduced = new RegExp(String.raw`(?<!\p{L})(${cues}) ((?:${word} ?){1,4})`, 'giu')

const maybe = `call me|i am|i['’]?m|this is|it['’]?s|it is|we are|soy|je suis|ich bin`
const perhaps = new RegExp(String.raw`(?<!\p{L})(${maybe}) ((?:${word} ?){1,3})`, 'giu')

const titled = new RegExp(
  String.raw`(?<!\p{L})(Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Señor|Señora|Sr|Sra|Herr|Frau)(\.? )${capital}(?: ${capital})?`,
  'gu',
)
const relations =
  'neighbou?r|husband|wife|son|daughter|mother|mom|father|dad|brother|sister|friend|landlord|tenant|roommate|boss|manager|owner|boyfriend|girlfriend|partner|aunt|uncle|cousin|nephew|niece'
const related = new RegExp(
  String.raw`(?<!\p{L})((?:my|our|the|his|her) (?:${relations}),?) (${capital}(?: ${capital})?)`,
  'gu',
)
const signed = new RegExp(
  `((?:thanks|thank you|thx|regards|best|sincerely|cheers|yours truly)[,.! -]+)(${capital}(?: ${capital}){0,2})([.! ]*)$`,
  'iu',
)
const capitals = new RegExp(String.raw`(?<!\p{L})${capital}(?: ${capital})*(?!\p{L})`, 'gu')

/** Where an introduction ends. */
const ends = new Set(
  'and but or from at with i im my we our the a an in on of for to is are was here calling writing living who whom how what when where why which can could do does did will would should please not your it that so because than over under by as have has had need want looking'.split(
    ' ',
  ),
)

export function redactNames(text: string): string {
  return text
    .replace(introduced, (whole, cue: string, said: string) => named(whole, cue, said, () => true))
    .replace(perhaps, (whole, cue: string, said: string) => named(whole, cue, said, isName))
    .replace(titled, '$1$2[name]')
    .replace(related, (whole, cue: string, said: string) => named(whole, cue, said, isName))
    .replace(signed, (whole, cue: string, said: string, rest: string) =>
      isName(said.split(' ')[0] ?? '') ? `${cue}[name]${rest}` : whole,
    )
    .replace(capitals, (row) => withoutGiven(row.split(' ')).join(' '))
    .replace(/\[name\](?:[ ,]+\[name\])+/g, '[name]')
}

/** The words after the cue that are the name, at most three. */
function named(
  whole: string,
  cue: string,
  said: string,
  isFirst: (word: string) => boolean,
): string {
  const words = said.trim().split(' ')
  let length = 0
  for (const one of words.slice(0, 3)) {
    const plain = bare(one)
    if (plain === '' || ends.has(plain)) break
    if (length === 0 ? !isFirst(one) : !isFollowing(one, words[length - 1] ?? '')) break
    length += 1
    if (/[.,!?]$/.test(one) && one.length > 2) break
  }
  if (length === 0) return whole
  const last = /[.,!?]+$/.exec(words[length - 1] ?? '')?.[0] ?? ''
  const rest = words.slice(length).join(' ')
  return `${cue} [name]${last}${rest && ` ${rest}`}${said.endsWith(' ') ? ' ' : ''}`
}

/** A given name goes with the family name behind it. */
function withoutGiven(row: readonly string[]): string[] {
  return row.flatMap((one, at) => {
    if (isGiven(one)) return ['[name]']
    return at > 0 && isGiven(row[at - 1] ?? '') && isName(one) ? [] : [one]
  })
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, '')
const isGiven = (word: string) => givenNames.has(bare(word))
const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word)
/** Capital and no word that is used here, or a given name however it is written. */
const isName = (word: string) => isGiven(word) || (isCapital(word) && !known.has(bare(word)))
/** A family name is written as the name before it. */
const isFollowing = (word: string, before: string) =>
  !known.has(bare(word)) && (isCapital(word) || !isCapital(before))
