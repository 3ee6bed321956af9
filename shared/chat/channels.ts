/**
 * The channels by which visitors reach Whisper (specification, section 1). Each is one line here,
 * which is all that schemas, filters, exports and screens know of it;
 * server/chat/channels/channel.ts has the behavior.
 */
interface ChannelFacts {
  /** The name on screens. */
  name: string
  /** The icon on each card; null for the most common channel, which needs none. */
  icon: 'message' | 'phone' | null
  /** Whether its visitors have the panel on the site, open or closed. */
  hasPanel: boolean
  /** Whether a teammate can take a conversation over here; `people` of the channel says how. */
  canBeTakenOver: boolean
}

const facts = {
  chat: { name: 'Chat', icon: null, hasPanel: true, canBeTakenOver: true },
  text: { name: 'Text', icon: 'message', hasPanel: false, canBeTakenOver: true },
  call: { name: 'Call', icon: 'phone', hasPanel: false, canBeTakenOver: false },
} as const satisfies Record<string, ChannelFacts>

export type ChannelName = keyof typeof facts

export const channels: Readonly<Record<ChannelName, ChannelFacts>> = facts
export const channelNames = Object.keys(channels) as [ChannelName, ...ChannelName[]]
/** They can lead to a private link to the quote form. */
export const channelsWithoutPanel = channelNames.filter(
  (name): name is Exclude<ChannelName, 'chat'> => !channels[name].hasPanel,
)
