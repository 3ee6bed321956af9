/**
 * Calls as a channel: callers wait for the answer on the line (calls.ts), so nothing is delivered;
 * and since they only hear offers, they can keep no more than two in mind.
 */
import type { Channel } from '../../chat/chat'
import { ofNumbers } from '../textChannel'

export function callChannel(reach: Parameters<typeof ofNumbers>[0]): Channel {
  return { ...ofNumbers(reach), name: 'call', mostOffers: 2, readsChoice: 'itself' }
}
