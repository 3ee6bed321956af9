/**
 * Requests for a quote: from the form in the contact dialog or behind a private link to the admin
 * pages. This is the subject's entry point.
 */
import { requestFormPath } from '#shared/contact/addresses'
import { contactCalls } from '#shared/contact/calls'
import { photoCalls } from '#shared/contact/photoCalls'
import { dayMs, dayReader } from '#shared/days'
import { textedPhotoDays } from '#shared/lifetimes'
import type { By } from '../activity/port'
import { type RequestSource, requestKey } from '../analytics/port'
import type { Chat } from '../chat/chat'
import type { ServerContext } from '../context'
import { perAddress } from '../http/limits/limits'
import { NetworkBuckets } from '../http/limits/networkBuckets'
import { DailyCount } from '../jobs/dailyCount'
import type { EmailQueue } from '../mail/emailQueue'
import { type DailySummary, summaryLine, type TeamNotifier } from '../team/team'
import { Announcements } from './announcements'
import { confirmationEmail, Confirmations, keyOfConfirmation } from './confirmations'
import { requestsCsv } from './csv'
import { type StoredRequest, toContactRequest } from './documents'
import { linkEmail } from './links/linkEmail'
import { type LinkOrder, Links } from './links/links'
import { LinkSender, type TextWay } from './links/linkSender'
import { mailboxKeys } from './links/mailboxKeys'
import { type RequestPages, createRequestPages } from './links/requestPages'
import type { StoredPhoto } from './photos/documents'
import { Photos, type TextedPhoto } from './photos/photos'
import { WaitingPhotos } from './photos/waiting'
import { requestNotification } from './requestNotification'
import { type Added, Requests } from './requests'

interface Contact {
  /** The page behind a private link. */
  requestPages: RequestPages
  /** The private link to a quote form, absolute; null if its recipient got too many today. */
  quoteForm: QuoteForm
  textedPhotos: TextedPhotos
}
export type { RequestPages, TextWay }
/** Photos that came by text and wait for their sender's form. */
export interface TextedPhotos {
  /** Null if it won't be kept. Throws if it can't be read for now. */
  keep(photo: TextedPhoto): Promise<StoredPhoto | null>
  /** Deletes what a sender sent before a moment. Resolves to how many there were. */
  forget(senderKey: string, before: Date): Promise<number>
}
export type QuoteForm = (order: LinkOrder) => Promise<string | null>

export function contact(
  { app, serve, store, settings, live, analytics, activity, onStop, unusedFiles }: ServerContext,
  {
    chat: { messages, conversation: conversationOf, onErased },
    texts,
    emails,
    teamNotifier,
    summary,
  }: {
    chat: Chat
    /** Sends texts; null if nothing can. */
    texts: TextWay | null
    emails: EmailQueue | null
    teamNotifier: TeamNotifier
    summary: DailySummary
  },
): Contact {
  const { retentionDays, publicUrl = '', timeZone } = settings
  const dayOf = dayReader(timeZone)
  const daily = new DailyCount(store, dayOf)
  const waitingPhotos = new WaitingPhotos(store, unusedFiles, daily)
  const requests = new Requests(store, retentionDays, app.log, waitingPhotos)
  const links = new Links(store, requests, retentionDays)
  const sends = new NetworkBuckets(perAddress.quoteRequests)
  const confirmed = new NetworkBuckets(perAddress.requestConfirmations)
  const linkSends = new NetworkBuckets(perAddress.requestLinks)
  const quoteForm: QuoteForm = async (order) => {
    const token = await links.issue(order)
    return token && publicUrl + requestFormPath(token)
  }
  const photos = new Photos(store, waitingPhotos, Math.min(textedPhotoDays, retentionDays) * dayMs)
  onStop(() => photos.stop())
  const linkSending = new LinkSender({
    link: quoteForm,
    texts,
    daily,
    emails: emails && emails.kind(linkEmail),
    keysOf: (address) => mailboxKeys(store, address),
  })

  const did = (by: By, did: string, { reference: what }: StoredRequest) =>
    activity.record(by, { kind: 'requests', did, what })
  const broadcast = (request: StoredRequest) =>
    live.teammates.emit('request', toContactRequest(request))
  /** Stores a request and counts it with the visit it comes from. */
  const counting = async (asker: RequestSource, id: string, store: () => Promise<Added>) => {
    const known = { ...counted(id), person: analytics.personOf(asker) }
    const added = await analytics.storeWithNote(known, store)
    analytics.record(known)
    return added
  }
  analytics.addSource(async function* (since) {
    for await (const one of requests.since(since))
      yield { ...counted(one._id), at: one.at.getTime() }
  })

  const announcements = new Announcements({
    requests,
    confirmations: new Confirmations({
      daily,
      keysOf: (address) => mailboxKeys(store, address),
      emails: emails && emails.kind(confirmationEmail),
    }),
    teamNotifier,
    messages,
    broadcast,
    log: app.log,
  })
  app.addHook('onReady', async () => void announcements.task.run())
  onStop(() => announcements.task.stop())

  summary.add(async (since) => {
    let came = 0
    for await (const _ of requests.since(since)) came += 1
    const { new: waiting } = await requests.counts()
    const lines = [
      summaryLine(came, 'new quote request', 'new quote requests'),
      summaryLine(waiting, 'quote request nobody has handled', 'quote requests nobody has handled'),
    ]
    return lines.flatMap((text) =>
      text === null ? [] : [{ text, path: '/admin/requests', isForAdmins: false }],
    )
  })

  onErased(async (conversationId) => {
    const conversation = await conversationOf(conversationId)
    await links.forget(conversationId)
    const { status, decidedAt } = conversation?.erasure ?? {}
    if (conversation && status === 'approved' && decidedAt) {
      await links.forgetNumber(conversation.visitorKey, decidedAt)
      await waitingPhotos.forget(conversation.visitorKey, decidedAt)
    }
    await requests.unlink(conversationId, broadcast)
  })

  serve(contactCalls, {
    send: async ({ body }, _, http) => {
      sends.take(http.request.ip)
      const isConfirmed = confirmed.tryTake(http.request.ip)
      const store = () => requests.add(body, { ...(!isConfirmed && { unconfirmed: true }) })
      const added = await counting(http.request, body.id, store)
      announcements.announce(added)
      const { reference, photos: kept = [] } = added.request
      return { reference, photos: kept.length }
    },

    linkWays: async () => linkSending.ways(),
    sendLink: async ({ body }, _, http) => {
      linkSends.take(http.request.ip)
      return linkSending.send(body)
    },

    list: ({ query }) => requests.list(query),
    get: async ({ params }) => toContactRequest(await requests.get(params.id)),
    counts: () => requests.counts(),

    export: async () => ({
      filename: 'quote-requests.csv',
      text: await requestsCsv(requests.all()),
    }),

    setStatus: async ({ params, body }, session) => {
      const changed = await requests.setStatus(params.id, body)
      broadcast(changed)
      await did(session, `Marked a request as ${body.status}`, changed)
      return toContactRequest(changed)
    },

    remove: async ({ params: { id } }, session) => {
      const removed = await requests.remove(id)
      if (removed) {
        live.teammates.emit('requestRemoved', { id })
        await did(session, 'Deleted a request', removed)
        await teamNotifier.forget(requestNotification(removed).cause)
        await emails?.forget(keyOfConfirmation(removed), new Date())
        for (const sha256 of removed.files ?? []) await unusedFiles.drop(sha256)
      }
      const { messageId } = removed?.origin ?? {}
      if (messageId !== undefined) await messages.setRequest(messageId, null)
      return { id }
    },
  })

  serve(photoCalls, {
    sendPhoto: ({ params }, _, { request }) => photos.send(params.id, request.ip, request.raw),
    discardPhoto: async ({ params }, _, { request }) => {
      await photos.discard(params.id, request.ip)
      return {}
    },
    photo: async ({ params }, _, { reply }) =>
      photos.show(await requests.get(params.id), params.photo, reply),
    textedPhoto: async ({ params }, _, { reply }) =>
      photos.show((await messages.findKept(params.id)) ?? {}, params.photo, reply),
  })

  return {
    requestPages: createRequestPages({
      links,
      countTexted: async (key) => (await waitingPhotos.ofSender(key)).length,
      dayOf,
      counting,
      announcements,
    }),
    quoteForm,
    textedPhotos: {
      keep: (photo) => photos.keepTexted(photo),
      forget: (senderKey, before) => waitingPhotos.forget(senderKey, before),
    },
  }
}

function counted(id: string) {
  return { key: requestKey(id), action: 'quoteForm' } as const
}
