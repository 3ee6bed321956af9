/**
 * Sends teammates' replies to visitors who left a message or aren't connected: each once, since the
 * email and text queues identify it by its cause. Any server sends what was left unsent by one that
 * crashed, or that had no mail server or text service.
 */
import type { FastifyBaseLogger } from 'fastify'
import { linkMs } from '#shared/lifetimes'
import { dialedMobile, wayOf } from '#shared/linkWays'
import type { Cause } from '#shared/undelivered/causes'
import { eachByItself } from '../../jobs/eachByItself'
import type { Emails } from '../../mail/emailQueue'
import { chatChannel } from '../channels/chatChannel'
import type { Conversations } from '../conversations'
import { replyCause, type StoredReply } from '../handover/documents'
import type { HandoverTexts } from '../handover/handoverTexts'
import type { Replies } from '../handover/replies'
import type { AnswerEmail } from './answerEmail'
import type { ConversationLinks } from './links'

const leaseMs = 60_000

/** Sends texts; see phone/. */
export interface TextReply {
  /** Why a number can't be texted, for who typed it; null if it can. */
  whyNoTexts(number: string): Promise<string | null>
  /** Resolves once it is stored. Repeating a cause changes nothing. */
  sendReply(reply: {
    cause: Cause
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
  handoverTexts: HandoverTexts
  links: ConversationLinks
  emails: Emails<AnswerEmail> | null
  texts: TextReply | null
  log: FastifyBaseLogger
}

export class SendingReplies {
  constructor(private readonly parts: Parts) {}

  async sendDue(): Promise<void> {
    const due = await this.parts.replies.takeDue(leaseMs)
    let waiting = 0
    // Sent one after the other, so that no answer overtakes the one it corrects.
    const inOrder = due.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    await eachByItself(inOrder, async (reply) => {
      if ((await this.parts.replies.isNext(reply)) && !(await this.send(reply))) waiting += 1
    })
    if (waiting > 0)
      this.parts.log.warn({ waiting }, 'replies wait for a mail server or a text service')
  }

  /** False if nothing can send it for now: it stays due, for as long as its link would last. */
  private async send(reply: StoredReply): Promise<boolean> {
    const { _id, at } = reply
    const isSettled = (await this.settle(reply)) || Date.now() - at.getTime() > linkMs
    if (isSettled) await this.parts.replies.sendingIsOver(_id)
    return isSettled
  }

  private async settle(reply: StoredReply): Promise<boolean> {
    const { _id, conversationId, at, teammate, text } = reply
    const { conversations, handoverTexts, links, emails, texts } = this.parts
    const conversation = await conversations.find(conversationId)
    if (!conversation || conversation.erasure) return true
    if (conversation.channel !== chatChannel.name) return handoverTexts.reply(conversation, reply)
    const contact = conversation.handover?.contact
    const seenAt = conversation.seenAt?.getTime() ?? 0
    // Seen later than now is from before the clock was set back: it tells nothing of this reply.
    const isRead = seenAt >= at.getTime() && seenAt <= Date.now()
    if (!contact || isRead) return true
    const { name, to } = contact
    const cause = replyCause(_id)
    const from = teammate.name
    if (wayOf(to) === 'text') {
      if (!texts) return false
      const link = await links.make(conversationId)
      const number = dialedMobile(to)
      await texts.sendReply({ cause, conversationId, number, from, text, link })
    } else {
      if (!emails) return false
      const data = async () => ({ to: name, from, text, link: await links.make(conversationId) })
      await emails.enqueue({ cause, key: conversationId, to, data })
    }
    return true
  }
}
