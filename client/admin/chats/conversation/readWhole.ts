/** All interactions of a conversation, newest first, page by page. */
import type { Interaction } from '#shared/chat/records'
import { chat } from '../../data/chats/calls'

const pageSize = 200

export async function readWhole(conversation: string): Promise<Interaction[]> {
  const all: Interaction[] = []
  let before: string | null = null
  do {
    const page: { interactions: Interaction[]; next: string | null } = await chat.interactions({
      conversation,
      limit: pageSize,
      ...(before === null ? {} : { before }),
    })
    all.push(...page.interactions)
    before = page.next
  } while (before !== null)
  return all
}
