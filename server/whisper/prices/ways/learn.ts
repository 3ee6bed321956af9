/** Learns the ways of asking about a set anew and writes what was learned beside them (`npm run learn`). */
import { writeFileSync } from 'node:fs'
import { fingerprintOf } from '../../learning/fingerprint'
import { toBytes } from '../../learning/learnedFile'
import { type Labelled, train } from '../../learning/training'
import { topics } from '../../topics/topics'
import { understand } from '../../understand'
import { words } from '../../words/fold'
import { asTyped } from '../../words/spelling'
import { isOfPrice } from '../asks'
import { itemNames, namedIn } from '../itemNames'
import { listPrices } from '../listPrices'
import { markedLines, unmarked } from '../wanted/marked'
import { featuresOfWay } from './masked'
import { alonesAsked, followingsAsked, type Way, waysAlone, waysFollowing } from './ways'

export const examplesOf = {
  alone: () => examples([...alonesAsked(), ...parted(), ...unpriced()]),
  following: () => examples([...followingsAsked(), ...otherSubjects()]),
}

/** Of which some of what is named is wanted, and that is added up. */
const parted = (): Way[] =>
  markedLines().map((line) => ({
    label: waysAlone.indexOf('sum'),
    message: unmarked(line),
    before: '',
  }))

/** What names an item, and asks of it what no price answers. */
function unpriced(): Way[] {
  const names = itemNames(listPrices)
  const label = waysAlone.indexOf('none')
  return topics
    .flatMap(({ ways }) => ways.filter((way) => !way.includes('>>')))
    .filter((way) => namedIn(words(way), names).size > 0 && !isOfPrice(words(way).join(' ')))
    .map((message) => ({ label, message, before: '' }))
}

/** One of so many that name no item is enough to know them by. */
const apart = 15

/** What may follow on a set and asks no price; of that which names items, every second names those of the set. */
function otherSubjects(): Way[] {
  const label = waysFollowing.indexOf('none')
  const named = unpriced().map(({ message }, at) => ({
    label,
    message,
    before: at % 2 === 0 ? message : '',
  }))
  const unnamed = topics
    .flatMap(({ ways }) => ways.filter((way) => !way.includes('>>')))
    .filter((way, at) => at % apart === 0 && !isOfPrice(words(way).join(' ')))
    .map((message) => ({ label, message, before: '' }))
  return [...named, ...unnamed]
}

function examples(ways: readonly Way[]): Labelled[] {
  const names = itemNames(listPrices)
  const wordsOf = (text: string) => understand(text, asTyped).said
  return ways.map(({ label, message, before }) => {
    const known = namedIn(wordsOf(before), names)
    return { label, features: featuresOfWay(wordsOf(message), names, known) }
  })
}

export function learnWays(): void {
  for (const [name, labels] of [
    ['alone', waysAlone],
    ['following', waysFollowing],
  ] as const) {
    const all = examplesOf[name]()
    const trained = train(all, labels.length, () => true)
    const bytes = toBytes(trained, { from: fingerprintOf(all), heads: labels, words: [] })
    writeFileSync(`server/whisper/prices/ways/${name}.bin`, bytes)
    console.log(
      `${labels.length} ways of asking about a set from ${all.length} messages: ${bytes.length} bytes`,
    )
  }
}
