import { searchTerms } from '#shared/chat/searchTerms'
import type { MessageQueries } from './queries'

/** How many terms are ranked by rarity; the rest only filter. */
const maxRanked = 8

/**
 * The terms of a search, rarest first: the index finds the first; the others are tested on that. A
 * term is rarer the further back its newest matches reach. Finding out costs one page per term,
 * however many matches it has. A search without terms matches nothing: `['']`.
 */
export async function rarestFirst(
  messages: Pick<MessageQueries, 'reachOf'>,
  search: string,
): Promise<string[]> {
  const words = searchTerms(search)
  if (words.length === 0) return search === '' ? [] : ['']
  if (words.length === 1) return words
  const reaches = await Promise.all(
    words.slice(0, maxRanked).map(async (word) => ({ word, reach: await messages.reachOf(word) })),
  )
  const rarest = reaches.sort((a, b) => a.reach - b.reach).map(({ word }) => word)
  return [...rarest, ...words.slice(maxRanked)]
}
