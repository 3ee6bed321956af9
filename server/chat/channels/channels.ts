/** The channels that are open on this server. */
import { type ChannelName, channelNames } from '#shared/chat/channels'
import type { Channel } from './channel'
import { Intake, type IntakeParts } from './intake'
import { panel } from './panel'

export class Channels {
  private readonly byName = new Map<string, Channel>([[panel.name, panel]])

  /** From now on its answers are delivered. Returns where its messages come in. */
  open(channel: Channel, parts: IntakeParts): Intake {
    this.byName.set(channel.name, channel)
    return new Intake(channel, parts)
  }

  /** Undefined where it is not open, such as that of a message from when it was. */
  find(name: string): Channel | undefined {
    return this.byName.get(name)
  }

  /** In the order of screens. */
  get names(): ChannelName[] {
    return channelNames.filter((name) => this.byName.has(name))
  }

  /** Those whose answers are to be delivered. */
  get delivering(): string[] {
    return [...this.byName.values()].filter(({ deliver }) => deliver).map(({ name }) => name)
  }
}
