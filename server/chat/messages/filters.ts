/**
 * The filters by which admins read messages. Each walks an index from a cursor and stops at its
 * limit: a page costs the same among a hundred interactions as among a hundred thousand.
 */
import type { ChannelName } from '#shared/chat/channels'
import type { Filter as ChatFilter } from '#shared/chat/rules'
import { latestBy, type StoreCursor } from '../../http/pagination'
import type { Filter } from '../../store/port'
import type { StoredMessage } from '../documents'

export interface ListQuery {
  filter: ChatFilter
  /** Word prefixes: the index finds the first, the others are tested on it. '' matches nothing. */
  words: readonly string[]
  conversation?: string | undefined
  channel?: ChannelName | undefined
  before?: string | undefined
  limit: number
}

export const newestFirst = latestBy<StoredMessage>('at')

/** Folded words consist of letters and digits only, so the pattern needs no escaping. */
export function startsWith(word: string) {
  return word === '' ? '' : { $regex: `^${word}` }
}

export function listFilter(query: ListQuery): Filter<StoredMessage> {
  const filter: Filter<StoredMessage> = { from: 'visitor' }
  if (query.filter !== 'all') filter['feedback.helpful'] = query.filter === 'positive'
  if (query.conversation) filter.conversationId = query.conversation
  if (query.channel) filter.channel = query.channel
  const [first, ...others] = query.words
  if (first !== undefined) filter.words = startsWith(first)
  const conditions: Filter<StoredMessage>[] = others.map((word) => ({ words: startsWith(word) }))
  if (conditions.length > 0) filter.$and = conditions
  return { ...filter, ...newestFirst.after(query.before) }
}

export function changesFilter(from: Date | StoreCursor): Filter<StoredMessage> {
  if (from instanceof Date) return { updatedAt: { $gte: from } }
  return {
    updatedAt: { $gte: from.at },
    $or: [{ updatedAt: { $gt: from.at } }, { _id: { $gt: from.id } }],
  }
}
