/**
 * Answers "Do you serve Arlington?" with yes, or by saying that the place isn't in the knowledge's
 * list: the list alone would read as a yes.
 */
import type { Section } from '../engine/sections'
import { sentences } from '../engine/sentences'
import { isEnglish } from '../words/english'
import { words } from '../words/fold'

interface PlaceAnswer {
  text: string
  section: Section
}

const asksPlace =
  /\b(?:do|does|can|could|will|would|are|is)\b[^.?!\n]*?\b(?:serv(?:e|es|icing)|service|cover(?:s|ing)?|come|deliver(?:s|ing)?|ship(?:s|ping)?|travel|operate|work(?:ing)?|install(?:ing|s)?|available|located|offer(?:ed)?|based|go)\b(?: (?:it|this|them|out|all the way|as far|service|services))*(?: (?:to|in|into|near|around|as|at|for|over)){0,2} (?<places>[^.?!;\n]+)/i
const isIn =
  /\b(?:is|are) (?<places>[^.?!;\n]+?) (?:(?:in|within|inside|part of) your (?:\w+ )?(?:area|region|range|zone|territory|reach)|covered|served)\b/i
const areIn =
  /^(?:and |so |hi,? |hello,? )?are (?:you|you guys|y['’]?all) (?:also |even |anywhere )?(?:in|near|around) (?<places>[^.?!;\n]+)/i
const tellsPlace =
  /^(?:(?:hi|hello|hey|ok),? )?(?:i['’]?m|i am|we['’]?re|we are|i live|we live) (?:located |based |over |out |here )?(?:in|near|from|outside) (?<places>[^.?!;\n]+?)[.!]?$/i
const listsPlaces = /(?:\p{Lu}[\p{L}.'’ -]{2,30},\s*){2,}(?:and\s+)?\p{Lu}/u
const denies = /\b(?:not|no|never|except|outside|without|unless)\b|n['’]t\b/i
const mostPlaces = 4
const mostWords = 4

export function createPlaceAnswers(
  sections: readonly Section[],
): (text: string) => PlaceAnswer | undefined {
  const lists = sections.filter(({ text }) => listsPlaces.test(text))
  const folded = new Map(lists.map((section) => [section, ` ${words(section.text).join(' ')} `]))

  return (text) => {
    if (lists.length === 0) return undefined
    const places = placesAsked(text)
    if (places.length === 0) return undefined
    const holding = (place: string) =>
      lists.find((section) => folded.get(section)?.includes(` ${words(place).join(' ')} `))
    const missing = places.filter((place) => !holding(place))
    const section = holding(places[0] ?? '') ?? lists[0]
    if (!section) return undefined
    if (missing.length > 0) {
      const names = missing.map(capitalized).join(' or ')
      return { section, text: `I don't see ${names} among the places we list. Please ask us.` }
    }
    const said = places.map((place) => sentenceWith(holding(place) ?? section, place))
    const reply = [...new Set(said)].join(' ')
    return { section, text: denies.test(reply) ? reply : `Yes. ${reply}` }
  }
}

function sentenceWith({ text }: Section, place: string): string {
  const said = text.split('\n').flatMap(sentences)
  const isIt = (sentence: string) =>
    ` ${words(sentence).join(' ')} `.includes(` ${words(place).join(' ')} `)
  return said.find(isIt) ?? text
}

/** "new york" as "New York"; what has a capital stays. */
const capitalized = (place: string): string =>
  /\p{Lu}/u.test(place)
    ? place
    : place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/** Names only: "in winter" and "on weekends" aren't places. */
function placesAsked(text: string): string[] {
  const asked = [asksPlace, isIn, areIn, tellsPlace].map((one) => one.exec(text)).find(Boolean)
  const said = asked?.groups?.places ?? ''
  return said
    .split(/\s*(?:,|\band\b|\bor\b|\/)\s*/i)
    .map((place) => place.replace(/^(?:the|in|to|near|at)\s+/i, '').trim())
    .filter((place) => isName(place))
    .slice(0, mostPlaces)
}

function isName(place: string): boolean {
  const parts = place.split(/\s+/)
  if (place === '' || parts.length > mostWords) return false
  const isCapital = parts.every((part) => /^\p{Lu}/u.test(part) || /^(?:of|the|de|la)$/.test(part))
  return isCapital || words(place).every((word) => !isEnglish(word) && !/\d/.test(word))
}
