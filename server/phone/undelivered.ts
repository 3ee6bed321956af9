/**
 * Texts that could not be sent or did not arrive, for admins: until somebody dismisses them, or until
 * what they belong to is erased. Those to one number for the same reason are one line, so that a flood
 * over the daily limit is not a flood of lines.
 */
import type { Undelivered } from '#shared/phone/records'
import type { Collection, Store } from '../store/port'
import type { OutgoingText } from './documents'

const mostRead = 500
const mostTold = 50

export class UndeliveredTexts {
  private readonly texts: Collection<OutgoingText>

  constructor(store: Store) {
    this.texts = store.collection<OutgoingText>('texts')
  }

  async list(): Promise<{ undelivered: Undelivered[]; isMore: boolean }> {
    const found = await this.texts
      .find({ failedAt: { $exists: true } }, { sort: { failedAt: -1 }, limit: mostRead })
      .toArray()
    const lines = new Map<string, Undelivered>()
    for (const text of found) {
      const line = lines.get(lineOf(text))
      if (line) line.count += 1
      else lines.set(lineOf(text), present(text))
    }
    const all = [...lines.values()]
    return {
      undelivered: all.slice(0, mostTold),
      isMore: all.length > mostTold || found.length === mostRead,
    }
  }

  /** All up to a moment, or of those only what stands in one line with a text. */
  async dismiss(until: Date, id?: string): Promise<void> {
    const one = id === undefined ? undefined : await this.texts.findOne({ _id: id })
    if (one === null) return
    const gone = this.texts.find({
      failedAt: { $lte: until },
      ...(one ? { key: one.key } : {}),
    })
    for await (const text of gone) {
      if (one && lineOf(text) !== lineOf(one)) continue
      await this.texts.updateOne({ _id: text._id }, { $unset: { failedAt: '' } })
    }
  }
}

const lineOf = ({ key, problem }: OutgoingText) => `${key} ${problem}`

function present(text: OutgoingText): Undelivered {
  const { _id, at, failedAt = at, lastDigits = '', problem = '', conversationId } = text
  return {
    id: _id,
    at: failedAt.getTime(),
    count: 1,
    what: _id.slice(0, _id.indexOf('.')),
    lastDigits,
    problem,
    ...(conversationId === undefined ? {} : { conversationId }),
  }
}
