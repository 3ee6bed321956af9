/** What quotes say and when customers are reminded; read every time, so that all servers agree. */
import type { Received } from '#shared/contract'
import { defaultPaper } from '#shared/paper'
import { QuoteSettings, type savedQuoteCalls } from '#shared/quotes/calls'
import type { Conditions } from '#shared/quotes/records'
import { changedMeanwhile } from '../http/refusal'
import { updateIfUnchanged } from '../store/concurrentWrites'
import { fieldsIn } from '../store/fieldsIn'
import type { Collection, Store, Stored } from '../store/port'

/** Until an admin writes other steps. */
const afterAcceptance = [
  'We call you to set a date.',
  'Our installer comes to your site.',
  'We test the first call with you before we leave.',
]

const _id = 'quote-settings'

export class StoredSettings {
  private readonly facts: Collection<
    Stored & { settings?: Partial<Omit<QuoteSettings, 'rev'>>; rev?: number }
  >

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
  ) {
    this.facts = store.collection('facts')
  }

  async read(): Promise<QuoteSettings> {
    const { settings, rev = 0 } = (await this.facts.findOne({ _id })) ?? {}
    const unset = {
      terms: [],
      termsSince: null,
      next: afterAcceptance,
      remindDays: 0,
      paper: defaultPaper,
      rev,
    }
    const read = QuoteSettings.safeParse({ ...unset, ...settings })
    return read.success ? read.data : unset
  }

  async save({
    texts,
    ...others
  }: Received<(typeof savedQuoteCalls)['saveSettings']['body']>): Promise<QuoteSettings> {
    const $set = fieldsIn('settings', { ...others, ...(texts && (await this.dated(texts))) })
    if (texts) {
      if (!(await updateIfUnchanged(this.facts, { _id, rev: texts.rev }, $set)))
        throw changedMeanwhile()
    } else if (Object.keys($set).length > 0)
      await this.facts.updateOne({ _id }, { $set }, { upsert: true })
    return this.read()
  }

  /** The same terms keep their date. */
  private async dated({ terms, next }: Pick<QuoteSettings, 'terms' | 'next'>) {
    const before = await this.read()
    const isSame = terms.join('\n') === before.terms.join('\n')
    const since = terms.length > 0 ? this.dayOf(new Date()) : null
    return { terms, next, termsSince: isSame ? before.termsSince : since }
  }

  /** For a quote that is sent now. */
  async conditions(): Promise<Conditions | null> {
    const { terms: lines, termsSince: since } = await this.read()
    return lines.length > 0 && since !== null ? { lines, since } : null
  }
}
