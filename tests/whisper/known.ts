/** What Whisper knows at the first start: the seed entries and the public pages. */
import { seeds } from '#server/knowledge/seeds'
import { pagePassages } from '#server/whisper/pagePassages'
import { passagesOf } from '#server/whisper/passages'
import type { Entry } from '#shared/knowledge/entry'

export const knownEntries: readonly Entry[] = seeds.map((seed) => ({
  ...seed,
  lastUpdated: '2025-06-03T00:00:00.000Z',
  version: 1,
}))

export const knownPassages = [...knownEntries.flatMap(passagesOf), ...pagePassages()]
