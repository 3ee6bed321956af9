/**
 * Answers "Do you serve Arlington?" with yes or no where a section lists places, with what another
 * section says of it, or by saying that it's in no list: the list alone would read as a yes.
 */
import type { Section } from '../engine/sections'
import { sentences } from '../engine/sentences'
import { isQuestion, splitQuestion } from '../engine/splitQuestion'
import { emptyWords, lightWords } from '../words/commonWords'
import { isEnglish } from '../words/english'
import { words } from '../words/fold'
import { places as knownPlaces, states } from '../words/places'
import { createPlaceNames } from './placeNames'

interface PlaceAnswer {
  text: string
  section: Section
}

interface PlacesAsked {
  names: string[]
  /** Whether they are served is what it asks, not only what may be meant: "And in Reston?" */
  isYesOrNo: boolean
}

/** `before`: the visitor's question before, if any. */
type PlaceAnswers = (text: string, before?: string) => PlaceAnswer | undefined

const aux = String.raw`\b(?:do|does|can|could|will|would|are|is|if|whether|chance)\b[^.?!\n]*?`
const beside =
  '(?: (?:it|this|them|out|over|up|down|all the way|as far|service|services|customers|clients|people|homes|houses|anyone|anywhere))*'
const prepositions = 'to|in|into|near|around|as|at|for|over|from|within'
const area =
  '(?:area|region|range|zone|territory|reach|coverage|radius|list|limits|map|footprint)s?'
const ours = String.raw`(?:(?:in|within|inside|on|part of) (?:your|the) (?:[\w-]+ )?${area}|covered|served|included|close enough|near enough|(?:an area|a place|somewhere|one|where) (?:that )?you)\b`
const notOurs = String.raw`(?:too far|(?:out|outside|beyond)(?: of)? (?:your|the) (?:[\w-]+ )?${area}|not (?:covered|served|included))\b`

const we = String.raw`(?:you|you guys|y['’]?all|they|company|team|guys|area|region|coverage|(?:do|does|can|will|would|if|whether)(?: \w+)?) (?:also |even |ever |guys )?`
const towards = `${beside}(?: (?:${prepositions})){0,2} `
/** What follows may begin with a place; each form is tried until one names any. */
const asked = [
  String.raw`\b${we}(?:serv(?:e|es|ice|ices|icing)|cover(?:s|ing)?|reach(?:es)?|visit)${towards}`,
  // Anything may be included, but in an area.
  String.raw`\b(?:you|${area}) (?:also |even )?includ(?:e|es|ing)${towards}`,
  String.raw`${aux}\b(?:serv(?:e|es|ed|icing)|service|cover(?:s|ed|age)?|come|deliver(?:s|ing|y)?|ship(?:s|ping)?|travel|operate|(?:you|they|guys|y['’]?all|teams?|crews?) (?:\w+ )?work(?:ing)?|install(?:ing|s|ers?|ation)?|available|located|offer(?:ed)?|based|go|drive|active|extend)${beside}(?: (?:${prepositions})){1,2} `,
  String.raw`^(?:and |so |hi,? |hello,? |hey,? )*are (?:you|you guys|y['’]?all) (?:also |even |anywhere )?(?:in|near|around) `,
  String.raw`\b(?:is|are|does|do|would) (?=[^.?!;\n]* (?:(?:still |also |even |be |fall |lie |count |come |considered )*)(?:${ours}|${notOurs}))`,
].map(followed)
function followed(before: string): RegExp {
  return new RegExp(String.raw`${before}(?=(?<places>[^.?!;\n]+))`, 'gi')
}
const asksWhere =
  /\b(?:where|(?:which|what) (?:areas?|places|towns|cities|counties|neighborhoods))\b/i
const isFar = new RegExp(notOurs, 'i')

/** "I live in Arlington", alone or beside a question whether that is served. */
const told =
  /(?:\b(?:i['’]?m|i am|we['’]?re|we are|i live|we live|i own|we own|i have|we have|(?:my|our) (?:[\w-]+ ){1,3}is|it['’]?s|it is) (?:[\w-]+ ){0,4}?|^(?:located|based|living) )(?:in|near|from|outside(?: of)?) (?<places>[^.?!;\n]+)/i
const restIsTheirs = new RegExp(
  String.raw`^[\s,.!?]*(?:(?:hi|hello|hey|ok|so|and|but|there|please|thanks|thank you)[\s,.!?]*)*(?:${aux}(?:(?:serve|service|cover|come|deliver|travel|go|install|work|reach|operate)\b(?: (?:it|that|this|there|here|out|over|us|me|to|for|in|my|our|the|place|house|home|area|one|all|way|as|far|too|still|also))*|(?:it|that|this|i|we|there|(?:my|our) \w+) (?:still |also )?(?:${ours}|${notOurs}|okay|ok|possible|a problem))[\s?!.]*)?$`,
  'i',
)
const listsPlaces = /(?:\p{Lu}[\p{L}.'’ -]{2,30},\s*){2,}(?:and\s+)?\p{Lu}/u
/** The words of a question whether a place is served that asks nothing else: not when, why or at what price. */
const plainWords = new Set(
  'do does can could will would is are am were have you guys yall they your our my the a this it that i we live house home place company team also even ever still hi hello hey so and or please thanks if whether any chance serve serves service services cover covers covered coverage come deliver delivery ship travel operate work install available reach include includes included go to in into near around at over up down out there here area region range zone too far close enough outside within of customers'.split(
    ' ',
  ),
)
/** What a sentence or its heading speaks of that is about places served. */
const serving =
  /\b(?:serv|cover|deliver|ship|install|work|operat|travel|visit|come to|reach|area|region|count(?:y|ies)|zone|location|office|available|where we)/i
/** A yes needs a sentence that says so, today: "we serve …", or a bare list below "Where we work". */
const affirms =
  /\b(?:we|our (?:\w+ )?(?:area|region|team|teams|crews|vans|technicians|installers|drivers))\b[^.;]*\b(?:serve|cover|deliver|ship|install|work|operate|travel|visit|come|reach|go|include)s?\b/i
const isBareList = (sentence: string): boolean =>
  !/\b(?:is|are|was|were|be|has|have|had|can|from|customers)\b/i.test(sentence)
const denies =
  /\b(?:not|no|never|except|outside|without|unless|but|too far|stopped|closed|anymore|used to|have to|must|until|from|will|soon|next|only|sometimes|appointment)\b|n['’]t\b/i

export function createPlaceAnswers(sections: readonly Section[]): PlaceAnswers {
  const lists = sections.filter(({ text }) => listsPlaces.test(text))
  const folded = new Map<Section, string>()
  const says = (section: Section, name: string): boolean => {
    const text = folded.get(section) ?? ` ${words(section.text).join(' ')} `
    folded.set(section, text)
    return text.includes(` ${words(name).join(' ')} `)
  }
  const holds = (section: Section, region: string): boolean =>
    says(section, states.get(region.toLowerCase()) ?? region) || section.text.includes(region)
  const isNamed = (place: string): boolean =>
    sections.some((section) => !section.isLegal && says(section, place))
  const isKnown = (place: string): boolean => knownPlaces.includes(place.toLowerCase())
  /** In a region that isn't among those that the section names. */
  const isElsewhere = (section: Section, region: string): boolean =>
    [...states.values()].some((name) => says(section, name)) && !holds(section, region)
  const { read, readAlone, nearest } = createPlaceNames(lists.map(({ text }) => text))

  function placesAsked(text: string): PlacesAsked {
    for (const form of asked)
      for (const { groups } of text.matchAll(form)) {
        const { names } = read(groups?.places ?? '', text)
        if (names.length > 0) return { names, isYesOrNo: true }
      }
    const one = told.exec(text)
    const { names, rest } = read(one?.groups?.places ?? '', text)
    if (one && names.length > 0) {
      const others = `${text.slice(0, one.index)} ${rest}${text.slice(one.index + one[0].length)}`
      if (restIsTheirs.test(others))
        return { names, isYesOrNo: splitQuestion(others).questions.some(isQuestion) }
    }
    const isAsked = splitQuestion(text).questions.some(isQuestion)
    return { names: isAsked ? readAlone(text) : [], isYesOrNo: false }
  }

  return (text, before) => {
    if (lists.length === 0) return undefined
    const { names: named, isYesOrNo } = placesAsked(text)
    // As a first message, or after another place, it can be no other question.
    const isClear =
      isYesOrNo ||
      before === undefined ||
      asksWhere.test(before) ||
      placesAsked(before).names.length > 0
    const regions = new Map(named.map((place) => [place, regionAfter(place, text)]))
    const around = [...regions.values()].filter((region) => region !== undefined)
    const typed = named.filter((place) => !around.includes(place.toLowerCase()))
    if (typed.length === 0) return undefined
    const holding = (place: string) =>
      lists.find((section) => says(section, place)) ??
      sections.find(
        (section) =>
          !section.isLegal &&
          says(section, place) &&
          isOfPlace(sentenceWith(section, place), place),
      )
    const places = typed.map((place) => {
      // "Silver Springs, Florida" is no slip.
      const isSure = isKnown(place) || isNamed(place) || regions.get(place) !== undefined
      return (isSure ? undefined : nearest(place)) ?? place
    })
    const [only = '', ...more] = places
    const whole = more.length === 0 && around.length === 0 ? wholeOf(only) : undefined
    const holder = holding(only) || isKnown(only) || !whole ? undefined : holding(whole)
    if (whole && holder) return { section: holder, text: sentenceWith(holder, whole) }
    const missing = places.filter((place) => {
      const section = holding(place)
      const region = regions.get(place)
      return !section || (region !== undefined && isElsewhere(section, region))
    })
    const section = holding(places[0] ?? '') ?? lists[0]
    // Told of otherwise: as a breed or a brand, or as a place in other words.
    const isElse = (place: string) => !isKnown(place) && isNamed(place) && !holding(place)
    if (!section || missing.some(isElse)) return undefined
    if (missing.length > 0) {
      const withRegion = (place: string) =>
        [place, regions.get(place) ?? []].flat().map(capitalized).join(', ')
      const names = missing.map(withRegion).join(' or ')
      const others = places.filter((place) => !missing.includes(place))
      const listed = new Set(others.map((place) => sentenceWith(holding(place) ?? section, place)))
      const denial = `I don't see ${names} among the places we list. Please ask us.`
      return { section, text: [...listed, denial].join(' ') }
    }
    const said = places.map((place) => sentenceWith(holding(place) ?? section, place))
    const reply = [...new Set(said)].join(' ')
    const isListed = places.every((place) => lists.some((list) => says(list, place)))
    const isSure =
      isListed &&
      (affirms.test(reply) ||
        (isBareList(reply) && serving.test(`${section.title} ${section.heading}`))) &&
      asksOnlyOf([...places, ...around], text) &&
      around.every((region) => holds(section, region))
    const meant = places.filter((place, index) => place !== typed[index]).map(capitalized)
    if (meant.length > 0) return { section, text: `Do you mean ${meant.join(' and ')}? ${reply}` }
    if (!isClear || !isSure || denies.test(reply)) return { section, text: reply }
    return { section, text: `${isFar.test(text) ? 'No' : 'Yes'}. ${reply}` }
  }
}

const isPart =
  /^(?:(?:old town|downtown|uptown|upper|lower|central|inner|outer|north|south|east|west|northern|southern|eastern|western) )+/i

/** "Arlington" of "South Arlington", "Alexandria" of "Old Town Alexandria". */
const wholeOf = (place: string): string | undefined =>
  isPart.test(place) ? place.replace(isPart, '') : undefined

/** Where a place is said to be: "Springfield, IL", "Springfield in Illinois", "Vienna Austria". */
function regionAfter(place: string, text: string): string | undefined {
  const index = text.toLowerCase().indexOf(place.toLowerCase())
  const after = /^(,?)(?: in)? ([\p{L} ]+)/u.exec(
    index === -1 ? '' : text.slice(index + place.length),
  )
  const [, comma, said = ''] = after ?? []
  const [first = ''] = said.split(' ')
  const isShouted = first === first.toUpperCase() && /\p{Ll}/u.test(text)
  const isWord = isEnglish(first) || emptyWords.has(first) || lightWords.has(first)
  if (states.has(first.toLowerCase()) && (isShouted || !isWord)) return first.toUpperCase()
  // "Springfield, Portland" are two places; "Springfield, Oregon" is one.
  const regions = comma ? [...states.values()] : knownPlaces
  return regions.find((name) => `${said.toLowerCase()} `.startsWith(`${name} `))
}

function asksOnlyOf(places: readonly string[], text: string): boolean {
  const names = new Set(places.flatMap(words))
  const parts = text.split(/[.?!;\n]/).map(words)
  const about = parts.filter((part) => part.some((word) => names.has(word)))
  return about.flat().every((word) => names.has(word) || plainWords.has(word) || states.has(word))
}

function sentenceWith({ text }: Section, place: string): string {
  const said = text.split('\n').flatMap(sentences)
  const isIt = (sentence: string) =>
    ` ${words(sentence).join(' ')} `.includes(` ${words(place).join(' ')} `)
  return said.find(isIt) ?? text
}

/** Not "We board Boston terriers". */
function isOfPlace(sentence: string, place: string): boolean {
  const said = words(sentence).join(' ')
  const before = said.slice(0, said.indexOf(words(place).join(' ')))
  return serving.test(sentence) || /\b(?:in|to|at|near|around) $/.test(before)
}

/** "new york" as "New York"; what has a capital stays. */
const capitalized = (place: string): string =>
  /\p{Lu}/u.test(place)
    ? place
    : place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
