/**
 * Whisper by text and by call: what comes in by the provider's webhooks, and what must go out. This is the
 * subject's one door; it is opened only where the settings name a provider.
 */

import type { OtherChannels } from '../chat/otherChannels'
import type { PhoneSettings } from '../config/phoneSettings'
import type { QuoteForm } from '../contact/contact'
import type { TextWay } from '../contact/links/sending'
import type { ServerContext } from '../context'
import { Buckets } from '../http/bucket'
import { dayReader } from '../jobs/day'
import { readAtScrape } from '../monitoring/metrics'
import type { UndeliveredList } from '../undelivered/undelivered'
import { Arriving } from './arriving'
import { Calls } from './call/calls'
import { callWebhooks } from './call/callWebhooks'
import { DailyLimit, dailyTexts } from './dailyLimit'
import { deliverer } from './deliver'
import { Inbox } from './inbox'
import { Numbers } from './numbers'
import { Outbox } from './outbox'
import { type Pace, pace as usualPace } from './pace'
import { openProvider } from './provider'
import { TextReplies } from './textReplies'
import { reportPath, textWebhooks } from './webhooks'
import { replies, sentFormText } from './wording'

const dayMs = 86_400_000
/** How long a stop waits for the texts on their way. */
const graceMs = 2_000

/** Resolves to how the site's own texts go, to numbers whose owners agreed there. */
export async function phone(
  context: ServerContext,
  {
    settings,
    channels,
    dangerReply,
    quoteForm,
    undelivered,
    pace = usualPace,
  }: {
    settings: PhoneSettings
    channels: OtherChannels
    /** What Whisper says to somebody in danger. */
    dangerReply: string
    quoteForm: QuoteForm
    undelivered: UndeliveredList
    pace?: Pace | undefined
  },
): Promise<TextWay> {
  const { app, store, limits } = context
  const { publicUrl = '', retentionDays, timeZone } = context.settings
  const { log } = app
  const keptMs = retentionDays * dayMs
  const ending = new AbortController()
  const provider = await openProvider(settings, { ...pace, ending: ending.signal })
  const numbers = await Numbers.open(store, keptMs)
  const limit = new DailyLimit(store, dayReader(timeZone), dailyTexts)
  const reportTo = (cause: string) => `${publicUrl}${reportPath}/${encodeURIComponent(cause)}`
  undelivered.add('texts', 'text')
  const outbox = new Outbox({
    ...{ store, pace, keptMs, log },
    deliver: deliverer({ numbers, limit, provider, reportTo }),
    taken: provider.taken,
    stopped: (key) => numbers.stop(key),
    tell: async ({ messageId, state, problem, failedAt }) => {
      if (failedAt) undelivered.changed()
      if (messageId === undefined) return
      const delivery = problem === undefined ? { state } : { state, problem }
      await channels.setDelivery(messageId, delivery)
    },
  })
  readAtScrape('queue_length', () => outbox.countDue(), 'texts')
  const arriving = new Arriving({ channels, numbers, outbox })
  const inbox = new Inbox(store, arriving.apply, log)
  const textReplies = new TextReplies({ channels, numbers, outbox, quoteForm, publicUrl, log })

  channels.onAnswer((message) => textReplies.answered(message))
  channels.onErased(async (conversationId) => {
    await outbox.forget(conversationId)
    undelivered.changed()
  })
  channels.isStopped = async (key) => (await numbers.find(key))?.state === 'stopped'
  channels.onDecided = async ({ _id, visitorKey: key, phone: to, erasure }) => {
    const number = await numbers.find(key)
    if (to === undefined || !number) return
    const isApproved = erasure?.status === 'approved'
    const body = isApproved ? replies.approved : replies.declined(erasure?.reason)
    await outbox.put({
      ...{ _id: `erasure.${_id}`, key, period: number.period, to, body },
      ...(isApproved ? {} : { conversationId: _id }),
    })
  }

  textWebhooks(app, {
    ...{ publicUrl, settings, provider, numbers, arriving, inbox, outbox },
    sends: new Buckets(limits.messages),
  })
  const { number } = settings
  const calls = new Calls({
    ...{ publicUrl, number, provider, channels, numbers, outbox, quoteForm, dangerReply },
  })
  callWebhooks(app, { publicUrl, settings, provider, calls, inbox })
  app.addHook('onReady', async () => {
    const isAlone = !store.kind.shared
    inbox.sweep({ isAlone }).catch((err: unknown) => log.warn({ err }, 'texts left over'))
    outbox.takeOver().catch((err: unknown) => log.warn({ err }, 'texts left over'))
    textReplies.sweep()
  })
  context.onStop(async () => {
    const cutting = setTimeout(() => ending.abort(), graceMs)
    await inbox.close()
    await textReplies.close()
    await outbox.close()
    clearTimeout(cutting)
  })
  return {
    keyOf: (number) => numbers.keyOf(number),
    async send({ cause, number: to, link }) {
      const key = numbers.keyOf(to)
      await numbers.begin(key)
      const period = (await numbers.find(key))?.period ?? 1
      await outbox.put({ _id: cause, key, period, to, body: sentFormText(link) })
    },
  }
}
