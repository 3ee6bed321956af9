/** Which of the site's pages admins have switched, in the store. A page without a record is on. */
import type { Store, Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    pageSwitches: PageSwitch
  }
}

/** The id is the page's path. */
interface PageSwitch extends Stored {
  isOn: boolean
  at: Date
  /** The session that switched it. */
  session: string
  signedInAt: Date
}

export class PageSwitches {
  private readonly records

  constructor(store: Store) {
    this.records = store.collection('pageSwitches')
  }

  async all(): Promise<Map<string, PageSwitch>> {
    const found = await this.records.find({}).toArray()
    return new Map(found.filter(isWhole).map((one) => [one._id, one]))
  }

  /** The last write wins, since each sets a state instead of toggling it. */
  async save({ _id, ...values }: PageSwitch): Promise<void> {
    await this.records.updateOne({ _id }, { $set: values }, { upsert: true })
  }

  /** Paths of the pages that Whisper doesn't read. */
  async off(): Promise<string[]> {
    const all = await this.all()
    return [...all.values()].filter(({ isOn }) => !isOn).map(({ _id }) => _id)
  }
}

/** Malformed records are ignored. */
function isWhole({ isOn, at, signedInAt }: PageSwitch): boolean {
  return typeof isOn === 'boolean' && at instanceof Date && signedInAt instanceof Date
}
