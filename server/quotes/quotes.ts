/**
 * Quotes: the price list admins make them from, the saved ones, and the page a customer opens with
 * a private link. This is the subject's entry point: it wires the parts and serves their calls.
 * Admins are sent every change after it is stored.
 */
import { dayReader, hourReader } from '#shared/days'
import { quotesCalls } from '#shared/quotes/calls'
import { privateQuoteCalls } from '#shared/quotes/privateCalls'
import { roles } from '#shared/session/rules'
import type { RequestSource } from '../analytics/port'
import type { ServerContext } from '../context'
import { PeriodicTask } from '../jobs/periodicTask'
import type { EmailQueue } from '../mail/emailQueue'
import type { Sessions } from '../session/session'
import { keyedHash, ownSecret } from '../store/ownSecret'
import { type DailySummary, summaryLine, type TeamNotifier } from '../team/team'
import { catalog } from './catalog'
import { acceptedAction, outcomesOf, recordOutcomes } from './counted'
import type { StoredQuote } from './documents'
import { QuoteMailer } from './email/quoteMailer'
import { QuoteNotifier } from './email/quoteNotifier'
import { Reminders } from './email/reminders'
import { Pdfs } from './pdf/pdfs'
import { PrivateQuotes } from './privateQuotes'
import { QuoteEditor } from './quoteEditor'
import { CustomerPages, type LeaveQuestion, type QuotePages } from './quotePages'
import { serveSavedQuotes } from './serveSavedQuotes'
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
  context: ServerContext,
  { emails: queue, teamNotifier, summary, leaveQuestion, eraseAsker, sessions }: Parts,
): Promise<QuotePages> {
  const { app, serve, store, settings, live, analytics, now, onStop } = context
  const networkSecret = await ownSecret(store, 'network-key')
  const { timeZone, publicUrl } = settings
  const { log } = app
  const dayOf = dayReader(timeZone)
  const quoteSettings = new StoredSettings(store, dayOf)
  const editor = new QuoteEditor(store, dayOf, quoteSettings)
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

  serveSavedQuotes(context, {
    settings: quoteSettings,
    editor,
    mailer,
    notifier,
    pdfs,
    reminders,
    dayOf,
    notifyOfChange,
    eraseAsker,
  })

  summary.add(async (since) => {
    const lines = [
      summaryLine(
        await privateQuotes.countSince(since, 'accepted'),
        'accepted quote',
        'accepted quotes',
      ),
      summaryLine(
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
