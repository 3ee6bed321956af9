/** Texts as a channel: answers go out as texts, their offers as "Reply 1 for ..." (wording.ts). */
import { dayMs } from '#shared/days'
import type { Channel, StoredConversation, StoredMessage } from '../chat/chat'
import type { QuoteForm } from '../contact/contact'
import { answerCause } from './documents'
import { inWriting, type Numbers } from './numbers'
import type { OutboundTexts } from './outbound/outboundTexts'
import { plain } from './segments'
import { leadsToForm } from './wantsQuoteForm'
import { answerText, replies } from './wording'

/** The provider takes 1,600 characters, including the name in front. */
const maxReplyLength = 1_400

interface Reach {
  numbers: Numbers
  outboundTexts: OutboundTexts
}

/** What texts and calls share: their visitors are known by a number, which can be texted. */
export function ofNumbers({
  numbers,
  outboundTexts,
}: Reach): Required<Pick<Channel, 'conversationMs' | 'isStopped' | 'notifyOfDecision'>> {
  return {
    conversationMs: dayMs,
    isStopped: async (key) => (await numbers.find(key))?.state === 'stopped',
    async notifyOfDecision({ _id, visitorKey: key, phone: to, erasure }) {
      const number = await numbers.find(key)
      if (to === undefined || !number) return
      const { status, reason, askedAt } = erasure ?? {}
      const isApproved = status === 'approved'
      const body = isApproved ? replies.approved : replies.declined(reason)
      await outboundTexts.put({
        // Whoever asks again after it was declined is told again.
        _id: `erasure.${_id}.${askedAt?.getTime()}`,
        key,
        period: number.period,
        to,
        body,
        // Once the conversation is erased, nothing may lead to the number.
        ...(isApproved ? { lastDigits: '' } : { conversationId: _id }),
      })
    },
  }
}

interface TextParts extends Reach {
  conversation: (id: string) => Promise<StoredConversation | null>
  quoteForm: QuoteForm
  publicUrl: string
}

export function textChannel({
  numbers,
  outboundTexts,
  conversation,
  quoteForm,
  publicUrl,
}: TextParts): Channel {
  return {
    ...ofNumbers({ numbers, outboundTexts }),
    name: 'text',
    people: {
      maxCharacters: maxReplyLength,
      async write({ _id: conversationId, visitorKey: key, phone: to }, said) {
        const period = (await numbers.find(key))?.period
        if (to === undefined || period === undefined) return
        const body = plain(said.text)
        const { key: _id, isPromised } = said
        const order = { _id, key, period, to, body, conversationId }
        await outboundTexts.put({ ...order, ...(isPromised && { isPromised }) })
      },
    },
    mostOffers: Number.POSITIVE_INFINITY,
    readsChoice: 'words',
    async deliver(message: StoredMessage) {
      const { _id, conversationId, visitorKey, answer } = message
      const to = (await conversation(conversationId))?.phone
      const period = (await numbers.find(visitorKey))?.period
      if (to === undefined || period === undefined) return
      const cause = answerCause(_id)
      const isAnswered = answer.status === 'done'
      const hasOptInWording = await numbers.claimOptIn(visitorKey, cause)
      const form = leadsToForm(message)
        ? await quoteForm({
            cause,
            recipientKey: visitorKey,
            known: { phone: inWriting(to) },
            origin: { channel: 'text', conversationId, messageId: _id },
          })
        : null
      const body = answerText({ ...answer, isAnswered, publicUrl, form, hasOptInWording })
      const order = { _id: cause, key: visitorKey, period, to, body, conversationId }
      await outboundTexts.put({ ...order, messageId: _id })
    },
  }
}
