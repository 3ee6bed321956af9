/**
 * The channels by which visitors reach Whisper (specification, section 1): one line for each is all that
 * schemas, filters, exports and screens know of it. What it does is in server/chat/channels/channel.ts.
 */
interface ChannelFacts {
  /** As screens call it. */
  name: string
  /** On each card; null where none is needed, because most interactions come this way. */
  icon: 'message' | 'phone' | null
  /** Whether its visitors have the panel on the site before them, open or closed. */
  hasPanel: boolean
}

const facts = {
  chat: { name: 'Chat', icon: null, hasPanel: true },
  text: { name: 'Text', icon: 'message', hasPanel: false },
  call: { name: 'Call', icon: 'phone', hasPanel: false },
} as const satisfies Record<string, ChannelFacts>

export type ChannelName = keyof typeof facts
/** All but the panel: what comes by them can lead to a private link to the quote form. */
export type OtherChannelName = Exclude<ChannelName, 'chat'>

export const channels: Readonly<Record<ChannelName, ChannelFacts>> = facts
export const channelNames = Object.keys(channels) as [ChannelName, ...ChannelName[]]
export const otherChannelNames = channelNames.filter(
  (name): name is OtherChannelName => name !== 'chat',
)
