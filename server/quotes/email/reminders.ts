/** Reminds customers once, days before an unanswered quote expires. Off until Settings say when. */
import type { FastifyBaseLogger } from 'fastify'
import { written } from '#shared/content/written'
import { dayMs } from '#shared/days'
import { PeriodicTask } from '../../jobs/periodicTask'
import type { Changes } from '../changes'
import { hasLink, type StoredQuote } from '../documents'
import type { StoredSettings } from '../storedSettings'
import type { QuoteNotifier } from './quoteNotifier'

const checkEveryMs = 15 * 60_000
/** Hours of the company's day, so that nobody is reminded at night. */
const firstHour = 9
const lastHour = 18

interface Parts {
  changes: Changes
  settings: StoredSettings
  notifier: QuoteNotifier
  dayOf: (at: Date) => string
  hourOf: (at: Date) => number
  now: () => number
  log: FastifyBaseLogger
}

export class Reminders {
  /** Checks what is due. */
  readonly task: PeriodicTask

  constructor(private readonly parts: Parts) {
    const failed = (err: unknown) =>
      parts.log.warn({ err }, 'sending quote reminders failed, retrying')
    this.task = new PeriodicTask(checkEveryMs, () => this.remindDue(), failed)
  }

  private async remindDue(): Promise<void> {
    const { changes, settings, dayOf, hourOf, now, log } = this.parts
    const { remindDays } = await settings.read()
    const hour = hourOf(new Date(now()))
    if (remindDays === 0 || hour < firstHour || hour >= lastHour) return
    const today = dayOf(new Date(now()))
    const last = dayOf(new Date(now() + remindDays * dayMs))
    for await (const { _id } of changes.expiring(today, last)) {
      // One that fails is reminded at the next check, and stops no other.
      try {
        await this.remind(_id)
      } catch (err) {
        log.warn({ err, quote: _id }, 'sending a quote reminder failed, retrying')
      }
    }
  }

  private async remind(_id: string): Promise<void> {
    const { notifier, changes } = this.parts
    // Read again, because customers and admins act while a long list is worked through.
    const quote = await changes.find(_id)
    if (
      quote?.status !== 'sent' ||
      !hasLink(quote) ||
      !notifier.canEmail(quote) ||
      isReminded(quote)
    )
      return
    // First the email, which its cause limits to one, then the record.
    await notifier.emailReminder(quote, written(quote.validUntil))
    const { quote: reminded, isNew } = await changes.ofAny(_id, (current) => {
      if (isReminded(current)) return null
      const { revision } = quote
      const event = { revision, what: 'reminded', by: '', isCustomers: false, reason: '' } as const
      return { $push: { history: { ...event, at: new Date() } } }
    })
    if (isNew) notifier.notifyAdmins(reminded)
  }
}

function isReminded({ revision, history }: StoredQuote): boolean {
  return history.some((event) => event.what === 'reminded' && event.revision === revision)
}
