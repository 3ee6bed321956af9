/** How long a reply takes with 1,000 entries more, in milliseconds. */
import { type Passage, passagesOf } from '#server/whisper/passages'
import type { Labelled } from '../labelled/labelled'
import { manyEntries } from '../manyEntries'
import type { Contender } from './contender'

export const entriesMore = 1_000
const warmUps = 1

export const manyMore: readonly Passage[] = manyEntries(entriesMore).flatMap(passagesOf)

/** The 95th percentile of the half's questions, once everything is warm. */
export async function p95(contender: Contender, half: readonly Labelled[]): Promise<number> {
  const took: number[] = []
  for (let round = 0; round <= warmUps; round += 1) {
    for (const { ask } of half) {
      const began = performance.now()
      await contender.reply(ask, [])
      if (round === warmUps) took.push(performance.now() - began)
    }
  }
  took.sort((a, b) => a - b)
  return took[Math.ceil(took.length * 0.95) - 1] ?? 0
}
