/** What the channels are called. */
import type { Channel } from '#shared/chat/records'

export const channelNames: Record<Channel, string> = { chat: 'Chat', text: 'Text', call: 'Call' }
