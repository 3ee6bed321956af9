import { whisperPath } from '../whisperTabs'

/** Live Chats showing only that conversation. */
export function conversationPath(id: string): string {
  return `${whisperPath}/live-chats?conversation=${encodeURIComponent(id)}`
}
