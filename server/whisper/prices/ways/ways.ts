/**
 * How a message asks about the items that it names: the labels of asked/*.txt, in which each line is a message in
 * the words of a writer who had not seen the answering. In following.txt it stands after the one before and `>>`.
 */
import alone from './asked/alone.txt?raw'
import following from './asked/following.txt?raw'

/**
 * Of a message by itself: for the price of plainly what is named, added up; for one of anything else; for none, as
 * what is asked of the topics.
 */
export const waysAlone = ['sum', 'else', 'none'] as const
/**
 * Of one after a set was named: for what it names itself, for that with the set, for the set put right, for the set
 * as it was in another light, for anything else of their prices, or for none.
 */
export const waysFollowing = ['alone', 'added', 'changed', 'again', 'else', 'none'] as const

export interface Way {
  label: number
  message: string
  before: string
}

export const alonesAsked = (): Way[] => readWays(alone, waysAlone)
export const followingsAsked = (): Way[] => readWays(following, waysFollowing)

function readWays(text: string, labels: readonly string[]): Way[] {
  return text.split(/^= /m).flatMap((block) => {
    const [head = '', ...lines] = block.trim().split('\n')
    const label = labels.indexOf(head)
    return lines.map((line) => {
      const [before = '', message = before] = line.split(' >> ')
      return { label, message, before: message === before ? '' : before }
    })
  })
}
