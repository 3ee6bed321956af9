/** How long a reply takes with 1,000 entries more, in milliseconds. */
import { type Passage, passagesOf } from '#server/whisper/passages'
import type { Labelled } from '../labelled/labelled'
import { manyEntries } from '../manyEntries'
import type { Contender } from './contender'

export const entriesMore = 1_000
/** The quickest of these counts: what else the machine does only lengthens the others. */
const rounds = 5

export const manyMore: readonly Passage[] = manyEntries(entriesMore).flatMap(passagesOf)

/**
 * The 95th percentile of a half's questions for each of the contenders, who take turns question by
 * question, so that all meet the same machine.
 */
export async function p95s(
  contenders: readonly Contender[],
  half: readonly Labelled[],
): Promise<number[]> {
  const quickest = contenders.map(() => half.map(() => Number.POSITIVE_INFINITY))
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { ask }] of half.entries()) {
      for (const [which, contender] of contenders.entries()) {
        const began = performance.now()
        await contender.reply(ask, [])
        const own = quickest[which]
        if (own) own[place] = Math.min(own[place] ?? 0, performance.now() - began)
      }
    }
  }
  return quickest.map((took) => {
    took.sort((a, b) => a - b)
    return took[Math.ceil(took.length * 0.95) - 1] ?? 0
  })
}
