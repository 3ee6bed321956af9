/** What quotes say and when customers are reminded; read every time, so that all servers agree. */
import type { Received } from '#shared/contract'
import { defaultPaper } from '#shared/paper'
import { QuoteSettings, type savedQuoteCalls } from '#shared/quotes/calls'
import type { Conditions } from '#shared/quotes/records'
import type { Collection, Store, Stored } from '../store/port'

/** Until an admin writes other steps. */
const afterAcceptance = [
  'We call you to set a date.',
  'Our installer comes to your site.',
  'We test the first call with you before we leave.',
]

const factId = 'quote-settings'

export class StoredSettings {
  private readonly facts: Collection<Stored & { settings?: QuoteSettings }>

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
  ) {
    this.facts = store.collection('facts')
  }

  async read(): Promise<QuoteSettings> {
    const stored = await this.facts.findOne({ _id: factId })
    const read = QuoteSettings.safeParse({ paper: defaultPaper, ...stored?.settings })
    if (read.success) return read.data
    return {
      ...{ terms: [], termsSince: null, next: afterAcceptance, remindDays: 0 },
      paper: defaultPaper,
    }
  }

  async save(written: Received<(typeof savedQuoteCalls)['saveSettings']['body']>) {
    const before = await this.read()
    const isSame = written.terms.join('\n') === before.terms.join('\n')
    const since = written.terms.length > 0 ? this.dayOf(new Date()) : null
    const settings = {
      ...written,
      paper: written.paper ?? before.paper,
      termsSince: isSame ? before.termsSince : since,
    }
    await this.facts.updateOne({ _id: factId }, { $set: { settings } }, { upsert: true })
    return settings
  }

  /** For a quote that is sent now. */
  async conditions(): Promise<Conditions | null> {
    const { terms: lines, termsSince: since } = await this.read()
    return lines.length > 0 && since !== null ? { lines, since } : null
  }
}
