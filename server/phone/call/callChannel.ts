/**
 * Calls as a channel: who calls waits for the answer on the line (calls.ts), so nothing is delivered; and no
 * more than two offers can be kept in mind by who only hears them.
 */
import type { Channel } from '../../chat/chat'
import { ofNumbers } from '../textChannel'

export function callChannel(reach: Parameters<typeof ofNumbers>[0]): Channel {
  return { ...ofNumbers(reach), name: 'call', mostOffers: 2, readsChoice: 'itself' }
}
