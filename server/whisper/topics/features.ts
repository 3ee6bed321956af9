/** What of a question tells its topic: its words, pairs of them, and what they mean or hint at. */
import { company } from '#shared/company'
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { hintsOf } from '../words/hints'
import { kindsOfThings } from '../words/kinds'
import { Phrases } from '../words/phrases'
import { places } from '../words/places'
import { stem } from '../words/stem'
import { isLight, questionTerms } from '../words/terms'

/** Whatever the name, a town that is served is one, so is a place elsewhere, and who is on the team. */
const marks = { town: 'servedtown', elsewhere: 'otherplace', member: 'teammember' } as const
const names = new Phrases<string>()
for (const name of places) names.add(words(name), marks.elsewhere)
for (const { neighbourhoods } of Object.values(company.areas)) {
  for (const name of neighbourhoods) names.add(words(name), marks.town)
}

for (const { name } of company.team) {
  for (const part of [name, ...name.split(' ')]) names.add(words(part), marks.member)
}

/** The things of all kinds by their first word; one may be of several kinds. */
const things = new Map<string, { stems: readonly string[]; kind: string }[]>()
for (const [kind, named] of kindsOfThings) {
  for (const thing of named) {
    const stems = words(thing).map(stem)
    const first = stems[0] ?? ''
    things.set(first, [...(things.get(first) ?? []), { stems, kind: `#${kind}` }])
  }
}

const shares = {
  word: 1,
  light: 0.6,
  empty: 0.35,
  pair: 0.5,
  meaning: 0.8,
  hint: 0.4,
  kind: 0.8,
  beside: 0.5,
}

/** Of a way of asking, as topics list them. */
export const wordsOfWay = (way: string): string[] =>
  words(
    way
      .replaceAll('@town', marks.town)
      .replaceAll('@elsewhere', marks.elsewhere)
      .replaceAll('@member', marks.member),
  )

/** Features and what each counts, before how rare it is. `said`: folded words, put right. */
export function featuresOf(said: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  const count = (feature: string, share: number) => {
    if (share > (found.get(feature) ?? 0)) found.set(feature, share)
  }
  const known = named(said)
  const stems = known.map(stem)
  // Whom of the team it names tells who is asked about, besides that it is somebody of ours.
  for (const [at, word] of said.entries()) {
    if (names.at(at, said)?.value === marks.member) count(stem(word), shares.word)
  }
  for (const [at, one] of stems.entries()) {
    count(one, shareOf(known[at] ?? '', one))
    count(`${stems[at - 1] ?? '^'} ${one}`, shares.pair)
  }
  for (const [at, one] of stems.entries()) {
    for (const thing of things.get(one) ?? []) {
      const isThere = thing.stems.every((part, i) => stems[at + i] === part)
      if (isThere) count(thing.kind, shares.kind)
    }
  }
  for (const term of questionTerms(known)) {
    if (isLight(term)) continue
    count(`=${term}`, shares.meaning)
    for (const hint of hintsOf(term)) count(`=${hint}`, shares.hint)
  }
  return found
}

/** With those of what is said beside it, or before it, at a lesser share. */
export function withBeside(
  features: Map<string, number>,
  beside: readonly string[],
): Map<string, number> {
  for (const [feature, share] of beside.length > 0 ? featuresOf(beside) : []) {
    if (!features.has(feature)) features.set(feature, share * shares.beside)
  }
  return features
}

function shareOf(word: string, stem: string): number {
  if (emptyWords.has(word)) return shares.empty
  return isLight(stem) ? shares.light : shares.word
}

function named(said: readonly string[]): string[] {
  const known: string[] = []
  for (let at = 0; at < said.length; at += 1) {
    const found = names.at(at, said)
    known.push(found?.value ?? said[at] ?? '')
    at += (found?.length ?? 1) - 1
  }
  return known
}
