/** Which of the site's pages admins have switched, in the store. A page that nobody switched is on. */
import type { Store, Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    pageSwitches: PageSwitch
  }
}

/** Its id is the page's path. */
export interface PageSwitch extends Stored {
  isOn: boolean
  at: Date
  /** The session that did it: admins have no names of their own. */
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

  /** Of two at the same moment the later one stands: each says what it wants, not that it changes. */
  async save({ _id, ...values }: PageSwitch): Promise<void> {
    await this.records.updateOne({ _id }, { $set: values }, { upsert: true })
  }

  /** The paths of the pages that Whisper does not read. */
  async off(): Promise<string[]> {
    const all = await this.all()
    return [...all.values()].filter(({ isOn }) => !isOn).map(({ _id }) => _id)
  }
}

/** A record that does not fit is as if it were not there. */
function isWhole({ isOn, at, signedInAt }: PageSwitch): boolean {
  return typeof isOn === 'boolean' && at instanceof Date && signedInAt instanceof Date
}
