/** The company's hours, in the store; read every time, so that all servers agree. */
import { type Hours, hoursText, isOpen, nextOpening, openingText } from '#shared/team/hours'
import { Hours as HoursRecord } from '#shared/team/records'
import { changedMeanwhile } from '../http/refusal'
import { updateIfUnchanged } from '../store/concurrentWrites'
import type { Collection, Store, Stored } from '../store/port'

const _id = 'hours'

interface Revised {
  /** Null if none are set. */
  hours: Hours | null
  rev: number
}

export class StoredHours {
  private readonly facts: Collection<Stored & Partial<Revised>>

  constructor(
    store: Store,
    readonly timeZone: string,
  ) {
    this.facts = store.collection('facts')
  }

  /** Null if none are set. */
  async read(): Promise<Hours | null> {
    return (await this.readRevised()).hours
  }

  async readRevised(): Promise<Revised> {
    const stored = await this.facts.findOne({ _id })
    const read = HoursRecord.safeParse(stored?.hours)
    return { hours: read.success ? read.data : null, rev: stored?.rev ?? 0 }
  }

  async save({ hours, rev }: Revised): Promise<void> {
    if (!(await updateIfUnchanged(this.facts, { _id, rev }, { hours }))) throw changedMeanwhile()
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
