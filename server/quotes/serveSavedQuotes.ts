/** What teammates do with saved quotes, over HTTP. Each change is recorded and shown to admins. */
import { savedQuoteCalls } from '#shared/quotes/calls'
import type { By, ActivityInput } from '../activity/port'
import type { ServerContext } from '../context'
import { attachment } from '../http/attachment'
import { Refusal } from '../http/refusal'
import type { Changed } from './changes'
import { quotesCsv } from './csv'
import { CustomerEvents } from './customerEvents'
import { type StoredQuote, toQuote } from './documents'
import { activityOf, type QuoteMailer } from './email/quoteMailer'
import type { QuoteNotifier } from './email/quoteNotifier'
import type { Reminders } from './email/reminders'
import { acceptedPdfName, type Pdfs } from './pdf/pdfs'
import { QuoteCreator } from './quoteCreator'
import type { QuoteEditor } from './quoteEditor'
import { QuoteList } from './quoteList'
import type { StoredSettings } from './storedSettings'

interface Parts {
  settings: StoredSettings
  editor: QuoteEditor
  mailer: QuoteMailer
  notifier: QuoteNotifier
  pdfs: Pdfs
  reminders: Reminders
  dayOf: (at: Date) => string
  notifyOfChange: (quote: StoredQuote) => void
  eraseAsker: (conversationId: string) => Promise<void>
}

export function serveSavedQuotes(
  { app: { log }, serve, store, settings: { publicUrl }, live, activity }: ServerContext,
  parts: Parts,
): void {
  const { settings, editor, mailer, notifier, pdfs, reminders } = parts
  const { dayOf, notifyOfChange, eraseAsker } = parts
  const creator = new QuoteCreator(store, dayOf)
  const list = new QuoteList(store, dayOf, log)
  const customerEvents = new CustomerEvents(store, dayOf, log)
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
  serve(savedQuoteCalls, {
    settings: () => settings.read(),
    saveSettings: async ({ body }, session) => {
      const saved = await settings.save(body)
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
        live.adminsOnly.emit('quoteRemoved', { id })
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
}
