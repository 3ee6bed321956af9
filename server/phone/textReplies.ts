/**
 * Answers that must go out as texts, in the order of the questions. A message says that its answer is
 * still to go (`replyDue`), so one whose server died before it was put into the outbox is found.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Messages, OtherChannels, StoredMessage } from '../chat/chat'
import type { QuoteForm } from '../contact/contact'
import { inWriting, type Numbers } from './numbers'
import type { Outbox } from './outbox'
import { leadsToForm } from './wantsForm'
import { answerText } from './wording'

const sweepMs = 2_000
const page = 200

export class TextReplies {
  private readonly sweeping: NodeJS.Timeout
  private readonly turns = new Map<string, Promise<void>>()

  constructor(
    private readonly parts: {
      messages: Messages
      channels: OtherChannels
      numbers: Numbers
      outbox: Outbox
      quoteForm: QuoteForm
      publicUrl: string
      log: FastifyBaseLogger
    },
  ) {
    // An answer stands: it goes, and with it later ones that waited for it.
    parts.messages.events.on('answered', ({ conversationId, replyDue }) => {
      if (replyDue) this.inTurn(conversationId)
    })
    this.sweeping = setInterval(() => this.sweep(), sweepMs)
    this.sweeping.unref()
  }

  sweep(): void {
    const { messages, log } = this.parts
    messages.conversationsWithReplyDue(page).then(
      (ids) => {
        for (const id of ids) this.inTurn(id)
      },
      (err: unknown) => log.warn({ err }, 'answers wait to be texted'),
    )
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping)
    await Promise.allSettled(this.turns.values())
  }

  private inTurn(id: string): void {
    const before = this.turns.get(id) ?? Promise.resolve()
    const turn = before.then(() =>
      this.putReady(id).catch((err: unknown) => {
        this.parts.log.warn({ err, conversation: id }, 'an answer waits to be texted')
      }),
    )
    this.turns.set(id, turn)
    turn.finally(() => {
      if (this.turns.get(id) === turn) this.turns.delete(id)
    })
  }

  private async putReady(conversationId: string): Promise<void> {
    const { messages } = this.parts
    for (const message of await messages.repliesDue(conversationId, page)) {
      if (message.answer.status === 'waiting') return
      await this.put(message)
      await messages.takeOffReplyDue(message._id)
    }
  }

  private async put(message: StoredMessage) {
    const { _id, conversationId, visitorKey, answer } = message
    const { channels, numbers, outbox, quoteForm, publicUrl } = this.parts
    const to = (await channels.conversation(conversationId))?.phone
    const period = (await numbers.find(visitorKey))?.period
    if (to === undefined || period === undefined) return
    const cause = `answer.${_id}`
    const stands = answer.status === 'done'
    const welcomes = await numbers.welcomes(visitorKey, cause)
    const form = leadsToForm(message)
      ? await quoteForm({
          ...{ cause, by: visitorKey, known: { phone: inWriting(to) } },
          origin: { channel: 'text', conversationId, messageId: _id },
        })
      : null
    const body = answerText({ ...answer, stands, publicUrl, form, welcomes })
    const order = { _id: cause, key: visitorKey, period, to, body, conversationId }
    await outbox.put({ ...order, messageId: _id })
  }
}
