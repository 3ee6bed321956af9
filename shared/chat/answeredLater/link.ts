/** What a private link into a conversation has behind the site's address, before its token. */
export const conversationHash = '#conversation='
