/**
 * Sends lines and replies to visitors who aren't connected: each once, because the channel's queue
 * identifies it by its key, and a reply before any line that follows it. What a crashed server left
 * unsent goes out at the next start, or with due replies; what was stored unnoticed, when that shows.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Teammates } from '../../team/team'
import type { Channels } from '../channels/channels'
import type { StoredConversation } from '../documents'
import { lineCause, replyCause, type StoredLine, type StoredReply } from './documents'
import type { HandoverStore } from './handoverStore'
import { lineText } from './lineText'
import type { Replies } from './replies'
import { isForPerson } from './transitions'

const maxAgeMs = 3_600_000

interface Parts {
  channels: Channels
  handovers: HandoverStore
  replies: Replies
  teammates: Teammates
  log: FastifyBaseLogger
}

export class HandoverTexts {
  constructor(private readonly parts: Parts) {
    parts.handovers.events.on('changed', (conversation, line) => {
      this.line(conversation, line).catch((err: unknown) =>
        parts.log.warn({ err }, 'sending a handover text failed'),
      )
    })
  }

  /** How to write to the conversation's visitor; null if they are connected or can't be reached. */
  writerFor({ channel }: Pick<StoredConversation, 'channel'>) {
    const people = this.parts.channels.find(channel)?.people
    return people === undefined || people === 'connected' ? null : people
  }

  /** False if the channel isn't open for now. */
  async reply(
    conversation: StoredConversation,
    { _id, teammate, text }: StoredReply,
  ): Promise<boolean> {
    const writer = this.writerFor(conversation)
    await writer?.write(conversation, {
      key: replyCause(_id),
      text: `${teammate.name}: ${text}`,
      isPromised: true,
    })
    return writer !== null
  }

  /** Repeats the lines of the last hour; those already sent are skipped by their key. */
  async resumeUnsent(): Promise<void> {
    const since = new Date(Date.now() - maxAgeMs)
    for await (const conversation of this.parts.handovers.withLinesSince(since)) {
      for (const line of conversation.lines ?? [])
        if (line.at >= since) await this.line(conversation, line)
    }
  }

  private async line(conversation: StoredConversation, line: StoredLine): Promise<void> {
    const writer = this.writerFor(conversation)
    // Texting about a settled chat would invite a reply.
    if (!writer || conversation.erasure || line.kind === 'over') return
    // The next line says that nobody is here.
    const { presence } = this.parts.teammates
    if (line.kind === 'lost' && !(await presence.mayAnyBeAvailable())) return
    const hours = line.kind === 'left' ? await this.parts.teammates.hours.inWords() : {}
    const text = lineText(line, { ...hours, isForPerson: isForPerson(conversation.handover) })
    for (const reply of await this.parts.replies.dueIn(conversation._id, line.at))
      await this.reply(conversation, reply)
    await writer.write(conversation, { key: lineCause(line.id), text })
  }
}
