/** What Whisper knows at the first start: the seed entries, the public pages and the price list. */
import { readFileSync } from 'node:fs'
import { seeds } from '#server/knowledge/seedKnowledge'
import { type AnswerEngine, createAnswerEngine } from '#server/whisper/answerEngine'
import { readWordTable } from '#server/whisper/engine/wordTable'
import { listPrices } from '#server/whisper/prices/listPrices'
import type { Entry } from '#shared/knowledge/entry'

export const wordTable = readWordTable(readFileSync('server/whisper/engine/words.bin'))

export const knownEntries: readonly Entry[] = seeds.map((seed) => ({
  ...seed,
  lastUpdated: '2025-06-03T00:00:00.000Z',
  version: 1,
}))

export const knowledge = { entries: knownEntries, prices: listPrices, readAt: 0 }

export const knownEngine = (): AnswerEngine => createAnswerEngine(knowledge, wordTable)
