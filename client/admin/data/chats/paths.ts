import { whisperPath } from '../whisperTabs'

/** Live Chats with that conversation alone. */
export function conversationPath(id: string): string {
  return `${whisperPath}/live-chats?conversation=${encodeURIComponent(id)}`
}
