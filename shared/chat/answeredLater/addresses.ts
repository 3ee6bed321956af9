import type { Addresses } from '../../contract'

export const answeredLaterAddresses = {
  ways: 'GET /api/chat/contact',
  leave: 'POST /api/chat/contact',
  enter: 'POST /api/chat/enter',
} as const satisfies Addresses

/** The hash of a private link into a conversation, followed by its token. */
export const conversationHash = '#conversation='
