/** The places of the service area that a question names, and the passages that say we serve them. */
import { company } from '#shared/company'
import type { Match, PassageIndex } from '../passageIndex'
import { words } from '../words/fold'
import { Phrases } from '../words/phrases'
import { places } from '../words/places'
import { isLight, terms } from '../words/terms'

const towns = new Phrases<readonly string[]>()
for (const { neighbourhoods } of Object.values(company.areas)) {
  for (const name of neighbourhoods) towns.add(words(name), words(name))
}

const elsewhere = new Phrases<true>()
for (const name of places) elsewhere.add(words(name), true)

/** Points at a place that was named before: "do you come out here?" */
const pointing =
  /\b(?:here|there|it|that|both|either|zone|area|range|near|nearby|close|far|reach|cover(?:ed)?|come|serve[ds]?|serviced|map|territory|inside|within)\b/

export const pointsAtPlace = (said: readonly string[]): boolean => pointing.test(said.join(' '))

export const namesElsewhere = (said: readonly string[]): boolean =>
  said.some((_, at) => elsewhere.at(at, said) !== undefined)

/** Says nothing of it but that it may be served. */
const ofServing =
  /^(?:va|md|dc|virginia|maryland|serv(?:e|es|ed|ice|iced)|cover(?:s|ed)?|come|go|going|drive|reach|available|install|work|operate|yes|no)$/

/** "What about Baltimore?", "do you serve Herndon": whether a place elsewhere is named and nothing asked beside it. */
export function asksOfElsewhere(said: readonly string[]): boolean {
  const others: string[] = []
  let isNamed = false
  for (let at = 0; at < said.length; at += 1) {
    const place = elsewhere.at(at, said)
    if (place === undefined) others.push(said[at] ?? '')
    else at += place.length - 1
    isNamed ||= place !== undefined
  }
  const telling = terms(others.filter((word) => !ofServing.test(word)))
  return isNamed && telling.every(isLight)
}

export const namesPlace = (said: readonly string[]): boolean =>
  said.some((_, at) => (towns.at(at, said) ?? elsewhere.at(at, said)) !== undefined)

/** The words of each place that is named; none beside one elsewhere: "Vienna, Austria" is not ours. */
export function townsIn(said: readonly string[]): (readonly string[])[] {
  const named: (readonly string[])[] = []
  for (let at = 0; at < said.length; at += 1) {
    const town = towns.at(at, said)
    const other = elsewhere.at(at, said)
    // "Cleveland Park" is ours, Cleveland is not.
    if (other !== undefined && other.length > (town?.length ?? 0)) return []
    if (town === undefined) continue
    named.push(town.value)
    at += town.length - 1
  }
  return named
}

/** What the knowledge says of these places: one passage each, nothing where one of them is not known. */
export function passagesOfTowns(
  index: PassageIndex,
  named: readonly (readonly string[])[],
): Match[] {
  const found = named.map((town) => {
    const asked = terms(town).map((term) => ({ term, share: 1 }))
    return index.find(asked).find(({ coverage }) => coverage > 0.9)
  })
  const matches = found.filter((match) => match !== undefined)
  return matches.length === named.length ? matches : []
}
