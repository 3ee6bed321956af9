/** The company's hours, in the store; read every time, so that all servers agree. */
import { type Hours, hoursText, isOpen, nextOpening, openingText } from '#shared/team/hours'
import { Hours as HoursRecord } from '#shared/team/records'
import type { Collection, Store, Stored } from '../store/port'

const factId = 'hours'

export class StoredHours {
  private readonly facts: Collection<Stored & { hours?: Hours | null }>

  constructor(
    store: Store,
    readonly timeZone: string,
  ) {
    this.facts = store.collection('facts')
  }

  /** Null if none are set. */
  async read(): Promise<Hours | null> {
    const stored = await this.facts.findOne({ _id: factId })
    const read = HoursRecord.safeParse(stored?.hours)
    return read.success ? read.data : null
  }

  async save(hours: Hours | null): Promise<void> {
    await this.facts.updateOne({ _id: factId }, { $set: { hours } }, { upsert: true })
  }

  async isOpen(now = Date.now()): Promise<boolean> {
    const hours = await this.read()
    return hours === null || isOpen(hours, now, this.timeZone)
  }

  /** For visitors: the week's hours, and when a person is back; each only if it is known. */
  async inWords(now = Date.now()): Promise<{ hours?: string; back?: string }> {
    const hours = await this.read()
    if (!hours) return {}
    const text = hoursText(hours, now, this.timeZone)
    const next = isOpen(hours, now, this.timeZone) ? null : nextOpening(hours, now, this.timeZone)
    return {
      ...(text !== '' && { hours: text }),
      ...(next && { back: openingText(next, now, this.timeZone) }),
    }
  }
}
