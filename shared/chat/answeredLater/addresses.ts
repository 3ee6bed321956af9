import type { Addresses } from '../../contract'

export const answeredLaterAddresses = {
  ways: 'GET /api/chat/contact',
  leave: 'POST /api/chat/contact',
  enter: 'POST /api/chat/enter',
} as const satisfies Addresses

/** What a private link into a conversation has behind the site's address, before its token. */
export const conversationHash = '#conversation='
