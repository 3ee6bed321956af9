import { searchTerms } from '#shared/chat/searchTerms'
import type { MessageQueries } from './queries'

/** How many terms are ranked by rarity; the others are only filtered by. */
const maxRanked = 8

/**
 * The terms of a search, the rarest first: the index follows the first; the others are tested on what it
 * finds. Rare is the term whose newest matches reach furthest back, which costs a page for each term, however
 * many matches it has. A search without terms matches nothing: `['']`.
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
