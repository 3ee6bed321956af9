/**
 * Whisper by text and by call: what comes in by the provider's webhooks, and what must go out. This is the
 * subject's one door; it is opened only where the settings name a provider.
 */

import type { Chat } from '../chat/chat'
import type { PhoneSettings } from '../config/phoneSettings'
import type { QuoteForm, TextWay } from '../contact/contact'
import type { ServerContext } from '../context'
import { Buckets } from '../http/bucket'
import { dayReader } from '../jobs/day'
import { readAtScrape } from '../monitoring/metrics'
import type { UndeliveredList } from '../undelivered/undelivered'
import { Arriving } from './arriving'
import { callChannel } from './call/callChannel'
import { Calls } from './call/calls'
import { callWebhooks } from './call/callWebhooks'
import { DailyLimit, dailyTexts } from './dailyLimit'
import { deliverer } from './deliver'
import { Inbox } from './inbox'
import { Numbers } from './numbers'
import { Outbox } from './outbox'
import { type Pace, pace as usualPace } from './pace'
import { openProvider, type Provider } from './provider'
import { textChannel } from './textChannel'
import { reportPath, textWebhooks } from './webhooks'
import { sentFormText } from './wording'

const dayMs = 86_400_000
/** How long a stop waits for the texts on their way. */
const graceMs = 2_000

export interface PhoneParts {
  settings: PhoneSettings
  chat: Chat
  undelivered: UndeliveredList
  pace?: Pace | undefined
}

/** What sends texts, before anything comes in: to numbers that texted us, or whose owners agreed on the site. */
export interface Texting extends TextWay {
  provider: Provider
  numbers: Numbers
  outbox: Outbox
  /** A stop begins: what is under way at the provider is given up a little later. */
  cutSoon(): NodeJS.Timeout
}

export async function openTexting(
  { app, store, settings: { publicUrl = '', retentionDays, timeZone } }: ServerContext,
  { settings, chat: { messages }, undelivered, pace = usualPace }: PhoneParts,
): Promise<Texting> {
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
      await messages.setDelivery(messageId, delivery)
    },
  })
  readAtScrape('queue_length', () => outbox.countDue(), 'texts')
  return {
    ...{ provider, numbers, outbox },
    cutSoon: () => setTimeout(() => ending.abort(), graceMs),
    keyOf: (number) => numbers.keyOf(number),
    async send({ cause, number: to, link }) {
      const key = numbers.keyOf(to)
      await numbers.begin(key)
      const period = (await numbers.find(key))?.period ?? 1
      await outbox.put({ _id: cause, key, period, to, body: sentFormText(link) })
    },
  }
}

export function phone(
  context: ServerContext,
  {
    settings,
    chat,
    undelivered,
    texting: { provider, numbers, outbox, cutSoon },
    dangerReply,
    quoteForm,
  }: PhoneParts & {
    texting: Texting
    /** What Whisper says to somebody in danger. */
    dangerReply: string
    quoteForm: QuoteForm
  },
): void {
  const { app, store, limits } = context
  const { publicUrl = '' } = context.settings
  const { log } = app
  const { messages, conversation, openChannel } = chat
  const texts = openChannel(textChannel({ numbers, outbox, conversation, quoteForm, publicUrl }))
  const spoken = openChannel(callChannel({ numbers, outbox }))
  const arriving = new Arriving({ intake: texts, numbers, outbox })
  const inbox = new Inbox(store, arriving.apply, log)

  chat.onErased(async (conversationId) => {
    await outbox.forget(conversationId)
    undelivered.changed()
  })

  textWebhooks(app, {
    ...{ publicUrl, settings, provider, numbers, arriving, inbox, outbox },
    sends: new Buckets(limits.messages),
  })
  const { number } = settings
  const calls = new Calls({
    ...{ publicUrl, number, provider, messages, intake: spoken, numbers, outbox, quoteForm },
    dangerReply,
  })
  callWebhooks(app, { publicUrl, settings, provider, calls, inbox })
  app.addHook('onReady', async () => {
    const isAlone = !store.kind.shared
    inbox.sweep({ isAlone }).catch((err: unknown) => log.warn({ err }, 'texts left over'))
    outbox.takeOver().catch((err: unknown) => log.warn({ err }, 'texts left over'))
  })
  context.onStop(async () => {
    const cutting = cutSoon()
    await inbox.close()
    await outbox.close()
    clearTimeout(cutting)
  })
}
