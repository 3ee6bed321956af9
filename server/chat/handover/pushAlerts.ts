/** Push notifications to available teammates who want them. Never shows visitors' words. */
import type { Occasion } from '#shared/team/rules'
import { alertAfterMinutes } from '#shared/team/rules'
import type { Push, Teammates } from '../../team/team'
import type { StoredConversation } from '../documents'
import { nameOfVisitor } from '../nameOfVisitor'

type ChatOccasion = Exclude<Occasion, 'orders' | 'attention'>

const titles: Record<ChatOccasion, (visitor: string) => string> = {
  waits: (visitor) => `${visitor} is waiting for a person`,
  waited: (visitor) => `${visitor} has waited for ${alertAfterMinutes} minutes`,
  wrote: (visitor) => `${visitor} wrote to you`,
  left: (visitor) => `${visitor} left a message`,
  handed: (visitor) => `${visitor} was handed to you`,
}

/** Titles of alerts about several visitors at once. */
export const togetherTitles: Record<'waited' | 'left', (count: number) => string> = {
  waited: (count) => `${count} visitors are waiting for a person`,
  left: (count) => `${count} visitors left messages`,
}

/** The Live Chats view of waiting visitors or of left messages; `open`: a conversation's id. */
export function liveChatsPath(what: ChatOccasion, open?: string): string {
  const view = `/admin/whisper/live-chats?view=${what === 'left' ? 'left' : 'now'}`
  return open === undefined ? view : `${view}&open=${open}`
}

export class PushAlerts {
  constructor(
    private readonly push: Push,
    private readonly teammates: Teammates,
  ) {}

  /** Notifies every teammate who wants this kind, or only `one`. Never throws. */
  async send(what: ChatOccasion, conversation: StoredConversation, one?: string): Promise<void> {
    const { _id } = conversation
    await this.push.send(what, () => this.teammates.recipientsByPush(what, { one }), {
      title: titles[what](nameOfVisitor(conversation)),
      body: 'Open to read and answer.',
      tag: `conversation ${_id}`,
      path: liveChatsPath(what, _id),
    })
  }

  /** Sends one alert about several visitors. Never throws. */
  async sendTogether(what: 'waited' | 'left', count: number): Promise<void> {
    await this.push.send(what, () => this.teammates.recipientsByPush(what), {
      title: togetherTitles[what](count),
      body: 'Open to read and answer.',
      tag: `conversations ${what}`,
      path: liveChatsPath(what),
    })
  }
}
