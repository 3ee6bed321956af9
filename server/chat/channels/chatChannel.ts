/** Chat in the panel on the site: visitors are connected and see answers as stored (visitorSockets.ts). */
import type { Channel } from './channel'

export const chatChannel: Channel = {
  name: 'chat',
  conversationMs: Number.POSITIVE_INFINITY,
  mostOffers: Number.POSITIVE_INFINITY,
  readsChoice: 'words',
  people: 'connected',
}
