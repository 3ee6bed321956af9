/**
 * Whisper by text and by call: what comes in through the provider's webhooks, and what is sent.
 * This is the subject's entry point; it is opened only if the settings name a provider.
 */

import { dayMs, dayReader } from '#shared/days'
import type { Chat, TextReply } from '../chat/chat'
import type { PhoneSettings } from '../config/phoneSettings'
import type { QuoteForm, TextedPhotos, TextWay } from '../contact/contact'
import type { ServerContext } from '../context'
import { Buckets } from '../http/limits/bucket'
import { DailyCount } from '../jobs/dailyCount'
import { readAtScrape } from '../monitoring/metrics'
import type { UndeliveredList } from '../undelivered/undelivered'
import { callChannel } from './call/callChannel'
import { Calls } from './call/calls'
import { callWebhooks } from './call/callWebhooks'
import { InboundQueue } from './inbound/inboundQueue'
import { InboundTexts } from './inbound/inboundTexts'
import { Pictures } from './inbound/pictures'
import { reportPath, textWebhooks } from './inbound/webhooks'
import { inWriting, Numbers } from './numbers'
import { OutboundTexts } from './outbound/outboundTexts'
import { createTextSender } from './outbound/sendText'
import type { Order } from './outbound/storedTexts'
import { type TextPace, textPace as usualPace } from './outbound/textPace'
import { openProvider, type Provider } from './provider'
import { textChannel } from './textChannel'
import { replyText, sentFormText, stoppedText } from './wording'

/** How long a stop waits for texts being sent. */
const graceMs = 2_000

interface PhoneParts {
  settings: PhoneSettings
  chat: Chat
  undelivered: UndeliveredList
  pace?: TextPace | undefined
}

/** Sends texts to numbers that texted us, or whose owners agreed; ready before any come in. */
interface Texting extends TextWay, TextReply {
  provider: Provider
  numbers: Numbers
  outboundTexts: OutboundTexts
  /** Aborts requests to the provider. */
  ending: AbortSignal
  /** Call when a stop begins: requests to the provider are aborted a little later. */
  cutSoon(): NodeJS.Timeout
}

export async function openTexting(
  { app, store, settings: { publicUrl = '', retentionDays, timeZone, smtpUrl } }: ServerContext,
  { settings, chat: { messages }, undelivered, pace = usualPace }: PhoneParts,
): Promise<Texting> {
  const { log } = app
  const keptMs = retentionDays * dayMs
  const ending = new AbortController()
  const provider = await openProvider(settings, { ...pace, ending: ending.signal })
  const numbers = await Numbers.open(store, keptMs)
  const daily = new DailyCount(store, dayReader(timeZone))
  const reportTo = (cause: string) => `${publicUrl}${reportPath}/${encodeURIComponent(cause)}`
  undelivered.add('texts', 'text')
  const outboundTexts = new OutboundTexts({
    store,
    pace,
    keptMs,
    log,
    deliver: createTextSender({ numbers, daily, provider, reportTo }),
    taken: provider.taken,
    stopped: ({ key, period }) => numbers.stop(key, new Date(), period),
    onStateChange: async ({ messageId, state, problem, failedAt }) => {
      if (failedAt) undelivered.changed()
      if (messageId === undefined) return
      const delivery = problem === undefined ? { state } : { state, problem }
      await messages.setDelivery(messageId, delivery)
    },
  })
  readAtScrape('queue_length', () => outboundTexts.countDue(), 'texts')
  async function toWhoAgreed(order: Omit<Order, 'key' | 'period'>): Promise<void> {
    const key = numbers.keyOf(order.to)
    await numbers.begin(key)
    const period = (await numbers.find(key))?.period ?? 1
    await outboundTexts.put({ ...order, key, period, isPromised: true })
  }
  return {
    provider,
    numbers,
    outboundTexts,
    ending: ending.signal,
    cutSoon: () => setTimeout(() => ending.abort(), graceMs),
    keyOf: (number) => numbers.keyOf(number),
    async whyNoTexts(number) {
      const isStopped = (await numbers.find(numbers.keyOf(number)))?.state === 'stopped'
      return isStopped ? stoppedText(inWriting(settings.number), smtpUrl !== undefined) : null
    },
    send: ({ cause, number, link }) =>
      toWhoAgreed({ _id: cause, to: number, body: sentFormText(link) }),
    sendReply: ({ cause, conversationId, number, ...reply }) =>
      toWhoAgreed({ _id: cause, conversationId, to: number, body: replyText(reply) }),
  }
}

export function phone(
  context: ServerContext,
  {
    settings,
    chat,
    undelivered,
    pace = usualPace,
    texting: { provider, numbers, outboundTexts, ending, cutSoon },
    dangerReply,
    quoteForm,
    textedPhotos: photos,
  }: PhoneParts & {
    texting: Texting
    /** What Whisper says to someone in danger. */
    dangerReply: string
    quoteForm: QuoteForm
    textedPhotos: TextedPhotos
  },
): void {
  const { app, store, limits } = context
  const { publicUrl = '' } = context.settings
  const { log } = app
  const { messages, conversation, openChannel } = chat
  const texts = openChannel(
    textChannel({ numbers, outboundTexts, conversation, quoteForm, publicUrl }),
  )
  const spoken = openChannel(callChannel({ numbers, outboundTexts }))
  const pictures = new Pictures({ settings, photos, answerMs: pace.answerMs, ending })
  const inboundTexts = new InboundTexts({ intake: texts, numbers, outboundTexts, pictures })
  const inboundQueue = new InboundQueue(store, inboundTexts.apply, log)

  chat.onErased(async (conversationId) => {
    await outboundTexts.forget(conversationId)
    undelivered.changed()
  })

  textWebhooks(app, {
    publicUrl,
    settings,
    provider,
    numbers,
    inboundTexts,
    pictures,
    inboundQueue,
    outboundTexts,
    sends: new Buckets(limits.messages),
  })
  const { number } = settings
  const calls = new Calls({
    publicUrl,
    number,
    provider,
    messages,
    intake: spoken,
    numbers,
    outboundTexts,
    quoteForm,
    dangerReply,
  })
  callWebhooks(app, { publicUrl, settings, provider, calls, inboundQueue })
  app.addHook('onReady', async () => {
    const isAlone = !store.kind.shared
    inboundQueue
      .sweep({ isAlone })
      .catch((err: unknown) => log.warn({ err }, 'resuming texts failed'))
    outboundTexts.takeOver().catch((err: unknown) => log.warn({ err }, 'resuming texts failed'))
  })
  context.onStop(async () => {
    const cutting = cutSoon()
    await inboundQueue.close()
    await outboundTexts.close()
    clearTimeout(cutting)
  })
}
