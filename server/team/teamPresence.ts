/** Which teammates are here for visitors: those with an admin page open on any server. */
import type { Collection } from '../store/port'
import type { StoredTeammate } from './documents'
import { HeartbeatTracker } from './heartbeats'
import type { StoredHours } from './storedHours'

/** How often each server records who has an admin page open. */
export const hereEveryMs = 20_000
/** After two of these, and a little for the store. */
const closedAfterMs = 2.25 * hereEveryMs

export class TeamPresence {
  private readonly heartbeats = new HeartbeatTracker()

  constructor(
    private readonly teammates: Collection<StoredTeammate>,
    private readonly hours: StoredHours,
  ) {}

  /** All teammates by name, and whether each is here. */
  async read(): Promise<(StoredTeammate & { isHere: boolean })[]> {
    const found = await this.teammates.find({}, { sort: { name: 1 } }).toArray()
    this.heartbeats.observe(found)
    return found.map((one) => ({ ...one, isHere: this.heartbeats.isHere(one._id) }))
  }

  /** Whether a visitor who asks for a person now would get one. */
  isAnyAvailable(): Promise<boolean> {
    return this.isAnyAvailableWhere((id) => this.heartbeats.isHere(id))
  }

  /** Also counts teammates who haven't timed out since a restart, and may be back any moment. */
  mayAnyBeAvailable(): Promise<boolean> {
    return this.isAnyAvailableWhere((id) => !this.heartbeats.hasTimedOut(id))
  }

  private async isAnyAvailableWhere(matches: (id: string) => boolean): Promise<boolean> {
    const all = await this.read()
    const isAny = all.some(({ _id, isAvailable }) => isAvailable && matches(_id))
    return isAny && (await this.hours.isOpen())
  }

  /** Whether a teammate has an admin page open, as last recorded. */
  async hasPageOpen(id: string): Promise<boolean> {
    const { seenAt } = (await this.teammates.findOne({ _id: id })) ?? {}
    return seenAt !== undefined && Math.abs(Date.now() - seenAt.getTime()) < closedAfterMs
  }

  /** Of these ids, the teammates who aren't here or no longer exist. */
  async offlineAmong(ids: readonly string[]): Promise<string[]> {
    await this.read()
    return ids.filter((id) => !this.heartbeats.isHere(id))
  }

  /** Of these ids, those unavailable by their switch or the hours, even with an admin page open. */
  async awayAmong(ids: readonly string[]): Promise<string[]> {
    if (!(await this.hours.isOpen())) return [...ids]
    const away = (await this.read()).filter(({ isAvailable }) => !isAvailable)
    return ids.filter((id) => away.some(({ _id }) => _id === id))
  }

  /**
   * Of these ids, the teammates who timed out or no longer exist. After a restart, a teammate who
   * isn't here hasn't timed out yet.
   */
  async timedOutAmong(ids: readonly string[]): Promise<string[]> {
    await this.read()
    return ids.filter((id) => this.heartbeats.hasTimedOut(id))
  }
}
