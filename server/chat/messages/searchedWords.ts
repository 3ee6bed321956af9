import { wordsOf } from '#shared/chat/words'
import type { MessageQueries } from './queries'

/** Of how many words it is asked how rare they are; the others are only tested. */
const wordsAsked = 8

/**
 * The words of a search, the rarest first: the index follows the first word; the others are tested on what it
 * finds. Rare is the word whose newest matches reach furthest back, which costs a page for each word, however
 * many matches it has. What is searched and has no words is found nowhere: `['']`.
 */
export async function searchedWords(
  messages: Pick<MessageQueries, 'reachOf'>,
  search: string,
): Promise<string[]> {
  const words = wordsOf(search)
  if (words.length === 0) return search === '' ? [] : ['']
  if (words.length === 1) return words
  const reaches = await Promise.all(
    words.slice(0, wordsAsked).map(async (word) => ({ word, reach: await messages.reachOf(word) })),
  )
  const rarest = reaches.sort((a, b) => a.reach - b.reach).map(({ word }) => word)
  return [...rarest, ...words.slice(wordsAsked)]
}
