/** The least score at which plain search does best on some questions: as good as one threshold makes it. */
import type { Labelled } from '../labelled/labelled'
import { judge } from './judge'
import { type Found, searching } from './plainSearch'

export async function bestThreshold(
  find: (ask: string) => Found | undefined,
  half: readonly Labelled[],
): Promise<number> {
  const tried = new Set([0, ...half.map(({ ask }) => find(ask)?.score ?? 0)])
  let best = { least: 0, good: -1 }
  for (const least of tried) {
    const contender = searching('', find, least)
    const replies = await Promise.all(half.map(({ ask }) => contender.reply(ask, [])))
    const good = half.filter((one, at) => {
      const reply = replies[at]
      return reply !== undefined && ['right', 'admitted'].includes(judge(one, reply))
    }).length
    if (good > best.good) best = { least, good }
  }
  return best.least
}
