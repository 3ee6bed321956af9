/** What a private link into a conversation ends with, behind the site's address. */
const start = '#conversation='

export function conversationHash(token: string): string {
  return start + token
}

/** The token in a page's hash; null without one. */
export function conversationToken(hash: string): string | null {
  return hash.startsWith(start) ? hash.slice(start.length) : null
}
