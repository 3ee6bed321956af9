/**
 * Sends teammates' replies to visitors who left a message or aren't connected: each once, since the
 * email and text queues know it by its cause. Any server sends what a dead one left.
 */
import type { FastifyBaseLogger } from 'fastify'
import { dialledMobile, wayOf } from '#shared/contact/linkWays'
import type { Emails } from '../../mail/emailQueue'
import type { Conversations } from '../conversations'
import type { StoredReply } from '../handover/documents'
import type { Replies } from '../handover/replies'
import type { WritingOut } from '../handover/writingOut'
import type { AnswerEmail } from './answerEmail'
import type { ConversationLinks } from './links'

const leaseMs = 60_000

/** Sends texts; see phone/. */
export interface TextReply {
  /** Why a number can't be texted, for who typed it; null if it can. */
  whyNoTexts(number: string): Promise<string | null>
  /** Resolves once it is stored. Repeating a cause changes nothing. */
  sendReply(reply: {
    cause: string
    conversationId: string
    number: string
    /** The teammate's name. */
    from: string
    text: string
    link: string
  }): Promise<void>
}

interface Parts {
  replies: Replies
  conversations: Conversations
  writingOut: WritingOut
  links: ConversationLinks
  emails: Emails<AnswerEmail> | null
  texts: TextReply | null
  log: FastifyBaseLogger
}

export class SendingReplies {
  constructor(private readonly parts: Parts) {}

  async sendDue(): Promise<void> {
    const due = await this.parts.replies.takeDue(leaseMs)
    await Promise.all(due.map((reply) => this.send(reply)))
  }

  private async send(reply: StoredReply): Promise<void> {
    const { _id, conversationId, at, teammate, text } = reply
    const { replies, conversations, writingOut, links, emails, texts, log } = this.parts
    const conversation = await conversations.find(conversationId)
    if (conversation && !conversation.erasure && writingOut.writer(conversation)) {
      await writingOut.reply(conversation, reply)
      return replies.sendingIsOver(_id)
    }
    const contact = conversation?.handover?.contact
    const isRead = (conversation?.seenAt?.getTime() ?? 0) >= at.getTime()
    if (contact && !isRead && !conversation.erasure) {
      const { name, to } = contact
      const cause = `reply.${_id}`
      const from = teammate.name
      const way = wayOf(to)
      if (way === 'text' && texts) {
        const link = await links.make(conversationId)
        const number = dialledMobile(to)
        await texts.sendReply({ cause, conversationId, number, from, text, link })
      } else if (way === 'mail' && emails) {
        const data = async () => ({ to: name, from, text, link: await links.make(conversationId) })
        await emails.post({ cause, key: conversationId, to, data })
      } else log.warn({ reply: _id }, `a reply could not be sent by ${way}`)
    }
    await replies.sendingIsOver(_id)
  }
}
