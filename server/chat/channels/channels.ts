/** The channels that are open on this server. */
import { type ChannelName, channelNames } from '#shared/chat/channels'
import { Intake, type IntakeParts } from '../intake'
import type { Channel } from './channel'
import { chatChannel } from './chatChannel'

export class Channels {
  private readonly byName = new Map<string, Channel>([[chatChannel.name, chatChannel]])

  /** Starts delivering the channel's answers. Returns where its messages come in. */
  open(channel: Channel, parts: IntakeParts): Intake {
    this.byName.set(channel.name, channel)
    return new Intake(channel, parts)
  }

  /** Undefined if not open, such as for a message from a channel that was open before. */
  find(name: string): Channel | undefined {
    return this.byName.get(name)
  }

  /** In the order screens show them. */
  get names(): ChannelName[] {
    return channelNames.filter((name) => this.byName.has(name))
  }

  /** Those whose answers have to be delivered. */
  get delivering(): string[] {
    return [...this.byName.values()].filter(({ deliver }) => deliver).map(({ name }) => name)
  }
}
