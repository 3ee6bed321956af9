/**
 * Quotes: the price list that admins make them from, the saved ones, and the page that a customer
 * opens with a private link. This is the subject's entry point: it puts the parts together and serves
 * their calls. Admins are told of every change after it is stored.
 */
import { privateQuoteCalls, quotesCalls, savedQuoteCalls } from '#shared/quotes/calls'
import type { PrivateQuote } from '#shared/quotes/records'
import type { By } from '../activity/port'
import type { Asker } from '../analytics/port'
import type { ServerContext } from '../context'
import { networkOf } from '../http/network'
import { NetworkBuckets } from '../http/networkBuckets'
import { dayReader } from '../jobs/day'
import type { EmailQueue } from '../mail/emailQueue'
import { keyedHash, ownSecret } from '../store/ownSecret'
import { lateMs, type News, type TeamNews } from '../team/team'
import { catalogue } from './catalogue'
import type { Changed } from './changes'
import { Creating } from './creating'
import { quotesCsv } from './csv'
import { type StoredQuote, toQuote, toSummary } from './documents'
import { Editing } from './editing'
import { Listing } from './listing'
import { Mailing } from './mailing'
import { type Acceptance, PrivateQuotes } from './privateQuotes'

export { catalogue }
export type { Acceptance }

/** By address: an office shares one, and reads and answers a few quotes in a minute at most. */
const views = { burst: 60, perSecond: 1 / 2 }
const acceptances = { burst: 20, perSecond: 1 / 10 }

/** Between the record of an e-mail with its quote and its place in the queue, at most. */
const secondsBetween = 60

/** What a customer does through a private link; who asks is for the limits and the count of visits. */
export interface QuotePages {
  view(token: string, ip: string): Promise<PrivateQuote>
  accept(token: string, acceptance: Acceptance, asker: Asker): Promise<PrivateQuote>
}

export async function quotes(
  { app, serve, store, settings, live, analytics, activity }: ServerContext,
  { emails: queue, news }: { emails: EmailQueue | null; news: TeamNews },
): Promise<QuotePages> {
  const networkSecret = await ownSecret(store, 'network-key')
  const { timeZone, publicUrl } = settings
  const { log } = app
  const dayOf = dayReader(timeZone)
  const creating = new Creating(store, dayOf)
  const editing = new Editing(store, dayOf)
  const listing = new Listing(store, dayOf, log)
  const privateQuotes = new PrivateQuotes(store, dayOf)
  const viewsOf = new NetworkBuckets(views)
  const acceptancesOf = new NetworkBuckets(acceptances)

  const tell = (quote: StoredQuote) => live.adminsByRole.emit('quote', toSummary(quote))
  const nameOf = (by: By) => activity.nameOf(by)
  const did = (by: By, did: string, { _id: id, number: what }: StoredQuote) =>
    activity.record(by, { kind: 'quotes', did, what, subject: { kind: 'quote', id } })
  /** `deed`: what it was, where it is worth telling of. */
  const told = async (changing: Promise<Changed>, by?: By, deed?: string) => {
    const { quote, isNew } = await changing
    if (isNew) tell(quote)
    if (isNew && by && deed) await did(by, deed, quote)
    return toQuote(quote)
  }
  const mailing = new Mailing({ editing, queue, publicUrl, tell })
  app.addHook('onReady', async () => {
    // Another server may be about to put one into the queue.
    const before = new Date(Date.now() - (store.kind.shared ? secondsBetween * 1_000 : 0))
    mailing.endLeftOver(before).catch((err: unknown) => log.warn({ err }, 'e-mails of quotes'))
    tellLate().catch((err: unknown) => log.warn({ err }, 'acceptances are told of later'))
  })

  /** Of acceptances whose server died before teammates were told. */
  async function tellLate(): Promise<void> {
    for await (const [quote] of privateQuotes.acceptedSince(new Date(Date.now() - lateMs)))
      await news.tellLate(acceptedNews(quote, quote.answer?.by ?? ''))
  }

  serve(quotesCalls, { catalogue: async () => ({ timeZone, ...catalogue }) })

  serve(savedQuoteCalls, {
    list: ({ query }) => listing.page(query),
    counts: () => listing.counts(),
    export: async () => {
      const text = await quotesCsv(listing.all(), dayOf(new Date()), ({ _id }, err) =>
        log.warn({ err, record: _id }, 'stored record does not fit and is left out'),
      )
      return { filename: 'quotes.csv', text }
    },
    get: async ({ params }) => ({
      quote: toQuote(await editing.changes.get(params.id)),
      mails: mailing.sends,
      publicUrl: publicUrl ?? null,
    }),
    create: ({ body }, session) => told(creating.add(body), session, 'Made a quote'),
    update: ({ params, body }) => told(editing.update(params.id, body)),
    revise: ({ params, body }, session) =>
      told(
        nameOf(session).then((by) => editing.revise(params.id, body.rev, by)),
        session,
        'Revised a quote',
      ),
    setStatus: ({ params, body }, session) =>
      told(
        nameOf(session).then((by) => editing.setStatus(params.id, body, by)),
        session,
        `Marked a quote as ${body.status}`,
      ),
    share: ({ params, body }, session) =>
      told(
        nameOf(session).then((by) => editing.share(params.id, body.rev, by)),
        session,
        'Made a quote’s link',
      ),
    revoke: ({ params }, session) =>
      told(editing.revoke(params.id), session, 'Revoked a quote’s link'),
    remove: async ({ params: { id } }, session) => {
      const removed = await editing.changes.remove(id)
      if (removed) {
        live.adminsByRole.emit('quoteRemoved', { id })
        const { number: what } = removed
        await activity.record(session, { kind: 'quotes', did: 'Deleted a quote', what })
      }
      await mailing.forget(id)
      return { id }
    },
    mail: async ({ params, body }, session) => {
      const quote = await mailing.send(params.quoteId, body, await nameOf(session))
      await did(session, 'E-mailed a quote', quote)
      return toQuote(quote)
    },
  })

  analytics.offers(async function* (since) {
    for await (const [quote, at] of privateQuotes.acceptedSince(since))
      yield { ...counted(quote), at: at.getTime() }
  })

  const pages: QuotePages = {
    async view(token, ip) {
      viewsOf.take(ip)
      return privateQuotes.shown(await privateQuotes.behind(token))
    },
    async accept(token, acceptance, asker) {
      acceptancesOf.take(asker.ip)
      const known = {
        ...counted(await privateQuotes.behind(token)),
        person: analytics.personOf(asker),
      }
      const network = keyedHash(networkSecret, networkOf(asker.ip))
      const store = () => privateQuotes.accept(token, acceptance, network)
      const { quote, isNew } = await analytics.noting(known, store)
      analytics.record(known)
      if (isNew) {
        const { _id: id, number } = quote
        tell(quote)
        live.adminsByRole.emit('quoteAccepted', { id, number, by: acceptance.name })
        news.tell(acceptedNews(quote, acceptance.name))
      }
      return privateQuotes.shown(quote)
    },
  }
  serve(privateQuoteCalls, {
    view: ({ params }, _, { request }) => pages.view(params.token, request.ip),
    accept: ({ params, body }, _, { request }) => pages.accept(params.token, body, request),
  })
  return pages
}

function acceptedNews({ _id, number, revision }: StoredQuote, by: string): News {
  return {
    cause: `accepted.${_id}.${revision}`,
    title: `Quote ${number} was accepted`,
    about: `By ${by}.`,
    path: `/admin/pricing/quotes/${_id}`,
    isForAdmins: true,
  }
}

function counted({ _id }: StoredQuote) {
  return { key: `accepted:${_id}`, action: 'quoteAccepted', converts: true } as const
}
