/**
 * Redacts names: words introduced as names, capitalized words that aren't English, and given names
 * that mean nothing else. A lowercase name is found only by the words around it.
 */
import { company } from '#shared/company'
import { emptyWords, lightWords } from '../words/commonWords'
import { isEnglish } from '../words/english'
import { places } from '../words/places'
import { writtenOut } from '../words/texting'
import { dwelling } from './addresses'
import { givenNames } from './givenNames'
import { properNouns } from './properNouns'

/** Includes "wo" and "ca", which are left of "won't" and "can't". */
const known = new Set(
  [
    ...emptyWords,
    ...lightWords,
    ...writtenOut.keys(),
    ...places,
    ...properNouns,
    company.name,
    JSON.stringify(company.areas),
    dwelling,
    'wo ca',
  ].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
)

/** Whatever follows is a name. */
const strong =
  /(?<!\p{L})(?:(?:(?:my|our|full|first|last|family|given|maiden|the) name|surname|(?:visitor|guest|tenant|owner|resident)['’]s name|^name)(?: is| was|['’]s|:| =)|under the name|by the name of|behalf of|attn|attention of|(?:they|people|friends) call me|(?:man|woman|guy|lady|person|visitor) (?:called|named)|me llamo|mi nombre es|je m['’]appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|meu nome [ée]|mi chiamo|меня зовут|мене звати|我叫|我的名字是|私は)[\s:,"']*$/iu
const title =
  /(?<!\p{L})(?:[Mm]rs?|Ms|Miss|Mx|Dr|Prof|[Ss]eñora?|Sra?|Herr|Frau|Madame|Monsieur)\.? $/u
/** What follows may be a name. */
const weak =
  /(?<!\p{L})(?:i am|i['’]?m|this is|it['’]?s|it is|it['’]?s me|we are|call me|goes by|known as|name|surname|soy|je suis|ich bin|io sono|sou|hello|hi|hey|dear|from|thanks|thank you|thx|regards|best|sincerely|cheers|yours truly|yours)[\s,.!-]*$/iu
const relation =
  /(?<!\p{L})(?:my|our|the|his|her|their|your|a) (?:\p{L}+ )?(?:neighbou?r|husband|wife|spouse|son|daughter|mother|mom|mum|father|dad|brother|sister|friend|landlord|tenant|roommate|boss|manager|owner|boyfriend|girlfriend|partner|aunt|uncle|cousin|nephew|niece|guest|visitor|gardener|cleaner|nanny|babysitter|housekeeper|caretaker|installer|technician|dealer|driver|courier|contractor|plumber|agent|assistant|secretary|colleague|coworker|member|resident|guard|doorman|client|customer|contact|grandma|grandpa|grandmother|grandfather|kid|child|dog walker),? $/iu
/** Someone to call, tell or meet is a person, even if the name is lowercase or an ordinary word. */
const toPerson =
  /(?<!\p{L})(?:call|called|tell|told|ask|asked|ask for|asking for|(?:speak|spoke|speaking|talk|talked|talking) (?:to|with)|let|remove|add|(?:contact|owner|manager) is|meet|met|named|under|dear|invite|invited) $/iu
const acts = /^ (?:says|said|told|tells|wants|wrote|called|came|went|was|has|had|will)\b/
const inPlace = /(?<!\p{L})(?:in|near|around|serve|serving|cover|between) $/iu
const ofPlace = /^ (?:County|City|Beach|Island|Valley)\b/
const particle =
  /^(?:de|la|las|los|del|van|von|der|den|ter|ten|bin|ibn|al|el|da|dos|das|do|di|du|le|y|e)$/i

/** Words that end an introduction. */
const ends = new Set(
  'and but or from at with i im my we our the a an in on of for to is are was here calling writing living who whom how what when where why which can could do does did will would should please not your it that so because than over under by as have has had need want looking'.split(
    ' ',
  ),
)

interface Word {
  text: string
  at: number
  end: number
  isCapital: boolean
  /** Neither an English word nor a term of this field. */
  isStrange: boolean
  isKnown: boolean
  isFirst: boolean
  /** DoorKing, UPS. */
  isBrand: boolean
}

const mostFollowing = 8
const word =
  /(?<![\p{L}\p{M}\p{Nd}[_])\p{L}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*(?![\p{Nd}_\]])/gu

export function redactNames(text: string): string {
  const words = [...text.matchAll(word)].map((match) => readWord(match[0], match.index, text))
  const isMostlyEnglish =
    words.filter(({ isStrange, isCapital }) => isStrange && !isCapital).length * 2 <= words.length
  const isSlip = slipFinder()
  const named = new Set<Word>()
  let following = 0
  words.forEach((one, index) => {
    const last = words[index - 1]
    const isAfterName =
      last !== undefined && named.has(last) && /^\.? $/.test(text.slice(last.end, one.at))
    following = isAfterName ? following + 1 : 0
    if (
      isAfterName &&
      following < mostFollowing &&
      isFollowing(one, last, words.slice(index + 1, index + 4))
    ) {
      named.add(one)
      return
    }
    const before = text.slice(Math.max(0, one.at - 40), one.at)
    const isUnknown = one.isStrange && !isSlip(one.text)
    if (
      !isNameBy(one, {
        before,
        after: text.slice(one.end, one.end + 12),
        isUnknown,
        isMostlyEnglish,
      })
    )
      return
    named.add(one)
    // "Grace" in "Grace Okonkwo".
    if (
      one.isCapital &&
      last?.isCapital &&
      !last.isFirst &&
      !last.isKnown &&
      last.end + 1 === one.at
    )
      named.add(last)
  })
  let kept = ''
  let at = 0
  for (const one of words.filter((each) => named.has(each))) {
    kept += `${text.slice(at, one.at)}[name]`
    at = one.end
  }
  return (kept + text.slice(at)).replace(/\[name\](?:[ ,.]+\[name\])+/g, '[name]')
}

interface Around {
  before: string
  after: string
  isUnknown: boolean
  isMostlyEnglish: boolean
}

function isNameBy(one: Word, { before, after, isUnknown, isMostlyEnglish }: Around): boolean {
  const plain = plainOf(one.text)
  if (ends.has(plain)) return false
  if (strong.test(before) || title.test(before)) return true
  if (one.isCapital && isGiven(one.text)) return true
  const isLedTo = weak.test(before) || relation.test(before)
  const isToPerson = toPerson.test(before)
  if (isLedTo && isGiven(one.text)) return true
  if ((isLedTo || isToPerson) && one.isCapital && !one.isKnown && !one.isFirst) return true
  if (one.isBrand) return false
  if (!one.isCapital) {
    if (isLedTo || isToPerson) return isUnknown
    const isStart = /^\W*(?:(?:hello|hi|hey)\W+)?$/iu.test(before)
    return isStart && isUnknown && /^ (?:here|speaking)\b/.test(after)
  }
  if (!isMostlyEnglish || inPlace.test(before) || ofPlace.test(after)) return false
  return one.isFirst && !acts.test(after) ? isUnknown : one.isStrange
}

function isFollowing(one: Word, last: Word, after: readonly Word[]): boolean {
  const plain = plainOf(one.text)
  const next = after.find(({ text }) => !particle.test(text))
  if (particle.test(plain)) {
    return next !== undefined && (particle.test(last.text) || next.isCapital === last.isCapital)
  }
  if (ends.has(plain)) return false
  return one.isCapital || (!one.isKnown && !last.isCapital)
}

function readWord(text: string, at: number, all: string): Word {
  const parts = text
    .replace(/['’]s$/, '')
    .toLowerCase()
    .split(/['’.-]/)
  return {
    text,
    at,
    end: at + text.length,
    isCapital: isCapital(text),
    isBrand: !isCapital(text) && /\p{Lu}/u.test(text) && /\p{Ll}/u.test(all),
    isStrange: parts.some(isStrange),
    isKnown: parts.every((part) => known.has(part)),
    isFirst: /(?:^|[.!?:]["”’')]*\s|^\W+)$/u.test(all.slice(Math.max(0, at - 3), at)),
  }
}

/** Capitalized, but neither SHOUTED nor a product name such as DoorKing. */
function isCapital(text: string): boolean {
  const plain = text.replace(/(?<=^|['’-])(?:Mc|Mac|De|Di|La|Le|Van|O['’])(?=\p{Lu})/u, '')
  return (
    plain.split(/['’.-]/).some((part) => /^\p{Lu}[\p{Ll}\p{M}]+$/u.test(part)) &&
    !/\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(plain)
  )
}

/** Prefixes, as in "re-key", are too short to judge. */
const isStrange = (part: string, _: number, parts: readonly string[]) =>
  !known.has(part) &&
  !(parts.length > 1 && part.length < 3) &&
  !isEnglish(fold(part)) &&
  !isEnglish(fold(part).replace(/ly$/, ''))

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')
const isGiven = (text: string) => givenNames.has(plainOf(text))
/** Without endings such as "'s" and "n't". */
const plainOf = (text: string) =>
  text.toLowerCase().replace(/(?:n['’]t|['’](?:s|m|re|ve|ll|d))$/, '')

const letters = 'abcdefghijklmnopqrstuvwxyz'
const shortestSlip = 6
const longestSlip = 14

/** Whether a word is an English one with a single slip; results are cached. */
function slipFinder(): (text: string) => boolean {
  const found = new Map<string, boolean>()
  return (text) => {
    const plain = text.toLowerCase()
    const before = found.get(plain)
    if (before !== undefined) return before
    const isLikely =
      /^[a-z]+$/.test(plain) && plain.length >= shortestSlip && plain.length <= longestSlip
    const is = isLikely && slipsOf(plain).some((other) => known.has(other) || isEnglish(other))
    found.set(plain, is)
    return is
  }
}

function slipsOf(text: string): string[] {
  return Array.from(text, (_, at) => {
    const [head, tail] = [text.slice(0, at), text.slice(at + 1)]
    const swapped = head + (text[at + 1] ?? '') + text[at] + text.slice(at + 2)
    return [head + tail, swapped, ...[...letters].map((one) => head + one + text.slice(at))]
  }).flat()
}
