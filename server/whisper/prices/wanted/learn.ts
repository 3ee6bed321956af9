/** Learns anew whether an item that is named is wanted, and writes it beside (`npm run learn`). */
import { writeFileSync } from 'node:fs'
import { fingerprintOf } from '../../learning/fingerprint'
import { toBytes } from '../../learning/learnedFile'
import { type Labelled, train } from '../../learning/training'
import { understand } from '../../understand'
import { asTyped } from '../../words/spelling'
import { itemNames, namedIn } from '../itemNames'
import { listPrices } from '../listPrices'
import { alonesAsked, followingsAsked, waysAlone, waysFollowing } from '../ways/ways'
import { markedIn, markedLines } from './marked'
import { type Mention, mentionsIn } from './mentions'

export const wantedLabels = ['not', 'wanted'] as const

export function namings(): Labelled[] {
  const names = itemNames(listPrices)
  const marked = markedLines().flatMap((line) => markedIn(line, names))
  // Of what is plainly added up all is wanted.
  const summed = alonesAsked()
    .filter(({ label }) => waysAlone[label] === 'sum')
    .flatMap(({ message }) => firstOfEach(mentionsIn(understand(message, asTyped).said, names)))
  // Of what follows on a set and is asked for alone or with it, what was not named before.
  const followed = followingsAsked()
    .filter(({ label }) => /^(?:alone|added)$/.test(waysFollowing[label] ?? ''))
    .flatMap(({ message, before }) => {
      const known = namedIn(understand(before, asTyped).said, names)
      return mentionsIn(understand(message, asTyped).said, names).filter(
        ({ ids }) => !ids.some((id) => known.has(id)),
      )
    })
  return [
    ...marked.map(({ features, isWanted }) => ({ features, label: isWanted ? 1 : 0 })),
    ...[...summed, ...followed].map(({ features }) => ({ features, label: 1 })),
  ]
}

/** Named again, an item may be meant that was counted. */
const firstOfEach = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ ids }, at) =>
    mentions.slice(0, at).every((other) => !other.ids.some((id) => ids.includes(id))),
  )

export function learnWanted(): void {
  const all = namings()
  const trained = train(all, wantedLabels.length, () => true)
  const bytes = toBytes(trained, { from: fingerprintOf(all), heads: wantedLabels, words: [] })
  writeFileSync('server/whisper/prices/wanted/wanted.bin', bytes)
  console.log(`wanted or not from ${all.length} namings of items: ${bytes.length} bytes`)
}
