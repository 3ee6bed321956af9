/** What customers did with their quotes lately, for the dashboard. */
import type { FastifyBaseLogger } from 'fastify'
import { CustomerEvent } from '#shared/quotes/records'
import type { Collection, Store } from '../store/port'
import { readable } from '../store/readable'
import { standingAcceptance, type StoredEvent, type StoredQuote, toSummary } from './documents'
import { latestFirst } from './quoteList'

/** With the hour that a change of the clocks adds. */
const longestDayMs = 25 * 3_600_000
/** Teammates' changes and reminders are among the latest, too: a hundred may be sent at once. */
const maxRead = 1_000
const maxEvents = 20

const listed: ReadonlySet<string> = new Set(CustomerEvent.shape.what.options)

export class CustomerEvents {
  private readonly quotes: Collection<StoredQuote>

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.quotes = store.collection('quotes')
  }

  /** The latest first. */
  async latest(): Promise<CustomerEvent[]> {
    const projection = { earlier: 0, mails: 0, words: 0, earlierTokens: 0 } as const
    const options = { sort: latestFirst.sort, limit: maxRead, projection }
    const found: StoredQuote[] = []
    let times: number[] = []
    for await (const quote of this.quotes.find({}, options)) {
      // Nothing happened to this one or the others since then.
      if ((times[maxEvents - 1] ?? 0) >= quote.updatedAt.getTime()) break
      const events = listedIn(quote)
      if (events.length === 0) continue
      found.push(quote)
      times = [...times, ...events.map(({ at }) => at.getTime())].sort((a, b) => b - a)
    }
    const events = await readable(found, eventsOf, this.log)
    return events
      .flat()
      .sort((a, b) => b.at - a.at)
      .slice(0, maxEvents)
  }

  /** Number of quotes opened today and not accepted today. */
  async countSeenToday(): Promise<number> {
    const today = this.dayOf(new Date())
    let count = 0
    const changed = { $gte: new Date(Date.now() - longestDayMs) }
    for await (const { history } of this.quotes.find({ updatedAt: changed })) {
      const whats = history.filter(({ at }) => this.dayOf(at) === today).map(({ what }) => what)
      if (whats.includes('seen') && !whats.includes('accepted')) count += 1
    }
    return count
  }
}

/** Of a revision's visits the first; not what an admin made of what the customer had accepted. */
function listedIn({ history }: StoredQuote): StoredEvent[] {
  return history.filter(({ what, revision, isCustomers }, index) => {
    if (!listed.has(what)) return false
    if (what === 'seen')
      return index === history.findIndex((one) => one.what === 'seen' && one.revision === revision)
    return isCustomers || !standingAcceptance({ revision, history: history.slice(0, index) })
  })
}

/** Throws if the record doesn't fit the schema. */
function eventsOf(stored: StoredQuote): CustomerEvent[] {
  const quote = toSummary(stored)
  return listedIn(stored).map((event) =>
    CustomerEvent.parse({
      ...event,
      // A teammate's name and words aren't the customer's.
      by: event.isCustomers ? event.by : '',
      reason: event.isCustomers ? event.reason : '',
      quote,
      at: event.at.getTime(),
    }),
  )
}
