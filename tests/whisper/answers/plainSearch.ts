/**
 * The baseline: MiniSearch with its defaults over the same passages. It says the best passage whole
 * when its score is above the least, and knows neither conversation nor parts of a question.
 */
import MiniSearch from 'minisearch'
import type { Passage } from '#server/whisper/passages'
import { admission } from '#server/whisper/replies'
import type { Contender } from './contender'

export interface Found {
  text: string
  score: number
}

export function plainSearch(passages: readonly Passage[]): (ask: string) => Found | undefined {
  const search = new MiniSearch({ fields: ['title', 'heading', 'text'] })
  search.addAll(passages.map(({ title, heading, text }, id) => ({ id, title, heading, text })))
  return (ask) => {
    const [best] = search.search(ask)
    const text = passages[Number(best?.id)]?.text
    return best && text !== undefined ? { text, score: best.score } : undefined
  }
}

export function searching(
  name: string,
  find: (ask: string) => Found | undefined,
  least = 0,
): Contender {
  return {
    name,
    async reply(ask) {
      const found = find(ask)
      return found && found.score > least
        ? { text: found.text, admits: 'none', isSure: true }
        : { text: admission, admits: 'all', isSure: false }
    },
  }
}
