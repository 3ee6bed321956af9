/**
 * Quotes: the price list admins make them from, the saved ones, and the page a customer opens with
 * a private link. This is the subject's entry point: it wires the parts and serves their calls.
 * Admins are sent every change after it is stored.
 */
import { dayReader, hourReader } from '#shared/days'
import { quotesCalls, savedQuoteCalls } from '#shared/quotes/calls'
import { privateQuoteCalls } from '#shared/quotes/privateCalls'
import { roles } from '#shared/session/rules'
import type { By, ActivityInput } from '../activity/port'
import type { RequestSource } from '../analytics/port'
import type { ServerContext } from '../context'
import { attachment } from '../http/attachment'
import { Refusal } from '../http/refusal'
import { PeriodicTask } from '../jobs/periodicTask'
import type { EmailQueue } from '../mail/emailQueue'
import type { Sessions } from '../session/session'
import { keyedHash, ownSecret } from '../store/ownSecret'
import { countText, type DailySummary, type TeamNotifier } from '../team/team'
import { catalog } from './catalog'
import type { Changed } from './changes'
import { acceptedAction, outcomesOf, recordOutcomes } from './counted'
import { quotesCsv } from './csv'
import { CustomerEvents } from './customerEvents'
import { type StoredQuote, toQuote } from './documents'
import { activityOf, QuoteMailer } from './email/quoteMailer'
import { QuoteNotifier } from './email/quoteNotifier'
import { Reminders } from './email/reminders'
import { acceptedPdfName, Pdfs } from './pdf/pdfs'
import { PrivateQuotes } from './privateQuotes'
import { QuoteCreator } from './quoteCreator'
import { QuoteEditor } from './quoteEditor'
import { QuoteList } from './quoteList'
import { CustomerPages, type LeaveQuestion, type QuotePages } from './quotePages'
import { StoredSettings } from './storedSettings'

export { catalog }
export type { Acceptance, Decline, Question, QuotePages } from './quotePages'

/** The longest time between recording an email in its quote and queueing it: PDFs wait in line. */
const longestUnqueuedMs = 10 * 60_000

interface Parts {
  emails: EmailQueue | null
  teamNotifier: TeamNotifier
  summary: DailySummary
  leaveQuestion: LeaveQuestion
  eraseAsker: (conversationId: string) => Promise<void>
  sessions: Sessions
}

export async function quotes(
  { app, serve, store, settings, live, analytics, activity, now, onStop }: ServerContext,
  { emails: queue, teamNotifier, summary, leaveQuestion, eraseAsker, sessions }: Parts,
): Promise<QuotePages> {
  const networkSecret = await ownSecret(store, 'network-key')
  const { timeZone, publicUrl } = settings
  const { log } = app
  const dayOf = dayReader(timeZone)
  const quoteSettings = new StoredSettings(store, dayOf)
  const creator = new QuoteCreator(store, dayOf)
  const editor = new QuoteEditor(store, dayOf, quoteSettings)
  const list = new QuoteList(store, dayOf, log)
  const customerEvents = new CustomerEvents(store, dayOf, log)
  const privateQuotes = new PrivateQuotes(store, dayOf)
  const pdfs = new Pdfs(store, publicUrl, async () => (await quoteSettings.read()).paper)
  const notifier = new QuoteNotifier({
    live,
    teamNotifier,
    queue,
    publicUrl,
    pdfs,
    settings: quoteSettings,
    privateQuotes,
    log,
    retentionDays: settings.retentionDays,
  })
  onStop(() => notifier.lateTask.stop())
  const reminders = new Reminders({
    settings: quoteSettings,
    notifier,
    dayOf,
    now,
    log,
    changes: editor.changes,
    hourOf: hourReader(timeZone),
  })
  onStop(() => reminders.task.stop())

  const notifyOfChange = (quote: StoredQuote) => {
    notifier.notifyAdmins(quote)
    recordOutcomes(analytics, quote)
  }
  /** The key of someone who asks about a quote, for the chat: two people may have the same link. */
  const askerOf = (id: string, email: string) =>
    keyedHash(networkSecret, `quote ${id} ${email.toLowerCase()}`)
  const nameOf = (by: By) => activity.nameOf(by)
  const did = (
    by: By,
    deed: Pick<ActivityInput, 'id' | 'did'>,
    { _id: id, number: what }: StoredQuote,
  ) => activity.record(by, { kind: 'quotes', ...deed, what, subject: { kind: 'quote', id } })
  /** `deed`: what was done, if it is worth recording. */
  const respond = async (changing: Promise<Changed>, by?: By, deed?: string) => {
    const { quote, isNew } = await changing
    if (isNew) notifyOfChange(quote)
    if (isNew && by && deed) await did(by, { did: deed }, quote)
    return toQuote(quote)
  }
  const mailer = new QuoteMailer({ editor, pdfs, queue, publicUrl, onChanged: notifyOfChange, log })
  const endLeftOver = (ms: number) => mailer.endLeftOver(new Date(Date.now() - ms))
  const failed = (err: unknown) => log.warn({ err }, 'resuming quote e-mails failed')
  const leftOver = new PeriodicTask(longestUnqueuedMs, () => endLeftOver(longestUnqueuedMs), failed)
  onStop(() => leftOver.stop())
  app.addHook('onReady', async () => {
    // Another server may be about to queue one.
    endLeftOver(store.kind.shared ? longestUnqueuedMs : 0).catch(failed)
    void notifier.lateTask.run()
    void reminders.task.run()
  })

  serve(quotesCalls, { catalog: async () => ({ timeZone, ...catalog }) })

  serve(savedQuoteCalls, {
    settings: () => quoteSettings.read(),
    saveSettings: async ({ body }, session) => {
      const saved = await quoteSettings.save(body)
      await activity.record(session, { kind: 'quotes', did: 'Changed the settings of quotes' })
      void reminders.task.run()
      return saved
    },
    list: ({ query }) => list.page(query),
    counts: () => list.counts(),
    customerEvents: async () => ({
      events: await customerEvents.latest(),
      seenToday: await customerEvents.countSeenToday(),
    }),
    export: async () => {
      const text = await quotesCsv(list.all(), dayOf(new Date()), ({ _id }, err) =>
        log.warn({ err, record: _id }, 'skipped a malformed record'),
      )
      return { filename: 'quotes.csv', text }
    },
    get: async ({ params }) => ({
      quote: toQuote(await editor.changes.get(params.id)),
      mails: mailer.sends,
      publicUrl: publicUrl ?? null,
    }),
    create: ({ body }, session) => respond(creator.add(body), session, 'Made a quote'),
    update: ({ params, body }) => respond(editor.update(params.id, body)),
    revise: ({ params, body }, session) =>
      respond(
        nameOf(session).then((by) => editor.revise(params.id, body.rev, by)),
        session,
        'Revised a quote',
      ),
    discard: ({ params, body }, session) =>
      respond(
        nameOf(session).then((by) => editor.discard(params.id, body.rev, by)),
        session,
        'Discarded a quote’s revision',
      ),
    setStatus: async ({ params, body }, session) => {
      const changing = editor.setStatus(params.id, body, await nameOf(session))
      const shown = await respond(changing, session, `Marked a quote as ${body.status}`)
      const { quote } = await changing
      const event = quote.history.at(-1)
      if (event?.tell) await notifier.emailOverruled(quote, event)
      return shown
    },
    share: ({ params, body }, session) =>
      respond(
        nameOf(session).then((by) => editor.share(params.id, body.rev, by)),
        session,
        'Made a quote’s link',
      ),
    revoke: ({ params }, session) =>
      respond(editor.revoke(params.id), session, 'Revoked a quote’s link'),
    remove: async ({ params: { id } }, session) => {
      const removed = await editor.changes.remove(id)
      if (removed) {
        live.adminsByRole.emit('quoteRemoved', { id })
        const { number: what } = removed
        await activity.record(session, { kind: 'quotes', did: 'Deleted a quote', what })
      }
      await pdfs.forget(id)
      await mailer.forget(id)
      return { id }
    },
    eraseCustomer: async ({ params: { id } }, session) => {
      // No more questions, then erase those asked: the quote then forgets who asked.
      const { history } = (await editor.revoke(id)).quote
      for (const { conversationId } of history)
        if (conversationId !== undefined) await eraseAsker(conversationId)
      const erasing = editor.eraseCustomer(id, await nameOf(session))
      const quote = await respond(erasing, session, 'Erased a quote’s customer')
      await pdfs.forget(id)
      await mailer.forget(id)
      store.overwriteErased?.()
      return quote
    },
    pdf: async ({ params: { id, sha256 } }, _, { reply }) => {
      const [quote, pdf] = await Promise.all([editor.changes.get(id), pdfs.find(id, sha256)])
      if (!pdf) throw new Refusal('not-found', 'PDF not found.')
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': attachment(acceptedPdfName(quote, sha256)),
      })
      return reply.send(Buffer.from(pdf.base64, 'base64'))
    },
    mail: async ({ params, body }, session) => {
      const quote = await mailer.send(params.quoteId, body, await nameOf(session))
      await did(session, activityOf(quote, body.id), quote)
      return toQuote(quote)
    },
  })

  summary.add(async (since) => {
    const lines = [
      countText(
        await privateQuotes.countSince(since, 'accepted'),
        'accepted quote',
        'accepted quotes',
      ),
      countText(
        await privateQuotes.countSince(since, 'declined'),
        'declined quote',
        'declined quotes',
      ),
    ]
    return lines.flatMap((text) =>
      text === null ? [] : [{ text, path: '/admin/pricing/quotes', isForAdmins: true }],
    )
  })
  analytics.addSource(async function* (since) {
    for await (const [quote, { at }] of privateQuotes.answeredSince(since, 'accepted'))
      yield { ...acceptedAction(quote, at, dayOf), at: at.getTime() }
    for await (const quote of editor.changes.ofRequestsSince(since)) yield* outcomesOf(quote)
  })

  /** Whether the viewer is signed in: it's their own company's or their customer's quote. */
  async function isOwn({ headers }: RequestSource): Promise<boolean> {
    const cookies = app.parseCookie(headers.cookie ?? '')
    const found = roles.map((role) => sessions.ofCookies(role, cookies))
    return (await Promise.all(found)).some(Boolean)
  }
  const pages = new CustomerPages({
    privateQuotes,
    pdfs,
    settings: quoteSettings,
    notifier,
    analytics,
    dayOf,
    log,
    leaveQuestion: mailer.sends ? leaveQuestion : null,
    hashOf: (network) => keyedHash(networkSecret, network),
    askerOf,
    isOwn,
  })
  serve(privateQuoteCalls, {
    view: async ({ params }, _, { request }) => (await pages.view(params.token, request.ip)).quote,
    accept: ({ params, body }, _, { request }) => pages.accept(params.token, body, request),
    decline: ({ params, body }, _, { request }) => pages.decline(params.token, body, request),
    ask: ({ params, body }, _, { request }) => pages.ask(params.token, body, request),
  })
  return pages
}
