/**
 * One collection's part of the list. Failures for the same number or address with the same reason
 * are one line, so that a flood over the daily limit isn't a flood of lines.
 */
import type { LinkWay } from '#shared/linkWays'
import type { TeamRole } from '#shared/team/rules'
import { purposeOf } from '#shared/undelivered/causes'
import type { Undelivered } from '#shared/undelivered/records'
import { anyTime } from '../jobs/due'
import type { Collection, Store } from '../store/port'
import type { Undeliverable } from './documents'

const maxRead = 500
/** What becomes of those that are neither on their way nor with their recipients. */
const undelivered = ['failed', 'refused', 'dead', 'withheld']

export class UndeliveredSource {
  private readonly stored: Collection<Undeliverable>

  constructor(
    store: Store,
    collection: 'texts' | 'emails',
    private readonly way: LinkWay,
  ) {
    this.stored = store.collection<Undeliverable>(collection)
  }

  /** Latest first; `isMore` if not everything was read. */
  async list(reader: TeamRole): Promise<{ lines: Undelivered[]; isMore: boolean }> {
    const found = await this.stored
      .find({ failedAt: anyTime }, { sort: { failedAt: -1 }, limit: maxRead })
      .toArray()
    const lines = new Map<string, Undelivered>()
    for (const one of found.filter(mayRead(reader))) {
      const line = lines.get(lineOf(one))
      if (line) line.count += 1
      else lines.set(lineOf(one), this.present(one))
    }
    return { lines: [...lines.values()], isMore: found.length === maxRead }
  }

  /** By cause, why those of these causes weren't delivered, dismissed or not. */
  async problemsOf(causes: readonly string[]): Promise<[cause: string, problem: string][]> {
    const ended = { _id: { $in: [...causes] }, state: { $in: undelivered } }
    const found = await this.stored.find(ended).toArray()
    return found.map(({ _id, problem = '' }) => [_id, problem])
  }

  /** Dismisses what is in one line with `id`, up to a moment. */
  async dismiss(reader: TeamRole, until: Date, id: string): Promise<void> {
    const one = await this.stored.findOne({ _id: id })
    if (one === null) return
    for await (const other of this.stored.find({ failedAt: { $lte: until }, key: one.key })) {
      if (!mayRead(reader)(other) || lineOf(other) !== lineOf(one)) continue
      await this.stored.updateOne({ _id: other._id }, { $unset: { failedAt: '' } })
    }
  }

  private present(one: Undeliverable): Undelivered {
    const { _id, at, failedAt = at, problem = '', conversationId } = one
    return {
      id: _id,
      way: this.way,
      at: failedAt.getTime(),
      count: 1,
      problem,
      what: whatOf(one),
      to: one.masked ?? `… ${one.lastDigits ?? ''}`,
      ...(conversationId === undefined ? {} : { conversationId }),
    }
  }
}

/** The first part of its cause. */
const whatOf = ({ _id }: Undeliverable) => _id.slice(0, _id.indexOf('.'))

const mayRead = (reader: TeamRole) => (one: Undeliverable) =>
  reader === 'admin' || !purposeOf(whatOf(one)).isForAdmins

const lineOf = ({ key, problem }: Undeliverable) => `${key} ${problem}`
